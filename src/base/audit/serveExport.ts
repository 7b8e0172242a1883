import { Readable } from 'node:stream';
import type { I18n } from '@lingui/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { requireStaff } from '../../kit/api/call.ts';
import { csvLine } from '../../kit/api/lists/csv.ts';
import { refuse } from '../../kit/api/refusals.ts';
import type { Viewer } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import { originOf } from '../../kit/http/http.ts';
import { i18nFor } from '../../kit/locale/i18n.ts';
import { type Capability, can } from '../../kit/shared/api/capabilities.ts';
import { code, codeOfIssue } from '../../kit/shared/api/errorCode.ts';
import { findUnstorable } from '../../kit/shared/api/text.ts';
import { cleanInput } from '../../kit/shared/text/clean.ts';
import { dayInIndia } from '../../kit/shared/time/clock.ts';
import { recordAudit } from './audit.ts';

export type ViewerOf = (request: FastifyRequest) => Promise<Viewer | null>;
type Subject = Parameters<typeof recordAudit>[1]['subject'];
/** Rows that are in memory at a time. */
export const EXPORT_BATCH = 500;

type Export<Input extends z.ZodType> = {
  /** The address, /api/staff/{name}.csv. */
  name: string;
  /** The file is called so, with the day. */
  file: string;
  capability: Capability;
  input: Input;
  kind: (Subject & { id: string })['kind'];
  /** What the audit log records of the request: not what was typed, which may be somebody's name or address. */
  noted(sent: z.output<Input>): Record<string, unknown>;
  /** Both in the language of the colleague who exports. */
  headings(i18n: I18n): readonly string[];
  /** Yields the lines of a batch at a time, at least once; the next one is read once the one before it has been taken. */
  batches(sent: z.output<Input>, i18n: I18n): AsyncGenerator<Parameters<typeof csvLine>[0][]>;
};

/** Serves a staff list as CSV in parts to staff with the capability; the audit log records it before the first line is sent. */
export function serveExport<Input extends z.ZodType>(
  http: FastifyInstance,
  app: App,
  viewerOf: ViewerOf,
  { name, file, capability, input, kind, noted, headings, batches }: Export<Input>,
): void {
  async function* write(sent: z.output<Input>, i18n: I18n): AsyncGenerator<string> {
    // Excel reads UTF-8 only after this mark.
    let begin = `\ufeff${csvLine([...headings(i18n)])}`;
    for await (const rows of batches(sent, i18n)) {
      yield `${begin}${rows.map(csvLine).join('')}`;
      begin = '';
    }
  }

  http.get(`/api/staff/${name}.csv`, async (request, reply) => {
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
    const viewer = await viewerOf(request);
    const sent = input.safeParse(cleanInput(request.query));
    const [issue] = sent.error?.issues ?? [];
    const wrong = issue
      ? { [String(issue.path[0] ?? 'form')]: codeOfIssue(issue) }
      : findUnstorable(request.query);
    const refusal = !viewer?.staff
      ? refuse.notFound()
      : !can(viewer, capability)
        ? refuse.forbidden(code('role_required'))
        : Object.keys(wrong).length > 0
          ? refuse.invalid(wrong)
          : null;
    if (refusal || !sent.success) return reply.code(refusal?.status ?? 422).send(refusal?.toJSON());
    const actor = requireStaff({ viewer, client: originOf(request) });
    const i18n = i18nFor(viewer?.locale ?? 'en');
    await app.db.transaction().execute((tx) =>
      recordAudit(tx, {
        actor,
        action: 'export',
        subject: { kind, id: 'csv' },
        now: app.clock(),
        after: noted(sent.data),
      }),
    );
    const parts = write(sent.data, i18n);
    // Read before the answer begins: where the database is away, it is an error and no file.
    const first = await parts.next();
    async function* whole() {
      if (!first.done) yield first.value;
      yield* parts;
    }
    return reply
      .header('content-disposition', `attachment; filename="${file}-${dayInIndia(app.clock())}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(Readable.from(whole(), { objectMode: false, highWaterMark: 64 * 1024 }));
  });
}
