import { centralHindu, rajasthanHindu } from '../communities/central.ts';
import { northChristian } from '../communities/christian.ts';
import { jainNorth, sikhCommunities } from '../communities/faiths.ts';
import { meo, northMuslim } from '../communities/muslim.ts';
import { biharHindu, upHindu } from '../communities/north.ts';
import { haryanaHindu, pahariHindu, punjabHindu } from '../communities/northwest.ts';
import { one } from '../communities/shapes.ts';
import { split } from '../split.ts';

import type { Groups } from './shape.ts';

/** Names and communities of the north. */
export const north = {
  up: {
    Hindu: { order: 'surname', pool: 'north', communities: upHindu },
    Muslim: { order: 'muslim', pool: 'muslim', communities: northMuslim },
    Christian: { order: 'surname', pool: 'christian-north', communities: northChristian },
    Jain: { order: 'surname', pool: 'north', communities: jainNorth },
    Buddhist: {
      order: 'surname',
      pool: 'north',
      communities: one('Ambedkarite Buddhist', 'Gautam, Boudh, Kumar, Shakya, Bharti, Ambedkar, Maurya'),
    },
  },
  bihar: {
    Hindu: { order: 'surname', pool: 'north', communities: biharHindu },
    Muslim: { order: 'muslim', pool: 'muslim', communities: northMuslim },
    Christian: { order: 'surname', pool: 'christian-north', communities: northChristian },
  },
  central: {
    Hindu: { order: 'surname', pool: 'north', communities: centralHindu },
    Muslim: { order: 'muslim', pool: 'muslim', communities: northMuslim },
    Christian: { order: 'surname', pool: 'christian-north', communities: northChristian },
    Jain: { order: 'surname', pool: 'north', communities: jainNorth },
  },
  rajasthan: {
    Hindu: { order: 'surname', pool: 'north', communities: rajasthanHindu },
    Muslim: {
      order: 'muslim',
      pool: 'muslim',
      communities: [
        ...northMuslim,
        { weight: 8, caste: 'Kayamkhani', surnames: split('Khan, Khan, Chauhan') },
      ],
    },
    Christian: { order: 'surname', pool: 'christian-north', communities: northChristian },
    Jain: { order: 'surname', pool: 'north', communities: jainNorth },
  },
  haryana: {
    Hindu: { order: 'surname', pool: 'north', communities: haryanaHindu },
    Muslim: { order: 'muslim', pool: 'muslim', communities: [...northMuslim, meo] },
    Christian: { order: 'surname', pool: 'christian-north', communities: northChristian },
    Jain: { order: 'surname', pool: 'north', communities: jainNorth },
  },
  pahari: {
    Hindu: { order: 'surname', pool: 'north', communities: pahariHindu },
  },
  punjab: {
    Hindu: { order: 'surname', pool: 'north', communities: punjabHindu },
    Sikh: { order: 'sikh', pool: 'sikh', communities: sikhCommunities },
    Muslim: { order: 'muslim', pool: 'muslim', communities: northMuslim },
    Christian: { order: 'surname', pool: 'christian-north', communities: northChristian },
    Jain: { order: 'surname', pool: 'north', communities: jainNorth },
    Buddhist: {
      order: 'surname',
      pool: 'north',
      communities: one('Ambedkarite Buddhist', 'Kumar, Boudh, Chumber, Mahi, Paul'),
    },
  },
  sindhi: {
    Hindu: {
      order: 'surname',
      pool: 'north',
      communities: one(
        'Sindhi',
        'Advani, Bhatia, Chandwani, Daryani, Gurnani, Hinduja, Jethwani, Khemani, Lalwani, Makhija, Nagrani, Punjabi, Ramchandani, Sadhwani, Tolani, Udhwani, Vaswani, Wadhwani, Motwani, Mirchandani, Kripalani, Rajwani, Sachdev, Thadani, Ahuja, Balani, Chhabria, Dudani, Gidwani, Keswani, Melwani, Nathani, Panjwani, Relwani, Tekwani',
      ),
    },
  },
  kashmir: {
    Hindu: {
      order: 'surname',
      pool: 'north',
      communities: [
        {
          weight: 1,
          caste: 'Brahmin',
          subCastes: ['Kashmiri Pandit'],
          surnames: split(
            'Kaul, Bhat, Dhar, Raina, Razdan, Koul, Pandita, Tickoo, Zutshi, Wanchoo, Kachru, Ganjoo, Mattoo, Handoo, Sapru, Haksar, Bakshi, Wali, Jalali, Khosa, Peshin, Munshi',
          ),
          gotras: split('Dattatreya, Bharadwaj, Kaushik, Upamanyu, Shandilya, Gautam'),
        },
      ],
    },
    Muslim: {
      order: 'muslim',
      pool: 'muslim',
      communities: [
        {
          weight: 40,
          caste: 'Sheikh',
          surnames: split(
            'Bhat, Dar, Lone, Wani, Mir, Sheikh, Ganai, Rather, Malik, Magray, Parray, Khanday, Sofi, Najar, Hajam, Reshi, Akhoon, Kuchay, Zargar, Khan, Tantray, Pandit, Rathore, Itoo, Shah',
          ),
        },
        {
          weight: 10,
          caste: 'Syed',
          surnames: split('Shah, Geelani, Andrabi, Bukhari, Rizvi, Naqshbandi, Qadri, Peer, Hamdani'),
        },
        {
          weight: 8,
          caste: 'Gujjar',
          surnames: split('Choudhary, Chechi, Khatana, Poswal, Kohli, Bajran, Mir'),
        },
        { weight: 6, caste: 'Pathan', surnames: split('Khan, Khan, Durrani') },
        { weight: 5, caste: 'Mughal', surnames: split('Mirza, Baig, Mughal') },
      ],
    },
  },
} satisfies Groups;
