import type { Member } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import { listActions, listActors, type RecordedAction } from '../../kit/events/actions.ts';
import { MINUTE_MS } from '../../kit/shared/time/durations.ts';
import { listManagerRows } from '../profiles/managed/managers.ts';
import { readVisibleNames } from '../profiles/read.ts';
import { HISTORY, HISTORY_MAX, type HistoryAct, OTHER_SIDE } from './shared/rules.ts';

/** The same act of one person within this time is one entry: a form that is saved five times. */
const SAME_MS = 10 * MINUTE_MS;

/** Returns what each current and former manager of a member's profile did for it, newest first. */
export async function readManagerHistory(app: App, member: Member) {
  const { id } = member.profile;
  const managers = await listManagerRows(app.db, id);
  const present = managers.map((one) => one.account_id);
  const acts = (actors: number[], fields: Record<string, string>) =>
    listActions(app.db, { actors, subject: id, fields, limit: HISTORY_MAX });
  const removed = (await acts(present, { 'manager.removed': 'profile' })).map(({ data }) =>
    Number(data.account),
  );
  const left = await listActors(app.db, { name: 'manager.left', field: 'profile', subject: id });
  const found = joinRepeats(await acts([...present, ...removed, ...left], HISTORY));
  const others = await readVisibleNames(app, member, found.flatMap(otherOf));
  const isOwner = member.profile.role === 'owner';
  return found.map((act) => {
    const manager = managers.find((one) => one.account_id === act.actor);
    const you = act.actor === member.accountId;
    return {
      recordedAt: act.recorded_at.toISOString(),
      act: act.name as HistoryAct,
      you,
      relation: manager?.relation ?? null,
      name: (!member.impersonator && manager?.name) || null,
      email: isOwner || you ? (manager?.email ?? null) : null,
      managing: manager !== undefined,
      about: otherOf(act).flatMap((other) => others.get(other) ?? [])[0] ?? null,
    };
  });
}

function otherOf({ name, data }: RecordedAction): number[] {
  const field = OTHER_SIDE[name as HistoryAct];
  return field === undefined ? [] : [Number(data[field])];
}

function joinRepeats(acts: RecordedAction[]): RecordedAction[] {
  const apart = (one: RecordedAction, other: RecordedAction) =>
    Math.abs(one.recorded_at.getTime() - other.recorded_at.getTime());
  // Another act, such as a change of managers, changes whether the profile is listed, in the same request.
  const follows = (act: RecordedAction, one: RecordedAction) =>
    one.name !== act.name && one.request_id !== null && one.request_id === act.request_id;
  const own = acts.filter((act) => act.name !== 'profile.changed' || !acts.some((one) => follows(act, one)));
  return own.filter((act, place) => {
    const later = own[place - 1];
    return (
      !later ||
      later.name !== act.name ||
      later.actor !== act.actor ||
      otherOf(later)[0] !== otherOf(act)[0] ||
      apart(later, act) > SAME_MS
    );
  });
}
