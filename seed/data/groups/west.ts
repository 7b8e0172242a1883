import { catholicGoa } from '../communities/christian.ts';
import { jainGujarat, jainSouth, marathiBuddhist } from '../communities/faiths.ts';
import { gujaratHindu } from '../communities/gujarat.ts';
import { deccanMuslim, gujaratMuslim } from '../communities/muslim.ts';
import { one } from '../communities/shapes.ts';
import { goaHindu, marathaHindu } from '../communities/west.ts';
import { split } from '../split.ts';

import type { Groups } from './shape.ts';

/** Names and communities of the west. */
export const west = {
  gujarat: {
    Hindu: { order: 'father-surname', pool: 'gujarati', communities: gujaratHindu },
    Muslim: { order: 'muslim', pool: 'muslim', communities: gujaratMuslim },
    Christian: {
      order: 'surname',
      pool: 'christian-north',
      communities: [
        {
          weight: 70,
          caste: 'Roman Catholic',
          surnames: split('Macwan, Christian, Parmar, Vaghela, Makwana, Gohil, Rathod, Solanki'),
        },
        {
          weight: 30,
          caste: 'Protestant',
          surnames: split('Christian, Parmar, Masih, Solanki, Jadav, Gamit'),
        },
      ],
    },
    Jain: { order: 'father-surname', pool: 'gujarati', communities: jainGujarat },
    Other: {
      order: 'surname',
      pool: 'parsi',
      communities: one(
        'Parsi',
        'Irani, Mistry, Daruwala, Batliwala, Contractor, Engineer, Wadia, Patel, Bharucha, Davar, Dastur, Kapadia, Billimoria, Sethna, Cooper, Master, Readymoney, Vakil, Elavia, Panthaki, Katrak, Mehta, Lalkaka, Sidhwa, Karanjia, Dubash, Bhathena, Chinoy, Tarapore, Doctor',
      ),
    },
  },
  maharashtra: {
    Hindu: { order: 'father-surname', pool: 'marathi', communities: marathaHindu },
    Muslim: {
      order: 'muslim',
      pool: 'muslim',
      communities: [
        ...deccanMuslim,
        { weight: 8, caste: 'Ansari', surnames: split('Ansari, Momin') },
        {
          weight: 6,
          caste: 'Konkani Muslim',
          surnames: split('Mukadam, Parkar, Sarguroh, Khatib, Deshmukh, Chougule, Kazi, Tungekar, Ghare'),
        },
        { weight: 4, caste: 'Memon', surnames: split('Memon, Motiwala, Lakhani') },
      ],
    },
    Christian: {
      order: 'surname',
      pool: 'christian',
      communities: [
        {
          weight: 65,
          caste: 'Roman Catholic',
          surnames: split(
            "Dabre, Lopes, D'Souza, Pereira, Rodrigues, Gonsalves, Tuscano, Almeida, Dmello, Machado",
          ),
        },
        {
          weight: 35,
          caste: 'Protestant',
          surnames: split('Gaikwad, Jadhav, Salvi, Kamble, Bhosale, Pawar, Shinde, Kadam, Thorat, Ranbhise'),
        },
      ],
    },
    Jain: { order: 'father-surname', pool: 'marathi', communities: jainSouth },
    Buddhist: { order: 'father-surname', pool: 'marathi', communities: marathiBuddhist },
  },
  goa: {
    Hindu: { order: 'surname', pool: 'marathi', communities: goaHindu },
    Christian: {
      order: 'surname',
      pool: 'christian',
      communities: [
        {
          weight: 1,
          caste: 'Roman Catholic',
          subCastes: split('Goan, Mangalorean, East Indian'),
          surnames: catholicGoa,
        },
      ],
    },
  },
} satisfies Groups;
