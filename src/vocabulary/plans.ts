/** The plans a new site sells. The database is seeded from this table; staff can change them there. */
export type Plan = {
  name: string;
  /** In paise. */
  pricePaise: number;
  months: number;
  features: string[];
  popular: boolean;
};

export const plans: readonly Plan[] = [
  {
    name: 'Gold',
    pricePaise: 299_900,
    months: 3,
    features: [
      'Unlimited interests',
      'Contact details of 50 profiles',
      'Chat',
      'Search highlight',
      'Priority support',
    ],
    popular: false,
  },
  {
    name: 'Diamond',
    pricePaise: 499_900,
    months: 6,
    features: [
      'All Gold features',
      'Contact details of 150 profiles',
      'Relationship manager',
      'Profile promotion',
      'Featured badge',
    ],
    popular: true,
  },
  {
    name: 'Platinum',
    pricePaise: 899_900,
    months: 12,
    features: [
      'All Diamond features',
      'Unlimited contact details',
      'Astrology consultation',
      'Verification assistance',
      'Enhanced privacy',
    ],
    popular: false,
  },
];
