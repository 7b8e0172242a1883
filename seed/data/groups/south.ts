import { keralaChristian, southProtestant, teluguChristian } from '../communities/christian.ts';
import { jainSouth } from '../communities/faiths.ts';
import { karnatakaHindu } from '../communities/karnataka.ts';
import { deccanMuslim } from '../communities/muslim.ts';
import { one, plain } from '../communities/shapes.ts';
import { keralaHindu, tamilHindu } from '../communities/south.ts';
import { teluguHindu } from '../communities/telugu.ts';
import { split } from '../split.ts';

import type { Groups } from './shape.ts';

/** Names and communities of the south. */
export const south = {
  karnataka: {
    Hindu: { order: 'surname', pool: 'kannada', communities: karnatakaHindu },
    Muslim: {
      order: 'muslim',
      pool: 'muslim',
      communities: [
        ...deccanMuslim,
        { weight: 8, caste: 'Beary', surnames: split('Bava, Ahmed, Abdulla, Mohammed, Hussain') },
        {
          weight: 3,
          caste: 'Nawayath',
          surnames: split('Siddique, Damudi, Kola, Rukn, Shabandri, Mohtesham, Kazia'),
        },
      ],
    },
    Christian: { order: 'father', pool: 'christian-south', communities: southProtestant },
    Jain: { order: 'surname', pool: 'kannada', communities: jainSouth },
    Buddhist: {
      order: 'surname',
      pool: 'kannada',
      communities: one('Ambedkarite Buddhist', 'Kumar, Murthy, Raj, Kamble, Maurya, Singe'),
    },
  },
  telugu: {
    Hindu: { order: 'surname', pool: 'telugu', communities: teluguHindu },
    Muslim: { order: 'muslim', pool: 'muslim', communities: deccanMuslim },
    Christian: { order: 'surname', pool: 'christian-south', communities: teluguChristian },
    Buddhist: {
      order: 'surname',
      pool: 'telugu',
      communities: one('Ambedkarite Buddhist', 'Kumar, Rao, Katti, Bojja, Mandala'),
    },
  },
  tamil: {
    Hindu: { order: 'father', pool: 'tamil', communities: tamilHindu },
    Muslim: {
      order: 'father',
      pool: 'muslim-coast',
      communities: [
        { weight: 45, caste: 'Rowther', surnames: [] },
        { weight: 28, caste: 'Labbai', surnames: [] },
        { weight: 14, caste: 'Marakkayar', surnames: split('Maricar, Marakkayar') },
        { weight: 13, caste: 'Deccani', surnames: split('Khan, Sheriff, Baig') },
      ],
    },
    Christian: {
      order: 'father',
      pool: 'christian-tamil',
      communities: [...southProtestant, { weight: 25, caste: 'Christian Nadar', surnames: [] }],
    },
    Jain: { order: 'father', pool: 'tamil', communities: one('Digambar', 'Nainar, Jain') },
  },
  kerala: {
    Hindu: { order: 'surname', pool: 'malayalam', communities: keralaHindu },
    Muslim: {
      order: 'father',
      pool: 'mappila',
      communities: [
        { weight: 92, caste: 'Mappila', subCastes: split('Sunni, Mujahid'), surnames: split('Koya') },
        { weight: 8, caste: 'Rowther', surnames: split('Rawther') },
      ],
    },
    Christian: { order: 'father', pool: 'christian', communities: keralaChristian },
    Buddhist: { order: 'surname', pool: 'malayalam', communities: plain('Kumar, Raj, Das') },
  },
} satisfies Groups;
