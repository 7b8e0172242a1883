import { randomBytes } from 'node:crypto';
import { type Answer, type Failure, openSmsServer, type SandboxOptions, type SmsSandbox } from './open.ts';

const newId = () => randomBytes(12).toString('hex');

const error = (status: number, message: string, code?: string): Answer => ({
  status,
  body: { type: 'error', message, ...(code ? { code } : {}) },
});

/** Errors come with status 200 or another one, with a code or only a sentence. */
const failures: Record<Exclude<Failure, 'silent' | 'junk'>, Answer> = {
  wrong_number: error(200, 'Invalid mobile number', '202'),
  wrong_key: error(401, 'Invalid authkey', '207'),
  no_template: error(400, 'Template ID missing or invalid'),
  busy: error(429, 'Too many requests'),
  error: error(200, 'Internal error. Please contact support for details', '601'),
};

/** The most characters of a variable of a registered template. */
const VARIABLE_MAX = 40;

type Flow = {
  template_id?: unknown;
  recipients?: ({ mobiles?: unknown } & Record<string, unknown>)[];
};

/** How many characters a link has beside PUBLIC_URL. */
const LINK_REST = 59;

/** The site's messages as its operator registers them, with as many pieces of a link as README says. */
const textsOf = (publicUrl: string) => ({
  code: '##secret## is your ##site## verification code. It works for ##minutes## minutes. Never share it.',
  person_consent:
    'Your family has created a profile for you on ##site##. See it and tell us if you agree: ' +
    Array.from(
      { length: Math.ceil((publicUrl.length + LINK_REST) / VARIABLE_MAX) },
      (_, n) => `##link${n + 1}##`,
    ).join(''),
});

/**
 * Starts a sandbox of MSG91 for development and tests, with the part of its protocol that the site uses
 * (api.msg91.com/apidoc/textsms/send-sms-flow.php,
 * msg91.com/help/webhooks/how-can-i-get-the-delivery-reports-on-my-webhook-url).
 * @param options.publicUrl of the site that sends
 */
export async function openSandbox({
  publicUrl = 'http://localhost:1',
  ...options
}: SandboxOptions & { publicUrl?: string } = {}): Promise<SmsSandbox> {
  const authKey = newId();
  const secret = newId();
  const templates = Object.entries(textsOf(publicUrl)).map(([key, text]) => ({ key, text, id: newId() }));
  const sandbox = await openSmsServer(options, (http, take) => {
    http.post('/api/v5/flow', async (request, reply) => {
      const refuse = ({ status, body }: Answer) => reply.code(status).send(body);
      if (request.headers.authkey !== authKey) return refuse(failures.wrong_key);
      const { template_id, recipients } = request.body as Flow;
      const template = templates.find(({ id }) => id === template_id);
      if (!template) return refuse(failures.no_template);
      const [recipient, ...others] = recipients ?? [];
      if (!recipient || others.length > 0) return refuse(error(400, 'recipients missing'));
      const { mobiles, ...variables } = recipient;
      if (!/^[1-9]\d{9,14}$/.test(String(mobiles))) return refuse(failures.wrong_number);
      const id = newId();
      return take(
        reply,
        { id, to: `+${mobiles}`, text: fill(template.text, variables) },
        {
          sent: { status: 200, body: { type: 'success', message: id } },
          failed: (how) => failures[how as keyof typeof failures],
        },
      );
    });
  });

  return {
    ...sandbox,
    variables: {
      MSG91_AUTH_KEY: authKey,
      MSG91_TEMPLATES: templates.map(({ key, id }) => `${key}=${id}`).join(','),
      MSG91_WEBHOOK_SECRET: secret,
      MSG91_API_URL: sandbox.url,
    },
    async report({ id, state, site, forged }) {
      const delivered = state === 'delivered';
      const data = [
        {
          senderId: 'HMSAFR',
          requestId: id,
          report: [
            {
              date: '2026-11-29 10:06:20',
              number: sandbox.sent.find((one) => one.id === id)?.to.slice(1),
              status: delivered ? '1' : '2',
              desc: delivered ? 'DELIVERED' : 'FAILED',
            },
          ],
          userId: '270000',
          campaignName: 'API',
        },
      ];
      const answer = await fetch(`${site}/api/sms/reports/msg91?secret=${forged ? newId() : secret}`, {
        method: 'POST',
        body: new URLSearchParams({ data: JSON.stringify(data) }),
      });
      return answer.status;
    },
  };
}

/** Fills a template as an operator checks it: each of its variables is there, with 40 characters at most. */
function fill(text: string, variables: Record<string, unknown>): string {
  return text.replaceAll(/##(\w+?)##/g, (_all, name: string) => {
    const value = variables[name];
    if (typeof value !== 'string' || value === '') throw new Error(`The template needs ${name}.`);
    if (value.length > VARIABLE_MAX) throw new Error(`${name} is too long for a registered template.`);
    return value;
  });
}
