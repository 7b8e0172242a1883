import { between, type Chance, pick } from '../../seed/random.ts';
import { termsVersion } from '../../src/base/site/legal.ts';
import { DEMO_PASSWORD } from '../../src/base/site/samples.ts';
import { hashPassword } from '../../src/people/accounts/passwords/password.ts';
import {
  insertEmailChange,
  type LinkColumn,
  setLinkHash,
} from '../../src/people/accounts/settings/emailChangeStore.ts';
import { putCode } from '../../src/people/accounts/settings/phoneStore.ts';
import { insertToken } from '../../src/people/accounts/tokens/tokenStore.ts';
import { hashToken, newToken } from '../../src/people/accounts/tokens/tokens.ts';
import { cast, emailOf, FORGETFUL, PARTNER } from '../actors.ts';
import { uuid } from '../inputs.ts';
import type { Needs } from './need.ts';
import type { World } from './world.ts';

const names = ['Nandini Deshpande', 'आशा पाटील', 'Md. Imran O’Neil', 'க. செல்வி'];
const password = (next: Chance) => `a quiet river ${between(next, 10, 99)} आशा`;

/** Returns what requests about accounts, sessions and profiles need. */
export function accountNeeds({ site, db, profileOf, me, listed }: World): Needs {
  async function token(purpose: 'verify_email' | 'reset_password') {
    const token = newToken();
    const { account_id } = await profileOf(FORGETFUL);
    const now = site.app.clock();
    await insertToken(db, {
      hash: hashToken(token),
      accountId: account_id,
      purpose,
      now,
      expiresAt: new Date(now.getTime() + 1e9),
    });
    return token;
  }

  /** A change of an address that waits, with the token of one of its links. */
  async function changeToken(link: LinkColumn) {
    const token = newToken();
    const { account_id } = await profileOf(FORGETFUL);
    const now = site.app.clock();
    // Its own address: later requests name it.
    const email = emailOf(FORGETFUL);
    const expiresAt = new Date(now.getTime() + 1e9);
    const change = await db.transaction().execute((tx) =>
      insertEmailChange(tx, {
        accountId: account_id,
        emailBefore: email,
        email,
        oldConfirmedAt: null,
        now,
        expiresAt,
      }),
    );
    await setLinkHash(db, change, link, hashToken(token));
    return token;
  }

  return {
    'accounts.logIn': {
      fields: (next) => {
        const access = pick(next, ['member', 'staff'] as const);
        return { email: emailOf(access === 'staff' ? 'admin' : PARTNER), password: DEMO_PASSWORD, access };
      },
    },
    'accounts.endSession': {
      fields: async () => {
        await site.as(cast.member!);
        const { id } = await db
          .selectFrom('sessions')
          .select('id')
          .where('account_id', '=', me.account_id)
          .orderBy('created_at', 'desc')
          .executeTakeFirstOrThrow();
        return { id };
      },
    },
    'accounts.verifyEmail': { fields: async () => ({ token: await token('verify_email') }) },
    'accounts.acceptTerms': { fields: () => ({ version: termsVersion(site.app) }) },
    'accounts.resendVerification': { actor: 'unverified' },
    'accounts.requestPasswordReset': {
      fields: (next) => ({
        email: pick(next, [emailOf(FORGETFUL), 'nobody@example.com', 'A.B+c@Example.co.in']),
      }),
    },
    'accounts.resetPassword': {
      fields: async (next) => {
        const chosen = password(next);
        return { token: await token('reset_password'), password: chosen, confirmPassword: chosen };
      },
    },
    'accounts.changePassword': {
      // Back to itself: others log in with it.
      fields: () => ({
        currentPassword: DEMO_PASSWORD,
        password: DEMO_PASSWORD,
        confirmPassword: DEMO_PASSWORD,
      }),
    },
    'accounts.confirm': { fields: () => ({ password: DEMO_PASSWORD }) },
    'accounts.changeEmail': {
      fields: (next) => ({ email: `changed-${uuid(next)}@example.com`, password: DEMO_PASSWORD }),
    },
    'accounts.confirmEmailChange': {
      fields: async () => ({ token: await changeToken('new_hash') }),
    },
    'accounts.stopEmailChange': {
      fields: async () => ({ token: await changeToken('old_hash') }),
    },
    'accounts.sendPhoneCode': {
      fields: (next) => ({ phone: `98${between(next, 10_000_000, 99_999_999)}` }),
    },
    'accounts.verifyPhone': {
      fields: async (next) => {
        const now = site.app.clock();
        const [secret, phone] = ['271828', `+9197${between(next, 10_000_000, 99_999_999)}`];
        const expiresAt = new Date(now.getTime() + 1e9);
        const hash = await hashPassword(secret);
        await db
          .transaction()
          .execute((tx) => putCode(tx, { accountId: me.account_id, phone, hash, now, expiresAt }));
        return { code: secret };
      },
    },
    'profiles.changePrivacy': {
      fields: (next) => ({ managedBy: pick(next, ['self', 'parents', 'sibling', 'friend', 'relative']) }),
    },
    'profiles.hide': { actor: 'unverified', fields: () => ({ reason: 'break', days: 7 }) },
    'profiles.switch': { fields: () => ({ id: me.public_id }) },
    'profiles.add': {
      fields: (next) => ({
        name: pick(next, names),
        dateOfBirth: `${between(next, 1970, 2000)}-0${between(next, 1, 9)}-${between(next, 10, 28)}`,
        religion: 'hindu',
        motherTongue: pick(next, ['Marathi', 'Hindi', 'Tamil']),
      }),
    },
    'profiles.register': {
      fields: (next) => {
        const chosen = password(next);
        return {
          name: pick(next, names),
          dateOfBirth: `${between(next, 1970, 2000)}-0${between(next, 1, 9)}-${between(next, 10, 28)}`,
          religion: 'hindu',
          motherTongue: pick(next, ['mr', 'hi', 'ta']),
          email: `new-${uuid(next)}@example.com`,
          phone: pick(next, ['9822012345', '+91 98220 12345', '+442071838750', '09822012345']),
          password: chosen,
          confirmPassword: chosen,
        };
      },
    },
    'profiles.read': { fields: (next) => ({ id: pick(next, listed).public_id }) },
  };
}
