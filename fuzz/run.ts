import { pick } from '../seed/random.ts';
import { type Actor, actors } from './actors.ts';
import { type Endpoint, endpoints } from './endpoints.ts';
import { openFixtures } from './fixtures.ts';
import { choicesOf, fieldsOf, makeInput } from './inputs.ts';
import { judge } from './judge.ts';
import { draftOf } from './mutations/draft.ts';
import { mutate, sweep } from './mutations/mutate.ts';
import { type Answer, openSender, type Request, write } from './requests.ts';

export type Options = {
  seed: number;
  requests: number;
  /** Name of one endpoint; it gets as many requests as in a whole run. */
  only?: string;
  /** Index of one request of that endpoint. */
  index?: number;
};

type Finding = {
  endpoint: string;
  index: number;
  actor: Actor;
  wrong: string[];
  done: string[];
  request: Request;
  answer: Answer | null;
  faults: string[];
};

export type Report = {
  requests: number;
  seconds: number;
  statuses: Record<string, number>;
  findings: Finding[];
  /** Endpoints without a successful valid request. */
  unreached: string[];
  /** Faults after all requests were sent. */
  after: string[];
};

/** Of so many requests to an endpoint the first is valid and by an actor with access, then some valid ones by others. */
const ROUND = 8;
const VALID = 2;

/** Returns how many requests an endpoint gets: the more fields it has, the more. */
function shares(requests: number): Map<Endpoint, number> {
  const weightOf = ({ input }: Endpoint) => 1 + 3 * (input ? fieldsOf(input).length : 0);
  const whole = endpoints.reduce((sum, endpoint) => sum + weightOf(endpoint), 0);
  return new Map(
    endpoints.map((endpoint) => [endpoint, Math.max(2, Math.round((requests * weightOf(endpoint)) / whole))]),
  );
}

/**
 * Sends requests to every endpoint: first a valid one by an actor with access, then valid ones by others and mutated
 * ones. One after the other, so that the same seed finds the same again.
 */
export async function fuzz({ seed, requests, only, index: one }: Options): Promise<Report> {
  const wanted = [...shares(requests)].filter(([{ name }]) => !only || name === only);
  if (wanted.length === 0) throw new Error(`There is no endpoint ${only}.`);
  const fixtures = await openFixtures();
  const sender = openSender(fixtures.port);
  const faults: string[] = [];
  fixtures.site.app.log.error = (...words: unknown[]) => void faults.push(JSON.stringify(words));
  const unhandled = (reason: unknown) => void faults.push(`Nobody waited for: ${reason}`);
  process.on('unhandledRejection', unhandled);

  const report: Report = { requests: 0, seconds: 0, statuses: {}, findings: [], unreached: [], after: [] };
  const reached = new Set<string>();
  const began = performance.now();

  async function sendOne(endpoint: Endpoint, index: number): Promise<void> {
    const next = choicesOf(seed, endpoint.name, index);
    const owner = fixtures.ownerOf(endpoint);
    const given = await fixtures.prepare(endpoint, next);
    const draft = draftOf(endpoint, makeInput(next, endpoint, given));
    const valid = index % ROUND < VALID;
    const actor = index % ROUND === 0 || (!valid && next() < 0.7) ? owner : pick(next, actors);
    // Every other mutated one goes through the worst values, one field after the other.
    if (!valid) {
      const place = Math.floor(index / ROUND) * (ROUND - VALID) + (index % ROUND) - VALID;
      if (endpoint.input && place % 2 === 0) sweep(draft, endpoint, seed, place / 2);
      else mutate(draft, next);
    }

    const request = write(draft);
    const cookie = await fixtures.cookieOf(actor);
    request.headers = {
      'user-agent': 'fuzz',
      'x-forwarded-for': `10.${index % 250}.${Math.floor(next() * 250)}.1`,
      ...(cookie ? { cookie } : {}),
      ...request.headers,
    };
    if (endpoint.name === 'gateway.events' && next() < 0.8) {
      request.headers['x-razorpay-signature'] ??= fixtures.sign(request.body ?? '');
    }
    if (endpoint.name === 'sms.reports' && next() < 0.8)
      request.path += `${request.path.includes('?') ? '&' : '?'}secret=${fixtures.smsSecret}`;
    const before = faults.length;
    let answer: Answer | null = null;
    let wrong: string[] = [];
    try {
      answer = await sender.send(request);
      wrong = judge(endpoint, actor, draft, request, answer);
    } catch (error) {
      // The server may close the connection during a body that it has refused.
      if (!draft.expects.has(413)) wrong = [`no answer: ${(error as Error).message}`];
    }
    // A login takes the place of the session that the request came with.
    const loggedIn = answer?.headers['set-cookie'] !== undefined;
    if (loggedIn || endpoint.name.startsWith('accounts.') || draft.astray) fixtures.forget();
    const logged = faults.slice(before);
    if (logged.length > 0) wrong.push('a fault was logged');
    report.requests++;
    const status = String(answer?.status ?? 'none');
    report.statuses[status] = (report.statuses[status] ?? 0) + 1;
    if (answer && answer.status < 300 && valid && actor === owner) reached.add(endpoint.name);
    if (wrong.length > 0) {
      report.findings.push({
        endpoint: endpoint.name,
        index,
        actor,
        wrong,
        done: draft.done,
        request,
        answer,
        faults: logged,
      });
    }
  }

  try {
    const laps = Math.max(...wanted.map(([, share]) => share));
    for (let index = one ?? 0; index < (one === undefined ? laps : one + 1); index++) {
      for (const [endpoint, share] of wanted)
        if (index < share || one !== undefined) await sendOne(endpoint, index);
    }
    report.unreached = wanted
      .map(([{ name }]) => name)
      .filter((name) => !reached.has(name) && !fixtures.isSpared(name));
    report.seconds = (performance.now() - began) / 1000;
    const before = faults.length;
    report.after = [...(await findDamage(fixtures.site, sender)), ...faults.slice(before)];
    return report;
  } finally {
    process.off('unhandledRejection', unhandled);
    sender.close();
    await fixtures.close();
  }
}

/** Returns faults after the run, as sentences: the site must serve, and every task that requests left must succeed. */
async function findDamage(
  site: Awaited<ReturnType<typeof openFixtures>>['site'],
  sender: ReturnType<typeof openSender>,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const path of ['/readyz', '/api/profiles', '/api/plans', '/']) {
    const { status } = await sender.send({ method: 'GET', path, headers: {}, body: null });
    if (status !== 200) wrong.push(`GET ${path} answers ${status}`);
  }
  await site.workOff();
  const { rows } = await site.app.pool.query<{ task_identifier: string; last_error: string }>(
    'select task_identifier, last_error from graphile_worker.jobs where last_error is not null limit 20',
  );
  return [...wrong, ...rows.map((row) => `the task ${row.task_identifier} fails: ${row.last_error}`)];
}

/** Describes a finding, with the command that repeats it. */
export function describe({ seed, requests }: Options, it: Finding): string {
  const { method, path, headers, body } = it.request;
  const answered = it.answer ? `${it.answer.status} ${it.answer.text.slice(0, 500)}` : 'nothing';
  return [
    `${it.endpoint}, by ${it.actor}: ${it.wrong.join('; ')}`,
    `  npm run fuzz -- --seed ${seed} --requests ${requests} --only ${JSON.stringify(it.endpoint)} --at ${it.index}`,
    `  changed: ${it.done.join(' | ') || 'nothing'}`,
    `  ${method} ${path.slice(0, 500)}`,
    `  ${JSON.stringify(headers).slice(0, 500)}`,
    `  ${body === null ? '(no body)' : JSON.stringify(String(body).slice(0, 500))}`,
    `  answered: ${answered}`,
    ...it.faults.map((fault) => `  logged: ${fault.slice(0, 1500)}`),
  ].join('\n');
}
