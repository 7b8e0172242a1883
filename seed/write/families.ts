import { DEMO_PASSWORD } from '../../src/base/site/samples.ts';
import type { App } from '../../src/kit/app/app.ts';
import type { Tx } from '../../src/kit/database/db.ts';
import { DAY_MS, HOUR_MS } from '../../src/kit/shared/time/durations.ts';
import { hashPassword } from '../../src/people/accounts/passwords/password.ts';
import { INVITATION_DAYS } from '../../src/people/managers/shared/rules.ts';
import { readForStaff } from '../../src/people/profiles/facts/profile.ts';
import { hoursFor } from '../../src/people/safety/shared/rules.ts';
import { people, relatives, reports, shortlistedByRelatives } from '../people.ts';
import { writeAccount } from './account.ts';
import { publicIdOf } from './keys.ts';

type Ids = { profile: number; account: number };

/** Adds the relatives of the cast with what they did, and what the cast has reported, once the cast is there. */
export async function seedFamilies(app: App): Promise<void> {
  const now = app.clock();
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const ids = new Map<string, Ids>();
  const keys = [
    ...relatives.map(({ profile }) => profile),
    ...shortlistedByRelatives.flatMap(({ profile, whom }) => [profile, whom]),
    ...reports.flatMap(({ reporter, whom }) => [reporter, whom]),
  ];
  for (const key of keys) ids.set(key, await findIds(app, key));
  const whole = new Map<string, object>();
  for (const { whom } of reports) {
    whole.set(whom, { ...(await readForStaff(app, ids.get(whom)!.profile)), photo: null, photos: [] });
  }
  await app.db.transaction().execute(async (tx) => {
    const accounts = new Map<string, number>();
    for (const { key, profile, ...invited } of relatives) {
      const account = key === null ? null : await writeAccount(tx, key, { now, passwordHash });
      if (key !== null && account !== null) accounts.set(key, account);
      await writeRelative(tx, ids.get(profile)!, { ...invited, account, now });
    }
    for (const { manager, profile, whom, daysAgo, note } of shortlistedByRelatives) {
      await tx
        .insertInto('shortlists')
        .values({
          profile_id: ids.get(profile)!.profile,
          shortlisted_id: ids.get(whom)!.profile,
          account_id: accounts.get(manager)!,
          note,
          created_at: new Date(now.getTime() - daysAgo * DAY_MS),
        })
        .execute();
    }
    for (const report of reports)
      await writeReport(tx, report, { ids, profile: whole.get(report.whom)!, now });
  });
}

async function findIds(app: App, key: string): Promise<Ids> {
  const person = people.find((one) => one.key === key)!;
  return app.db
    .selectFrom('profiles as p')
    .innerJoin('profile_managers as m', 'm.profile_id', 'p.id')
    .select(['p.id as profile', 'm.account_id as account'])
    .where('p.public_id', '=', publicIdOf(person))
    .executeTakeFirstOrThrow();
}

type Invited = {
  role: string;
  relation: string;
  email: string;
  daysAgo: number;
  /** Who accepted; null while nobody has. */
  account: number | null;
  now: Date;
};

async function writeRelative(tx: Tx, { profile, account: owner }: Ids, it: Invited): Promise<void> {
  const invitedAt = new Date(it.now.getTime() - it.daysAgo * DAY_MS);
  const joinedAt = new Date(invitedAt.getTime() + 2 * HOUR_MS);
  const { role, relation } = it;
  await tx
    .insertInto('manager_invitations')
    .values({
      profile_id: profile,
      email: it.email,
      role,
      relation,
      invited_by: owner,
      created_at: invitedAt,
      expires_at: new Date(invitedAt.getTime() + INVITATION_DAYS * DAY_MS),
      accepted_at: it.account === null ? null : joinedAt,
      accepted_by: it.account,
    })
    .execute();
  if (it.account === null) return;
  await tx
    .insertInto('profile_managers')
    .values({
      profile_id: profile,
      account_id: it.account,
      role,
      relation,
      invited_by: owner,
      created_at: joinedAt,
      accepted_at: joinedAt,
    })
    .execute();
}

async function writeReport(
  tx: Tx,
  { reporter, whom, reason, note, hoursAgo }: (typeof reports)[number],
  { ids, profile, now }: { ids: Map<string, Ids>; profile: object; now: Date },
): Promise<void> {
  const reported = people.find(({ key }) => key === whom)!;
  const filedAt = new Date(now.getTime() - hoursAgo * HOUR_MS);
  await tx
    .insertInto('reports')
    .values({
      subject_kind: 'profile',
      subject_id: publicIdOf(reported),
      reported_id: ids.get(whom)!.profile,
      reporter_id: ids.get(reporter)!.profile,
      account_id: ids.get(reporter)!.account,
      reasons: [reason],
      note,
      snapshot: JSON.stringify({ profile }),
      filed_at: filedAt,
    })
    .execute();
  await tx
    .insertInto('reviews')
    .values({
      subject_kind: 'report',
      subject_id: `profile ${publicIdOf(reported)}`,
      profile_id: ids.get(whom)!.profile,
      version: 1,
      submitted_at: filedAt,
      due_at: new Date(filedAt.getTime() + hoursFor('profile', [reason]).acknowledge * HOUR_MS),
    })
    .execute();
}
