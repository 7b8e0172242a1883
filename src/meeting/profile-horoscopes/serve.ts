import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findPrintedLogo } from '../../base/site/logo/logo.ts';
import { readLogo, readSite } from '../../base/site/read.ts';
import { consume } from '../../kit/api/limits/limits.ts';
import { refuse } from '../../kit/api/refusals.ts';
import type { Member, Viewer } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { CHART_STYLES } from '../../people/horoscopes/shared/chartStyle.ts';
import { profileId } from '../../people/profiles/contract.ts';
import { readHoroscope } from './readHoroscope.ts';

/** Rate limit: drawing a page takes CPU time. */
const A_MINUTE = 20;

/**
 * Serves GET /api/profiles/{id}/horoscope.pdf in the viewer's language: the match of a profile with the viewer's, or
 * for the viewer's own profile its chart. Answers 404 to viewers who would not see it on the page.
 */
export async function serveHoroscopes(
  http: FastifyInstance,
  app: App,
  viewerOf: (request: FastifyRequest) => Promise<Viewer | null>,
): Promise<void> {
  http.get<{ Params: { id: string }; Querystring: { convention?: string; chart?: string } }>(
    '/api/profiles/:id/horoscope.pdf',
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store').header('vary', 'cookie');
      const viewer = await viewerOf(request);
      if (!viewer) return reply.code(401).send(refuse.unauthorized().toJSON());
      const wait = await consume(app.db, app.clock, {
        key: `horoscopes of ${viewer.accountId}`,
        max: A_MINUTE,
        windowSeconds: 60,
      });
      if (wait > 0) return reply.code(429).send(refuse.tooMany(wait, code('horoscopes_too_often')).toJSON());
      const id = profileId.safeParse(request.params.id);
      const { convention, chart } = request.query;
      const shown =
        id.success && viewer.profile
          ? await readHoroscope(
              app,
              viewer as Member,
              id.data,
              convention === 'raman' ? 'raman' : 'astrosage',
            ).catch(nullWhenNotFound)
          : null;
      if (!shown || !(shown.own ? shown.person.chart : shown.match)) {
        return reply.code(404).send(refuse.notFound().toJSON());
      }
      // Fonts and shaper take a fifth of a second to load, so they are loaded on first use.
      const { printHoroscope } = await import('./pdf/print.ts');
      const chartStyle = CHART_STYLES.find((one) => one === chart) ?? shown.chartStyle;
      const { name, accent } = readSite(app);
      const logo = readLogo(app);
      const about = {
        site: name,
        accent: accent ?? undefined,
        logo: logo ? await findPrintedLogo(app.db, logo.id) : undefined,
        createdAt: app.clock(),
        locale: viewer.locale,
      };
      return (
        reply
          .header('content-disposition', `inline; filename="horoscope-${id.data}.pdf"`)
          .header('x-robots-tag', 'noindex')
          // The browser's own PDF viewer is an embedded object to the content security policy.
          .header(
            'content-security-policy',
            "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
          )
          .type('application/pdf')
          .send(await printHoroscope({ ...shown, chartStyle }, about))
      );
    },
  );
}

function nullWhenNotFound(error: unknown): null {
  if (error instanceof Error && 'status' in error && error.status === 404) return null;
  throw error;
}
