import { z } from 'zod';
import type { SmsAdapter, SmsOutcome, SmsReport } from './gateway.ts';
import { isSameSecret, post } from './post.ts';
import { type SmsTemplate, smsTemplateKeys } from './templates.ts';

const MISSING = `must have an id for each of ${smsTemplateKeys.join(', ')}, as ${smsTemplateKeys[0]}=65a1…,${smsTemplateKeys[1]}=65a2…`;

/** The ids of templates, as `code=65a1…,person_consent=65a2…`. */
const templates = z.string().transform((text, on) => {
  const pairs = text.split(',').map((pair) => pair.split('=').map((part) => part.trim()));
  const ids = Object.fromEntries(pairs) as Record<SmsTemplate, string>;
  if (smsTemplateKeys.every((key) => /^\w+$/.test(ids[key] ?? ''))) return ids;
  on.addIssue(MISSING);
  return z.NEVER;
});

const account = z.object({
  MSG91_AUTH_KEY: z.string(),
  MSG91_TEMPLATES: templates,
  MSG91_WEBHOOK_SECRET: z
    .string()
    .regex(/^[\w-]{20,}$/, 'must have 20 letters, digits, - and _ or more')
    .optional(),
});

/** The most characters that a variable of a registered template (DLT) may have. */
const PIECE = 40;

/**
 * Returns the variables of a message. A longer value comes in pieces as well, `link1`, `link2`, … for `link`:
 * msg91.com/help/dlt-registration-in-india/error-description-sms-not-matched-with-dlt-template
 */
function variablesOf(parameters: Record<string, string>): Record<string, string> {
  const pieces = Object.entries(parameters).flatMap(([name, value]) =>
    (value.length > PIECE ? (value.match(/.{1,40}/gs) ?? []) : []).map((piece, at) => [
      `${name}${at + 1}`,
      piece,
    ]),
  );
  return { ...parameters, ...Object.fromEntries(pieces) };
}

const answered = z.object({
  type: z.string(),
  message: z.unknown(),
  code: z.union([z.string(), z.number()]).optional(),
});

const INVALID_NUMBER = '202';
/** Codes of errors that may pass: their database, no balance, a closed route, the same request within 10 s, a fault of theirs. */
const TEMPORARY = /^(001|002|301|306|311|601)$/;

/** Returns what an answer means. Errors have a code, a sentence, or both, and come with status 200, too. */
function outcomeOf(status: number, body: unknown): SmsOutcome {
  const answer = answered.safeParse(body).data;
  const sentence = String(answer?.message ?? '');
  if (status === 200 && answer?.type === 'success' && /^\w{1,100}$/.test(sentence))
    return { outcome: 'sent', id: sentence };
  const code = String(answer?.code ?? /^\d{3}$/.exec(sentence)?.[0] ?? '');
  const why = `${status} ${/^\w{1,6}$/.test(code) ? code : ''}`.trim();
  if (status === 401 || status === 403) return { outcome: 'misconfigured', why };
  if (answer?.type !== 'error' || status === 429 || status >= 500 || TEMPORARY.test(code))
    return { outcome: 'unavailable', why };
  const isNumber = code ? code === INVALID_NUMBER : /\b(mobile|phone)\b/i.test(sentence);
  return isNumber ? { outcome: 'wrong_number', why } : { outcome: 'misconfigured', why };
}

const report = z.object({ requestId: z.string().max(100), status: z.union([z.string(), z.number()]) });
const batch = z.array(
  z.object({ requestId: report.shape.requestId, report: z.array(report.pick({ status: true })) }),
);

/** The states after which there is no news: failed, refused by the register of numbers (NDNC), rejected, blocked. */
const FAILED = new Set(['2', '9', '16', '17', '25']);

function reportOf(id: string, status: string): SmsReport[] {
  if (status === '1') return [{ id, state: 'delivered', why: '' }];
  return FAILED.has(status) ? [{ id, state: 'failed', why: status }] : [];
}

/** Reads version 2 of the webhook (a form with JSON in `data`) and version 3 (JSON). */
function parseReports(text: string): SmsReport[] | 'unreadable' {
  try {
    const form = new URLSearchParams(text).get('data');
    if (form !== null)
      return batch
        .parse(JSON.parse(form))
        .flatMap((one) => one.report.flatMap(({ status }) => reportOf(one.requestId, String(status))));
    const { requestId, status } = report.parse(JSON.parse(text));
    return reportOf(requestId, String(status));
  } catch {
    return 'unreadable';
  }
}

/**
 * MSG91, whose templates hold the entity, header and template ids of DLT. Messages ('flow'): msg91.com/help/api and
 * api.msg91.com/apidoc/textsms/send-sms-flow.php, error codes: msg91.com/help/how-to-update-contact-details-for-billing-and-tech-alerts.
 * Reports: msg91.com/help/webhooks/how-can-i-get-the-delivery-reports-on-my-webhook-url; they are not signed, so the address has a secret.
 */
export const msg91: SmsAdapter<typeof account> = {
  name: 'msg91',
  title: 'MSG91',
  account,
  addresses: {
    api: { variable: 'MSG91_API_URL', url: 'https://control.msg91.com', domain: 'msg91.com' },
  },
  open(
    { MSG91_AUTH_KEY: authkey, MSG91_TEMPLATES: ids, MSG91_WEBHOOK_SECRET: secret },
    { apiUrl, timeoutMs },
  ) {
    return {
      name: 'msg91',
      async send({ to, template, parameters }) {
        const mobiles = to.replace(/^\+/, '');
        const answer = await post(`${apiUrl}/api/v5/flow`, {
          headers: { authkey, 'content-type': 'application/json' },
          body: JSON.stringify({
            template_id: ids[template],
            short_url: '0',
            recipients: [{ ...variablesOf(parameters), mobiles }],
          }),
          timeoutMs,
        });
        if ('unanswered' in answer) return { outcome: 'unavailable', why: answer.unanswered };
        return outcomeOf(answer.status, answer.body);
      },
      readReports({ body, query }) {
        if (!secret || !isSameSecret(query.get('secret') ?? '', secret)) return 'forged';
        return parseReports(body);
      },
    };
  },
};
