import { recordAudit } from '../../../base/audit/audit.ts';
import { describeNominee } from '../../../care/personal-data/read.ts';
import type { Staff } from '../../../kit/api/call.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import type { App } from '../../../kit/app/app.ts';
import type { Tx } from '../../../kit/database/db.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { formatPhone } from '../../../kit/shared/api/phone.ts';
import { findBuyerAddress } from '../../../money/payments/read.ts';
import { listManagerRows } from '../../../people/profiles/managed/managers.ts';
import { readSectionValues } from '../../../people/profiles/sections/sections.ts';
import { readMemberRow } from '../members.ts';
import type { Revealable } from '../shared/rules.ts';
import { listAccounts } from './store.ts';

type Reveal = { id: string; field: Revealable; manager?: string; reason: string };

/**
 * Returns one private detail of a member. Records it in the audit log with the reason, in the same transaction. Refuses with
 * CONFLICT what is not stated.
 */
export async function revealDetail(app: App, staff: Staff, it: Reveal): Promise<{ value: string }> {
  return app.db.transaction().execute(async (tx) => {
    const member = await readMemberRow(app, tx, it.id);
    const value = await readDetail(app, tx, member.id, it);
    if (!value) throw refuse.conflict(code('not_stated'));
    await recordAudit(tx, {
      actor: staff,
      action: 'reveal',
      subject: { kind: 'profile', id: it.id },
      now: app.clock(),
      reason: it.reason,
      after: { field: it.field, ...(it.manager ? { manager: it.manager } : {}) },
    });
    return { value };
  });
}

async function readDetail(app: App, tx: Tx, profileId: number, { field, manager }: Reveal) {
  if (field === 'address') return findBuyerAddress(tx, profileId);
  if (field === 'birth_time') {
    return (await readSectionValues(app, tx, profileId)).horoscope.timeOfBirth;
  }
  const found = (await listManagerRows(tx, profileId)).find(({ id }) => id === manager);
  if (!found) throw refuse.notFound();
  if (field === 'nominee') return describeNominee(tx, found.account_id);
  const account = (await listAccounts(tx, profileId)).get(found.account_id);
  if (field === 'email') return account?.email ?? null;
  return account?.phone ? formatPhone(account.phone) : null;
}
