import { recordAudit, system } from '../../../../base/audit/audit.ts';
import type { App } from '../../../../kit/app/app.ts';
import { daysBefore, readRetention } from '../../../../kit/app/retention.ts';
import { dayInIndia } from '../../../../kit/shared/time/clock.ts';
import { lockAccount } from '../../../../people/accounts/read.ts';
import { WARNED_DAYS } from '../../../../people/accounts/shared/limits.ts';
import { warnOfDeletion } from '../../../../people/accounts/states/unconfirmed.ts';
import { eraseAccount } from '../deleteAccount.ts';
import { eraseProfile } from '../eraseProfile.ts';
import { lockPlannedDeletion } from '../plan.ts';
import { keepSealedCopy } from '../sealedCopies.ts';
import {
  countDue,
  type DeletionCutoffs,
  isDue,
  listDueForDeletion,
  listUnwarned,
} from './unconfirmedStore.ts';

/** Of how many accounts a run deletes, and of how many it warns: emails to addresses that nobody verified are sent slowly. */
const AT_ONCE = 500;

const dueWith = (app: App, unconfirmedDays: number): DeletionCutoffs => ({
  unusedSince: daysBefore(app.clock(), unconfirmedDays),
  warnedBefore: daysBefore(app.clock(), WARNED_DAYS),
});

/** Deletes accounts that nobody confirmed, with their profiles, if their persons were notified; and notifies the next ones. */
export async function deleteUnconfirmed(app: App): Promise<void> {
  const { unconfirmedDays } = readRetention(app);
  const due = dueWith(app, unconfirmedDays);
  for (const account of await listDueForDeletion(app.db, due, AT_ONCE)) await deleteOne(app, account, due);
  const unusedSince = daysBefore(app.clock(), unconfirmedDays - WARNED_DAYS);
  for (const account of await listUnwarned(app.db, unusedSince, AT_ONCE)) await warnOne(app, account);
}

/** Returns how many accounts the next run would delete if they were kept so many days, up to a limit. */
export const countUnconfirmed = (app: App, days: number, limit: number): Promise<number> =>
  countDue(app.db, dueWith(app, days), limit);

const warnOne = (app: App, account: number): Promise<void> =>
  app.db.transaction().execute(async (tx) => {
    await lockAccount(tx, account);
    await warnOfDeletion(tx, account, {
      now: app.clock(),
      deletedOn: dayInIndia(daysBefore(app.clock(), -WARNED_DAYS - 1)),
    });
  });

const deleteOne = (app: App, account: number, due: DeletionCutoffs): Promise<void> =>
  app.db.transaction().execute(async (tx) => {
    const now = app.clock();
    const locked = await lockPlannedDeletion(tx, account, now);
    if (!locked || locked.changed || !(await isDue(tx, account, due))) return;
    const { planned } = locked;
    const profiles = planned.map(({ id }) => id);
    await keepSealedCopy(app, tx, { account, profiles, reason: 'unconfirmed', address: null });
    for (const { key } of planned) await eraseProfile(tx, key, { actor: account, byTask: true, now });
    await eraseAccount(app, tx, account, 'system');
    for (const id of profiles) {
      await recordAudit(tx, {
        actor: system,
        action: 'remove',
        subject: { kind: 'profile', id },
        now,
        reason: 'unconfirmed',
      });
    }
  });
