import { bengalHindu, odishaHindu } from '../communities/east.ts';
import { adivasi } from '../communities/faiths.ts';
import { split } from '../split.ts';

import type { Groups } from './shape.ts';

/** Names and communities of the east. */
export const east = {
  odisha: {
    Hindu: { order: 'surname', pool: 'odia', communities: odishaHindu },
    Muslim: {
      order: 'muslim',
      pool: 'muslim',
      communities: [
        { weight: 60, caste: 'Sheikh', surnames: split('Sk, Sheikh, Khan, Ali, Mohammed') },
        { weight: 40, caste: 'Pathan', surnames: split('Khan, Khan, Beg') },
      ],
    },
    Christian: {
      order: 'surname',
      pool: 'christian-north',
      communities: [
        {
          weight: 50,
          caste: 'Roman Catholic',
          surnames: split('Digal, Nayak, Pradhan, Mallick, Parichha, Senapati'),
        },
        { weight: 50, caste: 'Baptist', surnames: split('Nayak, Digal, Das, Mohanty, Bagh, Singh') },
      ],
    },
  },
  bengal: {
    Hindu: { order: 'surname', pool: 'bengali', communities: bengalHindu },
    Muslim: {
      order: 'muslim',
      pool: 'muslim',
      communities: [
        {
          weight: 62,
          caste: 'Sheikh',
          surnames: split(
            'Sheikh, Mondal, Molla, Islam, Rahman, Hossain, Ali, Haque, Sarkar, Biswas, Gazi, Mallick, Laskar, Sk, Ahmed, Middya, Sardar, Paik, Naskar',
          ),
        },
        { weight: 10, caste: 'Syed', surnames: split('Hossain, Ali, Ahmed, Rahman') },
        { weight: 16, caste: 'Pathan', surnames: split('Khan, Khan, Pathan') },
        { weight: 12, caste: 'Ansari', surnames: split('Ansari, Momin') },
      ],
    },
    Christian: {
      order: 'surname',
      pool: 'christian',
      communities: [
        {
          weight: 60,
          caste: 'Roman Catholic',
          surnames: split("Biswas, Mondal, Gomes, Rozario, D'Cruz, Das, Sarkar, Baidya"),
        },
        { weight: 40, caste: 'Protestant', surnames: split('Biswas, Sarkar, Das, Mondal, Nath, Roy, Baroi') },
      ],
    },
    Buddhist: {
      order: 'surname',
      pool: 'bengali',
      communities: [
        { weight: 70, caste: 'Barua', surnames: split('Barua, Barua, Mutsuddi, Chowdhury') },
        { weight: 30, caste: 'Chakma', surnames: split('Chakma, Chakma, Dewan, Talukdar, Khisa') },
      ],
    },
  },
  tribal: {
    Hindu: { order: 'surname', pool: 'tribal', communities: adivasi },
    Christian: { order: 'surname', pool: 'christian-tribal', communities: adivasi },
    Other: { order: 'surname', pool: 'tribal', communities: adivasi },
  },
} satisfies Groups;
