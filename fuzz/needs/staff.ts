import { sql } from 'kysely';
import type { StaffRole } from '../../src/kit/shared/api/capabilities.ts';
import { DAY_MS } from '../../src/kit/shared/time/durations.ts';
import { insertChallenge } from '../../src/people/accounts/secondFactor/challenges.ts';
import { newRecoveryCodes } from '../../src/people/accounts/secondFactor/codes.ts';
import { replaceRecoveryCodes } from '../../src/people/accounts/secondFactor/factorStore.ts';
import { hashRecoveryCodes } from '../../src/people/accounts/secondFactor/recovery.ts';
import { hashToken, newToken } from '../../src/people/accounts/tokens/tokens.ts';
import type { Needs } from './need.ts';
import type { World } from './world.ts';

/** Returns what requests about the team, second factors and the audit log need. */
export function staffNeeds({ site, db }: World): Needs {
  let made = 0;

  /** Adds a colleague that no other request needs. */
  async function addColleague(role: StaffRole = 'editor') {
    made += 1;
    const { id } = await db
      .insertInto('accounts')
      .values({ email: `colleague-${made}@example.com`, password_hash: 'none' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { public_id } = await db
      .insertInto('staff')
      .values({ account_id: id, name: 'Lata Menon', role })
      .returning('public_id')
      .executeTakeFirstOrThrow();
    return { account: id, id: public_id };
  }

  const colleague = async () => ({ id: (await addColleague()).id });

  async function addInvitation() {
    made += 1;
    const token = newToken();
    const { id } = await db
      .insertInto('staff_invitations')
      .values({
        email: `invited-${made}@example.com`,
        role: 'editor',
        invited_by: sql`(select account_id from staff where role = 'admin' and ended_at is null limit 1)`,
        token_hash: hashToken(token),
        created_at: site.app.clock(),
        expires_at: new Date(site.app.clock().getTime() + DAY_MS),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, token };
  }

  const invitation = async () => ({ id: (await addInvitation()).id });
  const token = async () => ({ token: (await addInvitation()).token });
  const password = 'a quiet river 12 आशा';
  const itself = 'It would need a phone, or lock the run out of its own account.';

  return {
    'accounts.passSecondFactor': {
      actor: 'visitor',
      fields: async () => {
        const { account } = await addColleague();
        const codes = newRecoveryCodes();
        const hashes = await hashRecoveryCodes(codes);
        await db.transaction().execute((tx) => replaceRecoveryCodes(tx, account, hashes));
        const token = newToken();
        await insertChallenge(db, {
          tokenHash: hashToken(token),
          accountId: account,
          purpose: 'login',
          passkeyChallenge: null,
          expiresAt: new Date(site.app.clock().getTime() + DAY_MS),
        });
        return { token, code: codes[0]!, passkey: undefined };
      },
    },
    'accounts.secondFactor': { actor: 'support' },
    'accounts.beginAuthenticator': { actor: 'support' },
    'accounts.confirmAuthenticator': { actor: 'support', spared: itself },
    'accounts.renewRecoveryCodes': { actor: 'support', spared: itself },
    'accounts.turnOffSecondFactor': { actor: 'support', spared: itself },
    'accounts.beginPasskey': {
      actor: 'support',
      spared: 'A passkey belongs to a name, and the site of the run has an address only.',
    },
    'accounts.addPasskey': { actor: 'support', spared: itself },
    'accounts.removePasskey': { actor: 'support', spared: itself },
    'staff.team': {},
    'staff.invite': {
      fields: () => {
        made += 1;
        return { email: `new-colleague-${made}@example.com` };
      },
    },
    'staff.resendInvitation': { fields: invitation },
    'staff.withdrawInvitation': { fields: invitation },
    'staff.changeRole': { fields: colleague },
    'staff.endAccess': { fields: colleague },
    'staff.restoreAccess': {
      fields: async () => {
        const { account, id } = await addColleague();
        await db
          .updateTable('staff')
          .set({ ended_at: site.app.clock() })
          .where('account_id', '=', account)
          .execute();
        return { id };
      },
    },
    'staff.resetSecondFactor': {
      fields: async () => {
        const { account, id } = await addColleague();
        await db
          .insertInto('staff_authenticators')
          .values({ account_id: account, secret: 'sealed', confirmed_at: site.app.clock() })
          .execute();
        return { id };
      },
    },
    'staff.rename': { actor: 'support' },
    'staff.invitation': { actor: 'visitor', fields: token },
    'staff.acceptInvitation': {
      actor: 'visitor',
      fields: async () => ({ ...(await token()), password, confirmPassword: password }),
    },
    'audit.list': { fields: () => ({ cursor: undefined, who: undefined, from: undefined, to: undefined }) },
    'audit.people': {},
    'audit.verify': { fields: () => ({ cursor: undefined }) },
  };
}
