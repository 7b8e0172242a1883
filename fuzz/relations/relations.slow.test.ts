import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE_MS } from '../../src/kit/shared/time/durations.ts';
import { sizePath } from '../../src/people/photos/files/paths.ts';
import { type Endpoint, endpoints } from '../endpoints.ts';
import { openFixtures } from '../fixtures.ts';
import { choicesOf, makeInput } from '../inputs.ts';
import { draftOf } from '../mutations/draft.ts';
import { openSender, write } from '../requests.ts';
import { type Actor, actors, openActors } from './actors.ts';

/** What is served besides the contract and belongs to somebody. */
const FILES = [
  ...['photos.read', 'photos.upload', 'identity.submit', 'identity.picture'],
  ...['invoices.read', 'personalData.file', 'profileHoroscopes.file', 'safety.photo', 'live'],
];
/** What is the same for everybody. */
const PUBLIC = ['gateway.events', 'sms.reports', 'catalog', 'openapi', 'site.logoFile', 'site.accent'];
/** All endpoints of the contract, and the pages that members open. */
const ELSEWHERE = [/ \/api\/\*$/, /^GET \/api\/notifications\/unsubscribe\/:token$/];
const isStaffs = ({ access }: Endpoint) => typeof access === 'object';
const rows = endpoints
  .filter(({ name, path }) => path.startsWith('/api/') && !PUBLIC.includes(name))
  // Last, because decisions of the staff change what others find.
  .toSorted((one, other) => Number(isStaffs(one)) - Number(isStaffs(other)));

let fixtures: Awaited<ReturnType<typeof openFixtures>>;
let sender: ReturnType<typeof openSender>;
let people: Awaited<ReturnType<typeof openActors>>;
beforeAll(async () => {
  fixtures = await openFixtures();
  sender = openSender(fixtures.port);
  people = await openActors(fixtures.site);
}, MINUTE_MS);
afterAll(async () => {
  sender?.close();
  await fixtures?.close();
});

/** Returns the fields where the fuzz would choose anybody, or what only one request may have. */
async function fieldsOf({ name }: Endpoint): Promise<Record<string, unknown>> {
  switch (name) {
    case 'profiles.read':
    case 'interests.between':
    case 'contactDetails.read':
    case 'profileHoroscopes.read':
    case 'profileHoroscopes.file':
    case 'messages.between':
      return { id: people.partner.publicId };
    case 'messages.send':
      return { message: randomUUID() };
    case 'photos.read': {
      const { app } = fixtures.site;
      const { id } = await fixtures.prepare(
        { name: 'safety.reportPhoto' } as Endpoint,
        choicesOf(1, name, 0),
      );
      const { storage_key } = await app.db
        .selectFrom('photos')
        .select('storage_key')
        .where('id', '=', id as string)
        .executeTakeFirstOrThrow();
      await app.storage.put(sizePath(storage_key, 'large'), Buffer.from('a picture'));
      return { id, size: 'large' };
    }
    default:
      // The first page: a cursor belongs to one person's list.
      return { cursor: undefined };
  }
}

async function statusFor(endpoint: Endpoint, actor: Actor): Promise<number> {
  const given = await fixtures.prepare(endpoint, choicesOf(1, endpoint.name, actors.indexOf(actor)));
  const input = makeInput(choicesOf(1, endpoint.name, 0), endpoint, {
    ...given,
    ...(await fieldsOf(endpoint)),
  });
  const cookie = await people.arrange(actor);
  const request = write(draftOf(endpoint, input));
  request.headers = { 'user-agent': 'relations', ...(cookie ? { cookie } : {}), ...request.headers };
  const { status, headers } = await sender.send(request);
  if (headers['set-cookie'] || /^(accounts|managers)\./.test(endpoint.name)) people.forget();
  return status;
}

/** Returns what no endpoint may answer, whatever the table lists. */
function findWrong({ access, name }: Endpoint, of: Record<Actor, number>): string[] {
  const wrong: string[] = [];
  const expectAll = (some: Actor[], status: number) => {
    for (const actor of some)
      if (of[actor] !== status) wrong.push(`${name} by ${actor}: ${of[actor]}, not ${status}`);
  };
  if (of.suspended !== of.visitor) wrong.push(`${name} answers a suspended account otherwise than a visitor`);
  if (access === 'member' || access === 'manager') expectAll(['ex-manager', 'staff'], 403);
  if (access === 'manager') expectAll(['viewer'], 403);
  if (access !== 'visitor' && typeof access === 'string') expectAll(['visitor'], 401);
  if (isStaffs({ access } as Endpoint))
    expectAll(
      actors.filter((actor) => actor !== 'staff'),
      404,
    );
  for (const actor of actors) if (of[actor] >= 500) wrong.push(`${name} by ${actor}: ${of[actor]}`);
  return wrong;
}

test('whatever is served beside the contract is listed with the endpoints', () => {
  const listed = endpoints.map(({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`);
  const unlisted = fixtures.routes.filter(
    (route) => / \/api\//.test(route) && !listed.includes(route) && !ELSEWHERE.some((one) => one.test(route)),
  );
  expect(unlisted).toEqual([]);
});

// Reviewed as the access of an endpoint is: each number is what somebody may do to somebody else's things.
test(
  'every endpoint, for each kind of person',
  async () => {
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(FILES));
    const width = Math.max(...rows.map(({ name }) => name.length));
    const lines = [[''.padEnd(width), ...actors].join('  ')];
    const wrong: string[] = [];
    for (const endpoint of rows) {
      const of = {} as Record<Actor, number>;
      for (const actor of actors) of[actor] = await statusFor(endpoint, actor);
      wrong.push(...findWrong(endpoint, of));
      const cells = actors.map((actor) => String(of[actor]).padEnd(actor.length));
      lines.push([endpoint.name.padEnd(width), ...cells].join('  ').trimEnd());
    }
    expect(wrong).toEqual([]);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./relations.txt');
  },
  10 * MINUTE_MS,
);
