import type { Entitlement, Grant } from '../rules.ts';

/** The plans a new site sells. The database is seeded from this table; staff can change them there. */
export type StartPlan = {
  /** Slug in addresses and in the API; stays when the plan is renamed. */
  slug: string;
  name: string;
  /** In paise. */
  pricePaise: number;
  months: number;
  grants: Grant[];
  popular: boolean;
};

const all = (...names: Entitlement[]): Grant[] => names.map((entitlement) => ({ entitlement, quota: null }));
const gold = all('unlimited_interests', 'chat', 'search_highlight', 'priority_support');
const diamond = [...gold, ...all('relationship_manager', 'profile_promotion', 'featured_badge')];
const platinum = [
  ...diamond,
  ...all('astrology_consultation', 'verification_assistance', 'enhanced_privacy'),
];

export const startPlans: readonly StartPlan[] = [
  {
    slug: 'gold',
    name: 'Gold',
    pricePaise: 299_900,
    months: 3,
    grants: [...gold, { entitlement: 'contact_details', quota: 50 }],
    popular: false,
  },
  {
    slug: 'diamond',
    name: 'Diamond',
    pricePaise: 499_900,
    months: 6,
    grants: [...diamond, { entitlement: 'contact_details', quota: 150 }],
    popular: true,
  },
  {
    slug: 'platinum',
    name: 'Platinum',
    pricePaise: 899_900,
    months: 12,
    grants: [...platinum, ...all('contact_details')],
    popular: false,
  },
];
