import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import type { Tx } from '../../src/kit/database/db.ts';
import { DAY_MS } from '../../src/kit/shared/time/durations.ts';
import { beginMembership, type Purchase } from '../../src/money/memberships/grants/grant.ts';
import { reduceMembership } from '../../src/money/memberships/grants/reduce.ts';
import { termsOf } from '../../src/money/memberships/grants/terms.ts';
import { findPlan } from '../../src/money/memberships/plans/planStore.ts';
import { openTest, type Test } from '../app.ts';

export const later = (from: Date, days: number) => new Date(from.getTime() + days * DAY_MS);
export const start = new Date('2026-12-01T06:30:00Z');

export let site: Test;

export const inTx = <T>(work: (tx: Tx) => Promise<T>) => site.app.db.transaction().execute(work);

let made = 0;
const emailOf = new Map<number, string>();
export async function newProfile(): Promise<number> {
  made += 1;
  const email = `buyer${made}@example.com`;
  const { rows } = await site.app.pool.query(
    `with account as (
       insert into accounts (email, password_hash, email_verified_at) values ($1, 'none', $2) returning id
     ), profile as (
       insert into profiles (public_id, profile_for, name, gender, date_of_birth, religion_id, mother_tongue_id)
       select $3, 'self', 'Asha', 'female', '1996-01-01', religion_id, mother_tongue_id from profiles limit 1
       returning id
     )
     insert into profile_managers (profile_id, account_id) select profile.id, account.id from profile, account
     returning profile_id::int as id`,
    [email, start, `PBUYER${made}`],
  );
  emailOf.set(rows[0].id, email);
  return rows[0].id;
}

/** An order at the terms of an instant, not paid yet. */
export async function order(profileId: number, planName: string, now: Date) {
  const orderId = randomUUID();
  const plan = (await findPlan(site.app.db, planName))!;
  const terms = await inTx((tx) => termsOf(tx, now, profileId, plan));
  const purchase: Purchase = {
    orderId,
    orderedAt: now,
    profileId,
    planId: plan.id,
    planName,
    months: plan.months,
    grants: plan.grants,
    pricePaise: terms.pricePaise,
    amountPaise: terms.amountPaise,
    credited: terms.credited,
  };
  await site.app.db
    .insertInto('orders')
    .values({
      id: orderId,
      profile_id: profileId,
      plan_id: plan.id,
      plan_name: planName,
      months: plan.months,
      grants: JSON.stringify(plan.grants),
      price_paise: terms.pricePaise,
      credit_paise: terms.creditPaise,
      credited: JSON.stringify(terms.credited),
      amount_paise: terms.amountPaise,
      buyer: '{}',
      state: 'captured',
      created_at: now,
      expires_at: later(now, 1),
    })
    .execute();
  return { orderId, terms, purchase, pay: (when = now) => inTx((tx) => beginMembership(tx, when, purchase)) };
}

export async function buy(profileId: number, planName: string, now: Date) {
  const made = await order(profileId, planName, now);
  await made.pay();
  return made;
}

export const refund = (orderId: string, now: Date, paise: number, all = true) =>
  inTx((tx) => reduceMembership(tx, now, orderId, { paise, all }));

export const emailsTo = (profileId: number, subject: string) =>
  site.mail.filter((one) => one.to === emailOf.get(profileId) && one.subject === subject);

export const held = (profileId: number) =>
  site.app.db
    .selectFrom('memberships')
    .select(['plan_name', 'paid_paise', 'starts_at', 'ends_at'])
    .where('profile_id', '=', profileId)
    .orderBy('id')
    .execute();

export const days = ({ starts_at, ends_at }: { starts_at: Date; ends_at: Date }) =>
  Math.round((ends_at.getTime() - starts_at.getTime()) / DAY_MS);

/** Opens what these tests share, and closes it after them. */
export function setUp(): void {
  beforeAll(async () => {
    site = await openTest();
    // Mails are written by the server's clock.
    site.travel((later(start, 20).getTime() - site.app.clock().getTime()) / DAY_MS);
  });
  afterAll(() => site.close());
}
