import { cleanCode } from '../../../../kit/shared/text/clean.ts';
import { type Entitlement, entitlements } from '../../shared/rules.ts';
import type { memberships } from '../memberships.ts';

export type StaffPlan = Awaited<ReturnType<typeof memberships.staffPlans.call>>[number];

/** Values of the plan form. Typed text stays text until it is sent. */
export type PlanValues = {
  name: string;
  rupees: string;
  months: string;
  popular: boolean;
  onSale: boolean;
  grants: Record<Entitlement, { on: boolean; quota: string }>;
};

export function typed(plan: StaffPlan): PlanValues {
  const grantOf = (name: Entitlement) => plan.grants.find(({ entitlement }) => entitlement === name);
  return {
    name: plan.name,
    rupees: String(plan.pricePaise / 100),
    months: String(plan.months),
    popular: plan.popular,
    onSale: plan.onSale,
    grants: Object.fromEntries(
      entitlements.map((name) => [
        name,
        { on: grantOf(name) !== undefined, quota: String(grantOf(name)?.quota ?? '') },
      ]),
    ) as PlanValues['grants'],
  };
}

/**
 * Parses a typed number, also 2,999 or ₹ 2999. Returns null for anything else, which the server refuses with a
 * message.
 */
function numberIn(text: string): number {
  const bare = cleanCode(text).replaceAll(/[\s,₹]/g, '');
  return (/^-?\d+(\.\d+)?$/.test(bare) ? Number(bare) : null) as number;
}

/** Returns the request: the plan as it was loaded, with the form's values. */
export function changed(plan: StaffPlan, values: PlanValues): StaffPlan {
  const rupees = numberIn(values.rupees);
  return {
    id: plan.id,
    slug: plan.slug,
    version: plan.version,
    name: values.name,
    pricePaise: rupees === null ? rupees : Math.round(rupees * 100),
    months: numberIn(values.months),
    popular: values.popular,
    onSale: values.onSale,
    grants: chosen(values).map((entitlement) => {
      const { quota } = values.grants[entitlement];
      // A quota that is not a number must not become 'without limit'.
      return { entitlement, quota: quota.trim() === '' ? null : (numberIn(quota) ?? 0) };
    }),
  };
}

const chosen = ({ grants }: PlanValues) => entitlements.filter((name) => grants[name].on);

/** Returns the form field of a server error. @param name as 'pricePaise' or 'grants.3.quota' */
export function fieldOf(name: string, values: PlanValues) {
  const [field, place] = name.split('.');
  if (field === 'pricePaise') return 'rupees';
  if (field === 'grants') {
    const entitlement = place === undefined ? undefined : chosen(values)[Number(place)];
    return entitlement ? (`grants.${entitlement}.quota` as const) : 'grants';
  }
  return field === 'months' || field === 'popular' || field === 'onSale' ? field : 'name';
}
