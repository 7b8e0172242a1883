import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import { registration } from '../../../test/registration.ts';
import { findUntranslated } from '../../kit/locale/pseudo.ts';
import { tasks } from '../tasks.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

test.each(['mail_verification', 'mail_password_reset'] as const)(
  '%s has no word that is not in the catalog',
  async (name) => {
    const { body } = await site.visitor().post('/api/accounts', registration());
    const account = await site.accountOf(await site.idOf(body.id));
    await site.app.db.updateTable('accounts').set({ locale: 'en-XA' }).where('id', '=', account).execute();
    const email = await tasks.emails![name]!(site.app, { account });
    expect(email!.subject).toContain('⟦');
    expect(findUntranslated(`${email!.subject} ${email!.text}`, ['Humsafar'])).toEqual([]);
  },
);
