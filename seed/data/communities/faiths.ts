import { split } from '../split.ts';
import type { Community } from './shapes.ts';

export const jainNorth: Community[] = [
  {
    weight: 44,
    caste: 'Digambar',
    subCastes: split('Agarwal, Khandelwal, Parwar, Jaiswal, Golalare'),
    surnames: split(
      'Jain, Jain, Jain, Kasliwal, Patni, Godha, Pandya, Chhabra, Sethi, Luhadia, Ajmera, Bakliwal, Gangwal, Sogani, Pahadia, Barjatya',
    ),
  },
  {
    weight: 56,
    caste: 'Shwetambar',
    subCastes: split('Oswal, Porwal, Shrimal, Terapanthi, Sthanakvasi'),
    surnames: split(
      'Jain, Jain, Kothari, Bothra, Surana, Baid, Lodha, Mehta, Singhvi, Bhandari, Nahar, Dugar, Sancheti, Bafna, Chordia, Parakh, Golecha, Kochar, Jhabak, Lunia, Lalwani, Gandhi, Mutha, Ranka, Kankaria',
    ),
  },
];
export const jainGujarat: Community[] = [
  {
    weight: 75,
    caste: 'Shwetambar',
    subCastes: split('Visa Oswal, Dasa Shrimali, Visa Shrimali, Deravasi, Sthanakvasi, Kutchi Visa Oswal'),
    surnames: split(
      'Shah, Shah, Shah, Mehta, Doshi, Parikh, Gandhi, Vora, Sanghvi, Kothari, Sheth, Jhaveri, Zaveri, Dalal, Bhansali, Gala, Savla, Chheda, Dedhia, Gada, Nagda, Kapasi, Ajmera, Khandhar, Turakhia',
    ),
  },
  {
    weight: 25,
    caste: 'Digambar',
    subCastes: split('Humad, Mewada, Narsingpura'),
    surnames: split('Shah, Doshi, Gandhi, Kothari, Jain, Mehta, Shah'),
  },
];
export const jainSouth: Community[] = [
  {
    weight: 85,
    caste: 'Digambar',
    subCastes: split('Chaturtha, Panchama, Saitwal, Bogar, Kasar'),
    surnames: split(
      'Jain, Patil, Ballal, Hegde, Shetty, Indra, Upadhye, Chougule, Magdum, Patil, Belgaonkar, Nainar, Kumar, Padmanabhaiah, Jinendra',
    ),
  },
  {
    weight: 15,
    caste: 'Shwetambar',
    subCastes: split('Oswal, Sthanakvasi'),
    surnames: split('Jain, Bohra, Kothari, Jain, Mehta'),
  },
];

const jatSikh = split(
  'Gill, Sidhu, Sandhu, Dhillon, Brar, Grewal, Bajwa, Randhawa, Mann, Dhaliwal, Virk, Aulakh, Sekhon, Pannu, Cheema, Toor, Bains, Atwal, Johal, Deol, Hundal, Buttar, Chahal, Dhindsa, Kang, Khaira, Maan, Nijjar, Sahota, Samra, Sangha, Sohi, Uppal, Waraich, Bal, Bhullar, Boparai, Bhangu, Benipal, Ghuman, Hayer, Khangura, Purewal, Rai, Sran',
);
export const sikhCommunities: Community[] = [
  { weight: 38, caste: 'Jat Sikh', surnames: jatSikh, gotras: jatSikh.slice(0, 20) },
  {
    weight: 9,
    caste: 'Khatri',
    surnames: split(
      'Bedi, Sodhi, Kohli, Sethi, Anand, Chadha, Kapoor, Sabharwal, Sahni, Suri, Bhasin, Walia, Oberoi, Ghai, Bindra, Chandhok, Kochhar',
    ),
  },
  {
    weight: 10,
    caste: 'Arora',
    surnames: split(
      'Arora, Chawla, Ahuja, Batra, Bajaj, Narula, Sachdeva, Khurana, Kalra, Monga, Gambhir, Juneja, Chhabra, Sethi, Grover, Bagga, Chugh, Gandhi, Wadhwa',
    ),
  },
  {
    weight: 8,
    caste: 'Ramgarhia',
    surnames: split(
      'Bhambra, Bhogal, Kalsi, Matharu, Panesar, Sagoo, Virdi, Sehmi, Hunjan, Jandu, Marwaha, Phull, Rehal, Sambhi, Soor, Ubhi, Saggu, Bhamra',
    ),
  },
  { weight: 5, caste: 'Saini', surnames: split('Saini, Saini, Gehlon, Badwal, Mangar, Banwait') },
  { weight: 4, caste: 'Kamboj', surnames: split('Kamboj, Thind, Josan, Marok, Jammu, Handa, Momi, Sandha') },
  { weight: 4, caste: 'Labana', surnames: split('Labana, Lubana, Pelia, Gharkha') },
  {
    weight: 10,
    caste: 'Ravidasia',
    surnames: split('Mahi, Badhan, Heer, Chumber, Suman, Bangar, Jassal, Rattu, Virdee'),
  },
  {
    weight: 9,
    caste: 'Mazhabi',
    surnames: split('Gill, Kalyan, Bhatti, Sahota, Sandhu, Dhillon, Sabharwal'),
  },
  { weight: 2, caste: 'Tonk Kshatriya', surnames: split('Purba, Karir, Kainth, Tank') },
];

export const marathiBuddhist: Community[] = [
  {
    weight: 1,
    caste: 'Mahar Buddhist',
    surnames: split(
      'Kamble, Gaikwad, Sonawane, Waghmare, Jadhav, Meshram, Wankhede, Bansode, Gajbhiye, Ingle, Ramteke, Dongre, Khandare, Bhalerao, Shende, Lokhande, Moon, Kasare, Salve, Tayade, Chavan, Ahire, Sardar, Borkar, Mhaske, Pagare, Thorat, Nikalje, Rangari, Dhabarde, Telang, Kharat',
    ),
  },
];

export const adivasi: Community[] = [
  {
    weight: 30,
    caste: 'Oraon',
    surnames: split(
      'Oraon, Kujur, Lakra, Toppo, Tirkey, Minz, Ekka, Xalxo, Xaxa, Kerketta, Beck, Bara, Kispotta, Khalkho, Linda, Panna',
    ),
  },
  {
    weight: 26,
    caste: 'Munda',
    surnames: split(
      'Munda, Hembrom, Purty, Bodra, Nag, Topno, Horo, Guria, Sanga, Barla, Hassa, Surin, Bhengra',
    ),
  },
  {
    weight: 28,
    caste: 'Santal',
    surnames: split('Murmu, Soren, Hansda, Hembram, Kisku, Marandi, Tudu, Baskey, Besra, Mardi, Mandi'),
  },
  {
    weight: 8,
    caste: 'Ho',
    surnames: split('Sinku, Birua, Gagrai, Deogam, Purty, Bodra, Hembrom, Samad, Tiriya'),
  },
  {
    weight: 8,
    caste: 'Kharia',
    surnames: split('Dungdung, Soreng, Kullu, Bilung, Kerketta, Tete, Kiro, Indwar'),
  },
];
