import {
  catholicGoa,
  keralaChristian,
  northChristian,
  southProtestant,
  teluguChristian,
} from './communities/christian.ts';
import { assamHindu, bengalHindu, bodo, nepaliHindu, odishaHindu, tripuri } from './communities/east.ts';
import {
  adivasi,
  jainGujarat,
  jainNorth,
  jainSouth,
  marathiBuddhist,
  sikhCommunities,
} from './communities/faiths.ts';
import { deccanMuslim, gujaratMuslim, meo, northMuslim } from './communities/muslim.ts';
import {
  biharHindu,
  centralHindu,
  haryanaHindu,
  pahariHindu,
  punjabHindu,
  rajasthanHindu,
  upHindu,
} from './communities/north.ts';
import { type Group, one, plain } from './communities/shapes.ts';
import { karnatakaHindu, keralaHindu, tamilHindu, teluguHindu } from './communities/south.ts';
import { goaHindu, gujaratHindu, marathaHindu } from './communities/west.ts';
import { split } from './split.ts';
import type { Culture, Religion } from './states.ts';

/** Names and communities of every faith in every culture that states.ts places somewhere. */
export const groups: Record<Culture, Partial<Record<Religion, Group>>> = {
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
  tribal: {
    Hindu: { order: 'surname', pool: 'tribal', communities: adivasi },
    Christian: { order: 'surname', pool: 'christian-tribal', communities: adivasi },
    Other: { order: 'surname', pool: 'tribal', communities: adivasi },
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
};

/** Where a faith is rare within a culture, these share names and communities with it. */
const stead: Record<Religion, Culture> = {
  Hindu: 'up',
  Muslim: 'up',
  Christian: 'up',
  Sikh: 'punjab',
  Jain: 'rajasthan',
  Buddhist: 'maharashtra',
  Other: 'tribal',
};

export function groupOf(culture: Culture, religion: Religion): Group {
  return groups[culture][religion] ?? groups[stead[religion]][religion]!;
}
