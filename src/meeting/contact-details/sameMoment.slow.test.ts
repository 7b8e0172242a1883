import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { addMember } from '../../../test/registration.ts';
import {
  addConnected,
  addCrowd,
  open,
  PHONE,
  read,
  setUp,
  site,
} from '../../../test/setup/contactDetails.ts';

setUp();

describe('at the same moment', () => {
  test('details that are opened while the acceptance is undone are shown, or not counted', async () => {
    for (let time = 0; time < 5; time++) {
      const { her, him } = await addConnected();
      await site.give(await site.accountOf(him.key), 'Gold');
      const { interests } = (await him.browser.get('/api/interests?box=received')).body;
      const [opening] = await Promise.all([
        open(him, her),
        him.browser.delete(`/api/interests/${interests[0].id}/acceptance`),
      ]);
      const shown = Boolean(opening.body.details);
      expect((await read(him, her)).body.left).toBe(shown ? 49 : 50);
      expect((await her.browser.get('/api/contact-views')).body.views).toHaveLength(shown ? 1 : 0);
    }
  });

  test('fifty requests for one profile use one contact view', async () => {
    const { her, him } = await addConnected();
    await site.give(await site.accountOf(him.key), 'Gold');
    const answers = await Promise.all(Array.from({ length: 50 }, () => open(him, her)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await read(him, her)).body.left).toBe(49);
    expect((await her.browser.get('/api/contact-views')).body.views).toHaveLength(1);
  });

  test('fifty different profiles with forty-nine left: forty-nine open, one is refused and sends nothing', async () => {
    const him = await addMember(site, { name: 'Aditya Joshi', gender: 'male', dateOfBirth: '1994-08-30' });
    const account = await site.accountOf(him.key);
    await site.give(account, 'Gold');
    const cast = await addCrowd(51);
    await site.app.db
      .insertInto('interests')
      .values(
        cast.map(({ id }) => ({
          sender_id: him.key,
          receiver_id: id,
          state: 'accepted',
          sent_at: new Date(),
          expires_at: new Date(),
        })),
      )
      .execute();
    const put = ({ public_id }: { public_id: string }) =>
      him.browser.put(`/api/profiles/${public_id}/contact`);
    expect((await put(cast[50]!)).body.left).toBe(49);
    const answers = await Promise.all(cast.slice(0, 50).map(put));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(49);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(1);
    expect(JSON.stringify(refused[0]!.body)).not.toContain('@humsafar.example');
    const { rows } = await sql<{ views: number; uses: number }>`
      select (select count(*)::int from contact_views where viewer_id = ${him.key}) as views,
        (select count(*)::int from entitlement_uses u join memberships m on m.id = u.membership_id
         where m.profile_id = ${him.key}) as uses`.execute(site.app.db);
    expect(rows[0]).toEqual({ views: 50, uses: 50 });
    const stranger = cast[answers.findIndex(({ status }) => status === 409)]!;
    expect((await him.browser.get(`/api/profiles/${stranger.public_id}/contact`)).body).toMatchObject({
      allowed: false,
      reason: 'used_up',
      left: 0,
      details: null,
    });
    // Details opened before stay open when the quota is used up.
    expect((await put(cast[50]!)).body).toMatchObject({
      allowed: true,
      details: { phone: { number: PHONE } },
    });
  });
});
