import type { Tx } from '../../../kit/database/db.ts';
import { recordEvent } from '../../../kit/events/events.ts';
import { planPosition } from '../plans/planStore.ts';
import { CREDIT_VALID_MS, type Grant, unusedPaise } from '../shared/rules.ts';
import { endEarly, findByOrder, insertMembership, listUnended, lockMemberships } from '../store.ts';
import { endFor, reschedule, startAfter } from './schedule.ts';

/** Terms of a paid order, as they were when it was made. */
export type Purchase = {
  orderId: string | null;
  orderedAt: Date;
  profileId: number;
  planId: number;
  planName: string;
  months: number;
  grants: Grant[];
  pricePaise: number;
  amountPaise: number;
  credited: { membership: number; paise: number }[];
};

/**
 * Grants the membership of a paid order; a repeat for the same order does nothing. The membership follows the
 * profile's memberships of the same or a higher plan, and credited memberships end. If a credited one was used up
 * meanwhile (by another order, or by passing days) or refunded, the period is shortened to what was paid.
 */
export async function beginMembership(tx: Tx, now: Date, bought: Purchase): Promise<void> {
  await lockMemberships(tx, bought.profileId);
  if (bought.orderId && (await findByOrder(tx, bought.orderId))) return;
  const ids = bought.credited.map(({ membership }) => membership);
  const creditIsValid = now.getTime() - bought.orderedAt.getTime() <= CREDIT_VALID_MS;
  const unused = new Map(
    (await endEarly(tx, now, ids, bought.orderId)).map((one) => [
      one.id,
      unusedPaise(
        { paidPaise: one.paid_paise, startsAt: one.starts_at, endsAt: one.bought_until },
        creditIsValid ? bought.orderedAt : now,
      ),
    ]),
  );
  const creditPaise = bought.credited.reduce(
    (sum, { membership, paise }) => sum + Math.min(paise, unused.get(membership) ?? 0),
    0,
  );
  const valuePaise = bought.amountPaise + creditPaise;
  const position = await planPosition(tx, bought.planId);
  const startsAt = startAfter(await listUnended(tx, now, bought.profileId), position, now);
  const endsAt = endFor(startsAt, bought.months, bought.pricePaise, valuePaise);
  const id = await insertMembership(tx, { ...bought, valuePaise, startsAt, endsAt });
  await reschedule(tx, now, bought.profileId);
  await recordEvent(tx, {
    name: 'membership.began',
    data: { membership: id, profile: bought.profileId, order: bought.orderId },
    actor: 'system',
    subject: { kind: 'membership', id },
  });
}
