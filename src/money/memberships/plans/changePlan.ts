import { recordAudit } from '../../../base/audit/audit.ts';
import type { Staff } from '../../../kit/api/call.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import type { App } from '../../../kit/app/app.ts';
import { recordEvent } from '../../../kit/events/events.ts';
import { fingerprint } from '../../../kit/fingerprint.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import type { Grant } from '../shared/rules.ts';
import { lockPlans, setPlan, type WholePlan } from './planStore.ts';

/** Returns a hash of a plan's state, so that nobody overwrites a version they have not seen. */
const versionOf = (plan: WholePlan) => fingerprint(shown(plan));

const shown = (plan: WholePlan) =>
  JSON.stringify([
    plan.name,
    plan.price_paise,
    plan.months,
    plan.popular,
    plan.on_sale,
    plan.grants.map(({ entitlement, quota }) => [entitlement, quota]),
  ]);

/** The fields of a plan that staff can change. */
const termsOf = (plan: WholePlan) => ({
  name: plan.name,
  pricePaise: plan.price_paise,
  months: plan.months,
  grants: plan.grants,
  popular: plan.popular,
  onSale: plan.on_sale,
});

/** A plan as staff see it. */
export const planForStaff = (plan: WholePlan) => ({
  id: plan.id,
  slug: plan.slug,
  version: versionOf(plan),
  ...termsOf(plan),
});

type Change = {
  id: number;
  version: string;
  name: string;
  pricePaise: number;
  months: number;
  grants: Grant[];
  popular: boolean;
  onSale: boolean;
};

/**
 * Changes a plan from now on; existing memberships and orders keep their terms. Refuses an outdated version, a name
 * that another plan has, and taking the last plan off sale.
 */
export async function changePlan(app: App, staff: Staff, change: Change) {
  return app.db.transaction().execute(async (tx) => {
    const all = await lockPlans(tx);
    const before = all.find(({ id }) => id === change.id);
    if (!before) throw refuse.notFound();
    const others = all.filter((plan) => plan !== before);
    if (versionOf(before) !== change.version) {
      throw refuse.conflict(code('plan_changed'));
    }
    if (others.some(({ name }) => name.toLowerCase() === change.name.toLowerCase())) {
      throw refuse.invalid({ name: code('plan_name_taken') });
    }
    if (!change.onSale && !others.some((plan) => plan.on_sale)) {
      throw refuse.invalid({ onSale: code('plan_last_on_sale') });
    }
    await setPlan(tx, {
      id: before.id,
      slug: before.slug,
      name: change.name,
      price_paise: change.pricePaise,
      months: change.months,
      popular: change.popular,
      on_sale: change.onSale,
      grants: change.grants,
    });
    const after = (await lockPlans(tx)).find(({ id }) => id === before.id)!;
    await recordEvent(tx, {
      name: 'plan.changed',
      data: { plan: before.id, before: shown(before), after: shown(after) },
      actor: staff.accountId,
      subject: { kind: 'plan', id: before.id },
    });
    await recordAudit(tx, {
      actor: staff,
      action: 'change',
      subject: { kind: 'plan', id: before.id },
      now: app.clock(),
      before: termsOf(before),
      after: termsOf(after),
    });
    return planForStaff(after);
  });
}
