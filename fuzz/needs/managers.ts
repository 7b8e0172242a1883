import { pick } from '../../seed/random.ts';
import { tasks } from '../../src/app/worker.ts';
import { workOff } from '../../src/kit/jobs/jobs.ts';
import { hashToken, newToken } from '../../src/people/accounts/tokens/tokens.ts';
import { uuid } from '../inputs.ts';
import type { Needs } from './need.ts';
import type { World } from './world.ts';

const password = 'a quiet river 12 आशा';

/** Returns what requests about managers, downloads and deletion need. */
export function managerNeeds({ site, db, me }: World): Needs {
  /** Leaves the member alone with the profile, so that there is room. */
  async function clear() {
    await db
      .deleteFrom('profile_managers')
      .where('profile_id', '=', me.id)
      .where('account_id', '<>', me.account_id)
      .execute();
    await db.deleteFrom('manager_invitations').where('profile_id', '=', me.id).execute();
  }

  async function addInvitation() {
    await clear();
    const created_at = site.app.clock();
    const { id } = await db
      .insertInto('manager_invitations')
      .values({
        profile_id: me.id,
        email: 'aunt@example.com',
        role: 'viewer',
        relation: 'relative',
        invited_by: me.account_id,
        created_at,
        expires_at: new Date(created_at.getTime() + 1e8),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id };
  }

  async function addLink() {
    const { id } = await addInvitation();
    const token = newToken();
    await db
      .insertInto('manager_invitation_links')
      .values({
        token_hash: hashToken(token),
        invitation_id: id,
        emailed: false,
        created_at: site.app.clock(),
      })
      .execute();
    return { token };
  }

  async function addManager(address: string) {
    await clear();
    const account = await db
      .insertInto('accounts')
      .values({ email: address, password_hash: 'none' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return db
      .insertInto('profile_managers')
      .values({ profile_id: me.id, account_id: account.id, role: 'viewer' })
      .returning('id')
      .executeTakeFirstOrThrow();
  }

  return {
    'managers.invite': {
      fields: async (next) => {
        await clear();
        return { email: pick(next, [null, 'aunt@example.com', 'A.B+c@Example.co.in']), relation: 'relative' };
      },
    },
    'managers.sendInvitation': { fields: addInvitation },
    'managers.linkInvitation': { fields: addInvitation },
    'managers.withdrawInvitation': { fields: addInvitation },
    'managers.change': {
      fields: async (next) => ({
        ...(await addManager(`manager-${uuid(next)}@example.com`)),
        role: 'manager',
      }),
    },
    'managers.remove': { fields: (next) => addManager(`manager-${uuid(next)}@example.com`) },
    'managers.invitation': { fields: addLink },
    'managers.accept': { actor: 'free', fields: addLink },
    'managers.join': {
      fields: async (next) => ({
        ...(await addLink()),
        email: `new-${uuid(next)}@example.com`,
        phone: '9822012345',
        password,
        confirmPassword: password,
      }),
    },
    'personalData.nameNominee': {
      fields: () => ({ name: 'Sunita Joshi', relation: 'mother', phone: '9822044556', email: '' }),
    },
    'personalData.requestDownload': {
      fields: async () => {
        await db.deleteFrom('downloads').execute();
        return {};
      },
    },
    'personalData.file': {
      fields: async () => {
        await db.deleteFrom('downloads').execute();
        await (await site.as('demo')).post('/api/me/download');
        // Alone: thousands of emails of earlier requests may wait.
        await workOff(site.app, { tasks: { make_download: tasks.tasks.make_download }, crontab: [] });
        return db.selectFrom('downloads').select('id').executeTakeFirstOrThrow();
      },
    },
    'personalData.deleteAccount': {
      fields: () => ({ password: 'not the password', profiles: [] }),
      spared: 'the account is needed by the other requests',
    },
    'personalData.agreeToDeletion': {
      fields: async () => {
        await db.deleteFrom('deletion_requests').execute();
        return { password: 'not the password' };
      },
      spared: 'the profile is needed by the other requests',
    },
  };
}
