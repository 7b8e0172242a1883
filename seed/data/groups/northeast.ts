import { assamHindu, bodo, tripuri } from '../communities/northeast.ts';
import { one } from '../communities/shapes.ts';
import { split } from '../split.ts';

import type { Groups } from './shape.ts';

/** Names and communities of the north-east. */
export const northeast = {
  assam: {
    Hindu: { order: 'surname', pool: 'assamese', communities: [...assamHindu, bodo] },
    Muslim: {
      order: 'muslim',
      pool: 'muslim',
      communities: [
        {
          weight: 70,
          caste: 'Sheikh',
          surnames: split(
            'Ahmed, Ali, Rahman, Hussain, Islam, Hoque, Sheikh, Barbhuiya, Laskar, Mazumder, Choudhury, Hazarika, Borah, Saikia',
          ),
        },
        { weight: 15, caste: 'Syed', surnames: split('Ahmed, Hussain, Ali') },
        { weight: 15, caste: 'Goriya', surnames: split('Hazarika, Ahmed, Borah, Ali, Hussain') },
      ],
    },
    Buddhist: {
      order: 'surname',
      pool: 'assamese',
      communities: one('Tai Phake', 'Phake, Khamti, Gohain, Chakap, Weingken'),
    },
  },
  manipur: {
    Hindu: {
      order: 'surname',
      pool: 'manipuri',
      communities: one(
        'Meitei',
        'Sharma, Meitei, Ningthoujam, Thokchom, Laishram, Khundrakpam, Wahengbam, Yumnam, Ngangom, Huidrom, Okram, Salam, Soibam, Akoijam, Leishangthem, Konjengbam, Moirangthem, Naorem, Oinam',
      ),
    },
    Muslim: {
      order: 'muslim',
      pool: 'muslim',
      communities: one('Meitei Pangal', 'Khan, Ali, Shah, Sheikh, Rahman, Hussain'),
    },
    Other: {
      order: 'surname',
      pool: 'manipuri',
      communities: one(
        'Meitei',
        'Meitei, Ningthoujam, Thokchom, Laishram, Khundrakpam, Wahengbam, Yumnam, Ngangom, Huidrom, Salam, Soibam, Akoijam, Naorem, Oinam',
      ),
    },
  },
  mizo: {
    Christian: {
      order: 'surname',
      pool: 'mizo',
      communities: one(
        'Mizo',
        'Sailo, Ralte, Hnamte, Chhangte, Pachuau, Khiangte, Fanai, Hmar, Colney, Zadeng, Renthlei, Chawngthu',
      ),
    },
  },
  naga: {
    Christian: {
      order: 'surname',
      pool: 'naga',
      communities: [
        {
          weight: 30,
          caste: 'Ao',
          surnames: split('Ao, Jamir, Longkumer, Imchen, Ozukum, Longchar, Aier, Pongen, Walling'),
        },
        {
          weight: 20,
          caste: 'Angami',
          surnames: split('Angami, Sekhose, Rutsa, Keditsu, Kire, Mor, Yhome, Rio'),
        },
        {
          weight: 20,
          caste: 'Lotha',
          surnames: split('Lotha, Kikon, Ezung, Humtsoe, Ngullie, Murry, Odyuo'),
        },
        {
          weight: 20,
          caste: 'Sumi',
          surnames: split('Sema, Zhimomi, Achumi, Chishi, Yepthomi, Assumi, Swu, Jimomi'),
        },
        { weight: 10, caste: 'Konyak', surnames: split('Konyak, Phom, Chang, Wangnao') },
      ],
    },
    Other: {
      order: 'surname',
      pool: 'naga',
      communities: one('Rongmei', 'Kamei, Gangmei, Panmei, Golmei, Pamei'),
    },
  },
  khasi: {
    Christian: {
      order: 'surname',
      pool: 'khasi',
      communities: one(
        'Khasi',
        'Lyngdoh, Nongrum, Kharkongor, Syiem, Marbaniang, Nongkynrih, Mawlong, Khongwir, Warjri, Lyngwa, Pariat, Blah, Rynjah, Swer, Diengdoh, Kharbuli, Shullai, Laloo',
      ),
    },
    Other: {
      order: 'surname',
      pool: 'khasi',
      communities: one('Khasi', 'Syiem, Nongrum, Lyngdoh, Kharbuli, Rymbai, Rynjah, Diengdoh, Mawrie'),
    },
    Hindu: { order: 'surname', pool: 'khasi', communities: one('Khasi', 'Lyngdoh, Syiem, Nongrum, Warjri') },
  },
  garo: {
    Christian: {
      order: 'surname',
      pool: 'garo',
      communities: one('Garo', 'Sangma, Marak, Momin, Shira, Arengh'),
    },
    Other: { order: 'surname', pool: 'garo', communities: one('Garo', 'Sangma, Marak, Momin, Shira') },
  },
  kuki: {
    Christian: {
      order: 'surname',
      pool: 'kuki',
      communities: one(
        'Kuki',
        'Haokip, Kipgen, Singsit, Touthang, Lhouvum, Vaiphei, Guite, Hangshing, Zou, Khongsai, Chongloi, Lunkim',
      ),
    },
  },
  arunachal: {
    Christian: {
      order: 'surname',
      pool: 'arunachal',
      communities: [
        {
          weight: 50,
          caste: 'Nyishi',
          surnames: split('Nabam, Tana, Taku, Tagung, Techi, Hina, Bagang, Pakmi'),
        },
        {
          weight: 30,
          caste: 'Adi',
          surnames: split('Ering, Perme, Pertin, Moyong, Borang, Tayeng, Tamuk, Panggeng'),
        },
        { weight: 20, caste: 'Galo', surnames: split('Riba, Ete, Bagra, Lollen, Ado, Kena, Potom, Basar') },
      ],
    },
    Other: {
      order: 'surname',
      pool: 'arunachal',
      communities: [
        { weight: 35, caste: 'Adi', surnames: split('Ering, Perme, Pertin, Moyong, Borang, Tayeng, Tamuk') },
        {
          weight: 35,
          caste: 'Apatani',
          surnames: split('Hage, Kago, Mudang, Padi, Tage, Nani, Habung, Millo'),
        },
        { weight: 30, caste: 'Nyishi', surnames: split('Nabam, Tana, Taku, Techi, Hina') },
      ],
    },
  },
  bodo: {
    Christian: { order: 'surname', pool: 'bodo', communities: [bodo] },
    Other: { order: 'surname', pool: 'bodo', communities: [bodo] },
  },
  tripuri: {
    Hindu: { order: 'surname', pool: 'tripuri', communities: [tripuri] },
    Christian: { order: 'surname', pool: 'tripuri', communities: [tripuri] },
  },
} satisfies Groups;
