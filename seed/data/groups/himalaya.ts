import { nepaliHindu } from '../communities/northeast.ts';
import { one } from '../communities/shapes.ts';
import { split } from '../split.ts';

import type { Groups } from './shape.ts';

/** Names and communities of the Himalaya. */
export const himalaya = {
  nepali: {
    Hindu: { order: 'surname', pool: 'nepali', communities: nepaliHindu },
    Christian: {
      order: 'surname',
      pool: 'nepali',
      communities: [
        { weight: 60, caste: 'Pentecostal', surnames: split('Rai, Subba, Tamang, Lepcha, Gurung') },
        { weight: 40, caste: 'Presbyterian', surnames: split('Lepcha, Rai, Subba, Pradhan, Biswakarma') },
      ],
    },
    Other: { order: 'surname', pool: 'nepali', communities: one('Limboo', 'Subba, Limboo, Limbu') },
  },
  ladakh: {
    Buddhist: {
      order: 'surname',
      pool: 'himalayan',
      communities: one(
        'Ladakhi',
        'Namgyal, Dorjay, Angchuk, Wangdus, Norboo, Tundup, Gyalson, Chorol, Stobdan, Morup, Negi, Bodh',
      ),
    },
    Christian: {
      order: 'surname',
      pool: 'himalayan',
      communities: one('Moravian', 'Paul, Joldan, Francke, Phunchok, Deachen'),
    },
  },
  bhutia: {
    Buddhist: {
      order: 'surname',
      pool: 'himalayan',
      communities: [
        {
          weight: 40,
          caste: 'Bhutia',
          surnames: split('Bhutia, Bhutia, Lachungpa, Lachenpa, Kazi, Denzongpa'),
        },
        { weight: 25, caste: 'Tamang', surnames: split('Tamang, Yonzon, Moktan, Lama') },
        { weight: 20, caste: 'Sherpa', surnames: split('Sherpa, Sherpa, Lama') },
        { weight: 15, caste: 'Lepcha', surnames: split('Lepcha, Namchu, Rongong') },
      ],
    },
  },
  monpa: {
    Buddhist: {
      order: 'surname',
      pool: 'himalayan',
      communities: [
        { weight: 60, caste: 'Monpa', surnames: split('Monpa, Tsering, Khandu, Dorjee, Thungon, Norbu') },
        { weight: 40, caste: 'Khamti', surnames: split('Namchoom, Mein, Manpoong, Longkan, Chowpoo') },
      ],
    },
  },
  tibet: {
    Buddhist: {
      order: 'surname',
      pool: 'himalayan',
      communities: one('Tibetan', 'Tsering, Dorjee, Lhamo, Wangchuk, Gyaltsen, Phuntsok, Namgyal, Tashi'),
    },
  },
} satisfies Groups;
