import { refuse } from '../../kit/api/refusals.ts';
import type { Member } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import { formatPhone } from '../../kit/shared/api/phone.ts';
import { listManagerRows } from '../profiles/managed/managers.ts';
import { listRelations } from '../profiles/managed/relations.ts';
import { readNameOf } from '../profiles/read.ts';
import { firstName } from '../profiles/shared/rules.ts';
import { type ConsentRow, findConsent, hasPersonToAsk } from './store.ts';

/** Returns whether the person of a profile agrees to it, without how they are reached. Refuses an unknown one as not found. */
export async function readConsent(app: App, profileId: number) {
  return shownOf(app, await find(app, profileId));
}

/** As `readConsent`, for managers of the profile. Managers who may edit it see where the person is asked. */
export async function readOwnConsent(app: App, { profile, impersonator }: Member) {
  const row = await find(app, profile.id);
  const address = row.channel === 'phone' && row.address ? formatPhone(row.address) : row.address;
  return {
    ...shownOf(app, row),
    address: impersonator || profile.role === 'viewer' ? null : address,
  };
}

/** Returns the first name of a profile and what its person says now; undefined where it was never answered. */
export async function findAnswer(app: App, profileId: number) {
  const [name, row] = await Promise.all([readNameOf(app, profileId), findConsent(app.db, profileId)]);
  if (name === undefined || !row?.answered_at || !row.state || row.state === 'asked') return undefined;
  return { name: firstName(name), state: row.state, withheld: row.withheld };
}

async function find(app: App, profileId: number): Promise<ConsentRow> {
  const row = await findConsent(app.db, profileId);
  // Deleted since the request began.
  if (!row) throw refuse.notFound();
  return row;
}

function shownOf(app: App, row: ConsentRow) {
  return {
    applies: hasPersonToAsk(row),
    state: row.state,
    channel: row.channel,
    askedAt: row.asked_at?.toISOString() ?? null,
    answeredAt: row.answered_at?.toISOString() ?? null,
    waiting: row.waiting,
    withheld: row.withheld,
    phone: app.config.sms !== null && app.config.sms !== undefined,
  };
}

/** Returns what an owner is called and is to the person, the one of longest standing; null where there is none. */
export async function findCreator(app: App, profileId: number) {
  const [managers, relations] = await Promise.all([
    listManagerRows(app.db, profileId),
    listRelations(app.db, profileId),
  ]);
  const owner = managers.find(({ role }) => role === 'owner');
  return owner
    ? { name: owner.name, relation: relations.get(owner.account_id) ?? ('manager' as const) }
    : null;
}
