import { between, type Chance, pick } from '../../seed/random.ts';
import { readMerge } from '../../src/care/personal-data/deletion/merging/preview.ts';
import { MEMBER_SORTS, MEMBER_STATUSES, WITHIN_DAYS } from '../../src/desk/members/shared/rules.ts';
import { UNCLAIMED } from '../../src/people/accounts/shared/rules.ts';
import { hashToken, newToken } from '../../src/people/accounts/tokens/tokens.ts';
import type { SectionName } from '../../src/people/profiles/shared/sections/lists.ts';
import { filled } from '../../test/setup/myProfile.ts';
import { uuid } from '../inputs.ts';
import type { Need, Needs } from './need.ts';
import { cursorOf, instant } from './values.ts';
import type { World } from './world.ts';

/** Returns what the staff's requests about members need. They are about a member that no other request needs. */
export function memberNeeds({ site, db, me, them, him }: World): Needs {
  let made = 0;

  /** Adds an unclaimed profile that staff registered. */
  async function addWalkIn() {
    made += 1;
    const { id: account } = await db
      .insertInto('accounts')
      .values({ email: `walk-in-${made}@example.com`, password_hash: UNCLAIMED })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { religion_id, mother_tongue_id } = await db
      .selectFrom('profiles')
      .select(['religion_id', 'mother_tongue_id'])
      .where('id', '=', me.id)
      .executeTakeFirstOrThrow();
    const { id, public_id } = await db
      .insertInto('profiles')
      .values({
        public_id: `PWALK${String(made).padStart(4, '0')}`,
        profile_for: 'son',
        name: 'Rohan Patil',
        gender: 'male',
        date_of_birth: '1994-02-01',
        religion_id,
        mother_tongue_id,
      })
      .returning(['id', 'public_id'])
      .executeTakeFirstOrThrow();
    await db
      .insertInto('profile_managers')
      .values({ profile_id: id, account_id: account, role: 'owner' })
      .execute();
    await db
      .insertInto('walk_ins')
      .values({ profile_id: id, account_id: account, registered_at: site.app.clock() })
      .execute();
    return { key: id, id: public_id, account };
  }

  async function addClaim() {
    const { key } = await addWalkIn();
    const token = newToken();
    await db
      .insertInto('claim_links')
      .values({
        token_hash: hashToken(token),
        profile_id: key,
        emailed: false,
        expires_at: new Date(site.app.clock().getTime() + 1e8),
      })
      .execute();
    return { token };
  }

  async function addPersonLink() {
    const { key } = await addWalkIn();
    const token = newToken();
    const now = site.app.clock();
    await db
      .insertInto('person_consents')
      .values({
        profile_id: key,
        state: 'asked',
        channel: 'email',
        address: 'rohan@example.com',
        asked_at: now,
      })
      .execute();
    await db
      .insertInto('person_consent_links')
      .values({ token_hash: hashToken(token), profile_id: key, created_at: now })
      .execute();
    return { token };
  }

  const someone = async () => ({ id: (await addWalkIn()).id });
  /** One person with two profiles; the first is claimed. */
  async function twice() {
    const [kept, other] = [await addWalkIn(), await addWalkIn()];
    const claimed_at = site.app.clock();
    await db.updateTable('walk_ins').set({ claimed_at }).where('profile_id', '=', kept.key).execute();
    return { id: kept.id, duplicate: other.id, pair: { kept: kept.key, duplicate: other.key } };
  }
  const mergeable = async () => {
    const { id, duplicate } = await twice();
    return { id, duplicate };
  };
  const read = (next: Chance) => ({ id: pick(next, [me, them, him]).public_id });
  const saving = (section: SectionName): Need => ({
    fields: async () => ({ ...filled[section], ...(await someone()), version: 0 }),
  });
  const phone = '9822012345';
  const password = 'a quiet river 12 आशा';

  return {
    'members.list': {
      fields: async (next) => {
        const sort = pick(next, ['newest', 'oldest'] as const);
        return {
          sort: next() < 0.5 ? sort : pick(next, MEMBER_SORTS),
          status: pick(next, [undefined, ...MEMBER_STATUSES]),
          within: pick(next, [undefined, ...WITHIN_DAYS]),
          plan: pick(next, [undefined, 'any', 'none', 'gold']),
          ...(next() < 0.3
            ? { sort, ...(await cursorOf(db, next, `members ${sort}`, instant(next), between(next, 1, 100))) }
            : { cursor: undefined }),
        };
      },
    },
    'members.views': {},
    'members.saveView': {
      fields: async (next) => {
        await db.deleteFrom('member_views').execute();
        return { name: `View ${between(next, 1, 1e6)}` };
      },
    },
    'members.removeView': {
      fields: async () => {
        const { id } = await db
          .selectFrom('accounts')
          .select('id')
          .where('email', '=', 'admin@humsafar.example')
          .executeTakeFirstOrThrow();
        made += 1;
        return db
          .insertInto('member_views')
          .values({ account_id: id, name: `Old ${made}`, query: '', saved_at: site.app.clock() })
          .returning('id')
          .executeTakeFirstOrThrow();
      },
    },
    'members.duplicates': {
      fields: async (next) => cursorOf(db, next, 'possible duplicates', instant(next), uuid(next)),
    },
    'members.dismissDuplicate': {
      fields: async () => {
        const [low, high] = [await addWalkIn(), await addWalkIn()];
        return db
          .insertInto('possible_duplicates')
          .values({
            ...{ low_id: low.key, high_id: high.key, same_name: true, same_phone: false },
            found_at: site.app.clock(),
          })
          .returning('id')
          .executeTakeFirstOrThrow();
      },
    },
    'members.read': { fields: read },
    'members.history': { fields: read },
    'members.addNote': { fields: read },
    'members.calls': {
      fields: async (next) => {
        const { id, public_id } = pick(next, [me, them, him]);
        const key = [instant(next), instant(next), uuid(next)] as const;
        return { id: public_id, ...(await cursorOf(db, next, `calls ${id}`, ...key)) };
      },
    },
    'members.addCall': {
      fields: async (next) => ({ ...read(next), calledAt: undefined, outcome: 'talked', callBackOn: null }),
    },
    'members.removeCall': {
      fields: async (next) => {
        const { id } = await db
          .selectFrom('accounts')
          .select('id')
          .where('email', '=', 'admin@humsafar.example')
          .executeTakeFirstOrThrow();
        const now = site.app.clock();
        const about = pick(next, [me, them, him]);
        const call = await db
          .insertInto('member_calls')
          .values({
            ...{ profile_id: about.id, author: id, called_at: now, recorded_at: now },
            ...{ direction: 'incoming', person: 'mother', outcome: 'talked' },
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        return { id: about.public_id, call: call.id };
      },
    },
    'members.reveal': {
      fields: async () => {
        const row = await db
          .selectFrom('profile_managers')
          .select('id')
          .where('profile_id', '=', me.id)
          .where('account_id', '=', me.account_id)
          .executeTakeFirstOrThrow();
        return { id: me.public_id, field: 'email', manager: row.id };
      },
    },
    'members.verify': { fields: async () => ({ ...(await someone()), verified: true }) },
    'members.warn': { fields: someone },
    'members.suspend': { fields: async (next) => ({ ...(await someone()), days: pick(next, [3, 7, null]) }) },
    'members.restore': {
      fields: async () => {
        const { id, account } = await addWalkIn();
        const suspended_at = site.app.clock();
        await db.updateTable('accounts').set({ suspended_at }).where('id', '=', account).execute();
        return { id };
      },
    },
    'members.previewBulk': { fields: async () => ({ act: 'suspend', ids: [(await someone()).id] }) },
    'members.bulkSuspend': { fields: async () => ({ ids: [(await someone()).id], days: 7 }) },
    'members.bulkRestore': { fields: async () => ({ ids: [(await someone()).id] }) },
    'members.bulkWarn': { fields: async () => ({ ids: [(await someone()).id] }) },
    'members.bulkVerificationMail': { fields: async () => ({ ids: [(await someone()).id] }) },
    'members.undoable': {},
    'members.undoSuspensions': { fields: async () => ({ ids: [(await someone()).id] }) },
    'members.remove': { fields: async () => ({ ...(await someone()), name: 'Rohan Patil' }) },
    'members.previewMerge': { fields: mergeable },
    'members.merge': {
      fields: async () => {
        const { id, duplicate, pair } = await twice();
        const { version } = await readMerge(db, pair, site.app.clock());
        return { id, duplicate, version, name: 'Rohan Patil' };
      },
    },
    'members.edit': { fields: read },
    'members.saveAbout': saving('about'),
    'members.saveBasics': saving('basics'),
    'members.saveCommunity': saving('community'),
    'members.saveWork': saving('work'),
    'members.saveFamily': saving('family'),
    'members.saveHoroscope': saving('horoscope'),
    'members.saveWishes': saving('wishes'),
    'members.registerWalkIn': {
      fields: (next) => ({
        ...{ profileFor: 'son', name: 'Rohan Patil', gender: 'male', dateOfBirth: '1994-02-01' },
        ...{ religion: 'hindu', motherTongue: 'mr', phone, email: `family-${uuid(next)}@example.com` },
      }),
    },
    'personConsent.ask': {
      fields: (next) => ({ channel: 'email', address: `person-${uuid(next)}@example.com` }),
      spared: 'the member has registered their own profile',
    },
    'personConsent.link': { actor: 'visitor', fields: addPersonLink },
    'personConsent.answer': { actor: 'visitor', fields: addPersonLink },
    'personConsent.ofMember': { fields: someone },
    'personConsent.askForMember': {
      fields: async (next) => ({
        ...(await someone()),
        channel: 'email',
        address: `person-${uuid(next)}@example.com`,
      }),
    },
    'members.sendClaim': { fields: someone },
    'members.claim': { actor: 'visitor', fields: addClaim },
    'members.acceptClaim': {
      actor: 'visitor',
      fields: async () => ({
        ...(await addClaim()),
        password,
        confirmPassword: password,
        consent: true,
        declaration: true,
      }),
    },
  };
}
