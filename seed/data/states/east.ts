import type { State } from './state.ts';

/** The states and territories of the east. */
export const east: State[] = [
  {
    name: 'Bihar',
    millions: 104.1,
    religions: { Muslim: 16.9, Christian: 0.1, Sikh: 0.02, Jain: 0.02, Buddhist: 0.02 },
    cultures: { bihar: 99, bengal: 1 },
    by: { Sikh: { punjab: 1 }, Christian: { tribal: 60, bihar: 40 } },
  },
  {
    name: 'West Bengal',
    millions: 91.3,
    religions: { Muslim: 27, Christian: 0.7, Sikh: 0.07, Jain: 0.07, Buddhist: 0.3, Other: 1 },
    cultures: { bengal: 88, bihar: 7, nepali: 1.5, rajasthan: 2, odisha: 0.5, tribal: 1 },
    by: {
      Muslim: { bengal: 90, bihar: 10 },
      Christian: { bengal: 45, tribal: 40, nepali: 15 },
      Sikh: { punjab: 1 },
      Jain: { rajasthan: 1 },
      Buddhist: { bhutia: 60, bengal: 40 },
      Other: { tribal: 1 },
    },
  },
  {
    name: 'Odisha',
    millions: 42,
    religions: { Muslim: 2.2, Christian: 2.8, Sikh: 0.05, Jain: 0.02, Buddhist: 0.03, Other: 1.1 },
    cultures: { odisha: 93, telugu: 2, bengal: 1.5, tribal: 3, bihar: 0.5 },
    by: {
      Sikh: { punjab: 1 },
      Jain: { rajasthan: 1 },
      Christian: { odisha: 50, tribal: 50 },
      Other: { tribal: 1 },
      Buddhist: { tibet: 1 },
    },
  },
  {
    name: 'Jharkhand',
    millions: 33,
    religions: { Muslim: 14.5, Christian: 4.3, Sikh: 0.2, Jain: 0.05, Buddhist: 0.03, Other: 12.8 },
    cultures: { bihar: 78, bengal: 9, tribal: 10, odisha: 1.5, punjab: 0.5, rajasthan: 1 },
    by: {
      Sikh: { punjab: 1 },
      Muslim: { bihar: 92, bengal: 8 },
      Christian: { tribal: 1 },
      Jain: { rajasthan: 1 },
      Buddhist: { bengal: 1 },
      Other: { tribal: 1 },
    },
  },
  {
    name: 'Andaman and Nicobar Islands',
    millions: 0.38,
    religions: { Muslim: 8.5, Christian: 21.7, Sikh: 0.3, Buddhist: 0.1, Other: 0.2 },
    cultures: { bengal: 40, tamil: 22, telugu: 18, up: 12, kerala: 8 },
    by: {
      Sikh: { punjab: 1 },
      Christian: { tribal: 50, tamil: 30, kerala: 20 },
      Muslim: { kerala: 60, bengal: 40 },
      Buddhist: { bengal: 1 },
      Other: { tribal: 1 },
    },
  },
];
