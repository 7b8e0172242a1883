import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import { addMember } from '../../../test/registration.ts';
import { addStaff } from '../../../test/staff.ts';

let site: Test;
let support: Awaited<ReturnType<typeof addStaff>>;
let colleague: Awaited<ReturnType<typeof addStaff>>;
beforeAll(async () => {
  site = await openTest();
  support = await addStaff(site, 'Ravi Menon', 'support');
  colleague = await addStaff(site, 'Sunita Rao', 'support');
});
afterAll(() => site.close());

type Side = Awaited<ReturnType<typeof addMember>>;

async function premium(plan = 'Platinum') {
  const her = await addMember(site);
  await site.give(await site.accountOf(her.key), plan);
  return her;
}
const ask = (her: Side, entitlement: string, message = 'Please look at our horoscopes.') =>
  her.browser.post('/api/requests', { entitlement, message });
const mine = async (her: Side) => (await her.browser.get('/api/requests')).body;
type Seen = { id: string; updatedAt: string };
const takeUp = (actor: typeof support, { id, updatedAt }: Seen) =>
  actor.put(`/api/staff/requests/${id}`, { state: 'in_progress', updatedAt });
const answer = (actor: typeof support, { id, updatedAt }: Seen, words: string | null = 'We have rung you.') =>
  actor.put(`/api/staff/requests/${id}`, { state: 'done', answer: words, updatedAt });

describe('requests to the team', () => {
  test('goes from the member to staff and back, with one email when it is answered', async () => {
    const her = await premium();
    const words = '<b>Two</b> horoscopes & one question';
    const asked = await ask(her, 'astrology_consultation', `  ${words}  `);
    expect(asked).toMatchObject({ status: 200, body: { state: 'open', message: words, answer: null } });

    const seen = (await support.get('/api/staff/requests')).body.items.find(
      ({ id }: Seen) => id === asked.body.id,
    );
    expect(seen).toMatchObject({
      member: { name: 'Nandini Deshpande', publicId: her.id },
      plan: 'Platinum',
      takenBy: null,
      mine: false,
    });
    const taken = await takeUp(support, seen);
    expect(taken.body).toMatchObject({ state: 'in_progress', takenBy: 'Ravi Menon', mine: true });
    expect(await mine(her)).toMatchObject([{ state: 'in_progress', answer: null }]);

    const done = await answer(support, taken.body, 'Your stars <agree> & smile.');
    expect(done.body).toMatchObject({ state: 'done', answer: 'Your stars <agree> & smile.' });
    expect(await mine(her)).toMatchObject([{ state: 'done', answer: 'Your stars <agree> & smile.' }]);
    await site.workOff();
    const sentEmails = site.mail.filter(
      ({ to, subject }) => to === her.email && /^Our team replied/.test(subject),
    );
    expect(sentEmails).toHaveLength(1);
    expect(sentEmails[0]!.text).toContain('astrology consultation');
    expect(sentEmails[0]!.text).not.toContain('Your stars');
    expect((await support.get('/api/staff/requests?state=done')).body.items[0]).toMatchObject({
      id: asked.body.id,
    });
  });

  test("sends the member's browser an event", async () => {
    const her = await premium();
    const received: string[][] = [];
    const account = await site.accountOf(her.key);
    const stop = site.app.live.listen(account, (topics) => received.push(topics));
    const { body } = await ask(her, 'priority_support');
    await takeUp(support, body);
    // Notifications of the registration may still be pending.
    await expect
      .poll(() => received.filter((topics) => topics.includes('requests')))
      .toEqual([
        ['requests', 'memberships'],
        ['requests', 'memberships'],
      ]);
    stop();
  });

  test('one of a kind is open at a time, also when ten come at once', async () => {
    const her = await premium();
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(her, 'enhanced_privacy')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect(answers.find(({ status }) => status === 409)!.body.message).toMatch(
      /already have an open request/,
    );
    expect((await ask(her, 'verification_assistance')).status).toBe(200);
    const first = (await mine(her)).find(
      ({ entitlement }: { entitlement: string }) => entitlement === 'enhanced_privacy',
    );
    await answer(support, first);
    expect((await ask(her, 'enhanced_privacy')).status).toBe(200);
    expect(await mine(her)).toHaveLength(3);
  });

  test("is limited to the plan's quota, where there is one", async () => {
    const her = await addMember(site);
    const account = await site.accountOf(her.key);
    await site.give(account, 'Platinum');
    await site.app.db
      .updateTable('membership_entitlements')
      .set({ quota: 1 })
      .where('entitlement', '=', 'astrology_consultation')
      .where('membership_id', 'in', (db) =>
        db.selectFrom('memberships').select('id').where('profile_id', '=', her.key),
      )
      .execute();
    const { body } = await ask(her, 'astrology_consultation');
    expect((await ask(her, 'astrology_consultation')).body.message).toMatch(/already/);
    await answer(support, body);
    expect(await ask(her, 'astrology_consultation')).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('all the requests of this kind in your plan') },
    });
  });

  test.each([
    ['nothing', { entitlement: 'priority_support', message: '  ' }, 'message'],
    ['too much', { entitlement: 'priority_support', message: 'x'.repeat(2001) }, 'message'],
    ['what cannot be kept', { entitlement: 'priority_support', message: 'a\0b' }, 'message'],
    ['what no person fulfils', { entitlement: 'chat', message: 'Hello' }, 'entitlement'],
    ['what does not exist', { entitlement: 'moon', message: 'Hello' }, 'entitlement'],
  ])('with %s is refused at its field', async (_what, sent, field) => {
    const her = await premium('Gold');
    expect(await her.browser.post('/api/requests', sent)).toMatchObject({
      status: 422,
      body: { data: { fields: { [field]: { message: expect.any(String) } } } },
    });
    expect(await mine(her)).toEqual([]);
  });

  test("is for members, and nobody sees another member's requests", async () => {
    const her = await premium();
    await ask(her, 'priority_support');
    const other = await addMember(site);
    expect(await mine(other)).toEqual([]);
    expect((await site.visitor().get('/api/requests')).status).toBe(401);
    expect((await support.get('/api/requests')).status).toBe(403);
  });
});

describe('staff', () => {
  test('only support and admins see the queue or change a request', async () => {
    const her = await premium();
    const { body } = await ask(her, 'priority_support');
    const editor = await addStaff(site, 'Anil Das', 'editor');
    for (const [who, status] of [
      [editor, 403],
      [her.browser, 404],
      [site.visitor(), 404],
    ] as const) {
      expect((await who.get('/api/staff/requests')).status).toBe(status);
      expect((await takeUp(who, body)).status).toBe(status);
      expect((await answer(who, body)).status).toBe(status);
    }
    expect(await mine(her)).toMatchObject([{ state: 'open' }]);
    const admin = await site.as('admin');
    expect((await takeUp(admin, body)).body.takenBy).toBe('Kamala Iyer');
    const nobody = { id: '3d2c7a52-3f0e-4f8e-9a61-0f6a2f6f2f10', updatedAt: body.updatedAt };
    expect((await takeUp(support, nobody)).status).toBe(404);
    expect((await takeUp(support, { ...nobody, id: 'x' })).status).toBe(422);
  });

  test('two who claim the same: one has it, the other sees who', async () => {
    for (let round = 0; round < 5; round++) {
      const { body } = await ask(await premium(), 'priority_support');
      const [a, b] = await Promise.all([takeUp(support, body), takeUp(colleague, body)]);
      expect([a.status, b.status].sort()).toEqual([200, 409]);
      const [won, lost] = a.status === 200 ? [a, b] : [b, a];
      expect(lost.body.message).toBe(`${won.body.takenBy} is handling it.`);
    }
  });

  test('two who answer the same: the member gets one answer and one email', async () => {
    const her = await premium();
    const { body } = await ask(her, 'priority_support');
    const answers = await Promise.all([answer(support, body, 'One.'), answer(colleague, body, 'Two.')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await site.workOff();
    expect(
      site.mail.filter(({ to, subject }) => to === her.email && /^Our team replied/.test(subject)),
    ).toHaveLength(1);
  });

  test('a request may be taken over from a colleague, who then cannot answer it any more', async () => {
    const { body } = await ask(await premium(), 'priority_support');
    const taken = await takeUp(support, body);
    expect(await answer(colleague, taken.body)).toMatchObject({
      status: 409,
      body: { message: 'Ravi Menon is handling it.' },
    });
    const over = await takeUp(colleague, taken.body);
    expect(over.body).toMatchObject({ takenBy: 'Sunita Rao', mine: true });
    expect((await answer(support, taken.body)).body.message).toBe('Sunita Rao is handling it.');
    expect((await answer(colleague, over.body)).status).toBe(200);
    expect((await takeUp(support, over.body)).body.message).toBe('Sunita Rao has already replied.');
  });

  test('a claim ends an hour later', async () => {
    const { body } = await ask(await premium(), 'priority_support');
    const taken = await takeUp(support, body);
    const inState = async (state: string) =>
      (await support.get(`/api/staff/requests?state=${state}`)).body.items.find(
        ({ id }: Seen) => id === body.id,
      );
    expect(await inState('in_progress')).toMatchObject({ mine: true, overdue: false });
    site.travel(0.05);
    expect(await inState('in_progress')).toBeUndefined();
    expect(await inState('open')).toMatchObject({ state: 'open', takenBy: null, mine: false });
    // The first colleague may still answer, unless another has claimed it by then.
    const over = await takeUp(colleague, taken.body);
    expect(over.body).toMatchObject({ takenBy: 'Sunita Rao', mine: true });
    expect((await answer(support, over.body)).status).toBe(409);
    site.travel(1);
    expect(await inState('open')).toMatchObject({ overdue: true });
    expect((await answer(support, over.body)).status).toBe(200);
    site.travel(-1.05);
  });

  test('repeating a change has no effect, and an answer needs text', async () => {
    const { body } = await ask(await premium(), 'priority_support');
    const taken = await takeUp(support, body);
    expect((await takeUp(support, body)).body).toEqual(taken.body);
    for (const words of [null, '  ']) {
      expect(await answer(support, taken.body, words)).toMatchObject({
        status: 422,
        body: { data: { fields: { answer: { message: 'Please enter a reply.' } } } },
      });
    }
    const done = await answer(support, taken.body);
    expect((await answer(support, taken.body)).body).toEqual(done.body);
    expect((await answer(support, done.body, 'Something else.')).status).toBe(409);
  });

  test('see what is due first, so priority support before the others, in pages without gaps or duplicates', async () => {
    const later = await openTest();
    const admin = await later.as('admin');
    const first: string[] = [];
    const rest: string[] = [];
    for (let i = 0; i < 7; i++) {
      const her = await addMember(later);
      await later.give(await later.accountOf(her.key), 'Platinum');
      for (const kind of [
        'astrology_consultation',
        'priority_support',
        'relationship_manager',
        'enhanced_privacy',
      ]) {
        (kind === 'priority_support' ? first : rest).push((await ask(her, kind)).body.id);
      }
    }
    const found: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { body }: { body: { items: Seen[]; nextCursor: string | null; open: number } } = await admin.get(
        `/api/staff/requests${cursor && `?cursor=${cursor}`}`,
      );
      expect(body.open).toBe(28);
      found.push(...body.items.map(({ id }) => id));
      cursor = body.nextCursor;
    }
    expect(found).toEqual([...first, ...rest]);
    expect((await admin.get('/api/staff/requests?cursor=nonsense')).status).toBe(422);
    // Overdue since before any other is due.
    const oldest = rest.at(-1)!;
    await later.app.pool.query(
      `update requests set created_at = created_at - interval '4 days' where id = $1`,
      [oldest],
    );
    const [top] = (await admin.get('/api/staff/requests')).body.items;
    expect(top).toMatchObject({ id: oldest, overdue: true });
    await later.close();
  });
});

test('after the plan has ended, existing requests can still be seen and answered; new ones are refused', async () => {
  const her = await addMember(site);
  const account = await site.accountOf(her.key);
  await site.give(account, 'Diamond');
  const { body } = await ask(her, 'relationship_manager');
  await site.app.db
    .updateTable('memberships')
    .set({ ends_at: new Date(site.app.clock().getTime() - 1000) })
    .where('profile_id', '=', her.key)
    .execute();
  expect(await mine(her)).toMatchObject([{ id: body.id, state: 'open' }]);
  expect((await ask(her, 'priority_support')).status).toBe(403);
  expect((await answer(support, body)).status).toBe(200);
  expect(await mine(her)).toMatchObject([{ answer: 'We have rung you.' }]);
});
