import { split } from '../split.ts';
import { agarwalGotras, type Community, rajputLines, rishis } from './shapes.ts';

export const haryanaHindu: Community[] = [
  {
    weight: 27,
    caste: 'Jat',
    surnames: split(
      'Malik, Dahiya, Hooda, Sangwan, Phogat, Dalal, Rathi, Deswal, Sheoran, Kadian, Nain, Ahlawat, Mor, Redhu, Punia, Choudhary, Singh, Kundu, Lather, Khatri, Siwach, Dhanda, Grewal, Beniwal',
    ),
    gotras: split(
      'Malik, Dahiya, Hooda, Sangwan, Phogat, Dalal, Rathi, Deswal, Sheoran, Nain, Ahlawat, Punia, Kundu',
    ),
  },
  {
    weight: 10,
    caste: 'Brahmin',
    subCastes: split('Gaur, Saraswat'),
    surnames: split('Sharma, Kaushik, Bhardwaj, Vashisth, Gaur, Vats, Parashar, Attri, Shandilya, Dixit'),
    gotras: rishis,
  },
  {
    weight: 9,
    caste: 'Agarwal',
    surnames: split('Aggarwal, Gupta, Goyal, Garg, Bansal, Mittal, Jindal, Singla, Singhal, Goel, Kansal'),
    gotras: agarwalGotras,
  },
  {
    weight: 8,
    caste: 'Arora',
    surnames: split(
      'Arora, Chawla, Sachdeva, Taneja, Juneja, Batra, Narang, Grover, Madan, Dua, Chugh, Miglani, Munjal',
    ),
  },
  {
    weight: 4,
    caste: 'Khatri',
    surnames: split('Khanna, Kapoor, Malhotra, Mehra, Tandon, Sethi, Bhasin, Chopra, Sehgal, Vohra'),
  },
  { weight: 9, caste: 'Yadav', surnames: split('Yadav, Yadav, Rao, Yaduvanshi') },
  {
    weight: 5,
    caste: 'Gurjar',
    surnames: split('Gurjar, Nagar, Bhadana, Bainsla, Tanwar, Chandila, Kasana, Awana'),
  },
  {
    weight: 6,
    caste: 'Rajput',
    surnames: split('Rana, Chauhan, Tanwar, Singh, Rathore, Rao, Parmar'),
    gotras: rajputLines,
  },
  { weight: 5, caste: 'Saini', surnames: split('Saini, Saini, Mali') },
  { weight: 4, caste: 'Ror', surnames: split('Ror, Choudhary, Kadian, Mehla, Khokhar') },
  { weight: 7, caste: 'Jatav', surnames: split('Kumar, Chahal, Gautam, Ranga, Rangi, Singh, Jatav') },
  { weight: 4, caste: 'Valmiki', surnames: split('Valmiki, Kumar, Chauhan, Parcha, Gehlot') },
  { weight: 3, caste: 'Vishwakarma', surnames: split('Jangra, Panchal, Sharma, Dhiman, Jangra') },
  { weight: 3, caste: 'Prajapati', surnames: split('Prajapati, Kumar, Prajapat, Verma') },
];

export const pahariHindu: Community[] = [
  {
    weight: 26,
    caste: 'Brahmin',
    subCastes: split('Kumaoni, Garhwali, Sarola, Gangari, Dogra, Saraswat'),
    surnames: split(
      'Joshi, Pant, Pandey, Bhatt, Nautiyal, Uniyal, Dimri, Bahuguna, Semwal, Thapliyal, Kothari, Upreti, Tiwari, Sharma, Kandpal, Dobhal, Gairola, Juyal, Mamgain, Pokhriyal, Sharma, Lakhanpal, Shastri',
    ),
    gotras: rishis,
  },
  {
    weight: 38,
    caste: 'Rajput',
    subCastes: split('Kumaoni, Garhwali, Dogra, Katoch, Jamwal, Pathania'),
    surnames: split(
      'Bisht, Rawat, Negi, Rana, Mehra, Thakur, Chauhan, Bora, Kunwar, Bhandari, Gusain, Panwar, Aswal, Katoch, Jamwal, Pathania, Manhas, Jasrotia, Parmar, Verma, Kanwar, Mankotia, Chib, Charak, Salathia',
    ),
    gotras: rajputLines,
  },
  { weight: 14, caste: 'Shilpkar', surnames: split('Kumar, Arya, Lal, Ram, Tamta, Tamta, Kohli') },
  { weight: 6, caste: 'Ghirth', surnames: split('Choudhary, Chaudhary, Choudhary, Kumar') },
  { weight: 4, caste: 'Khatri', surnames: split('Sood, Kapoor, Mahajan, Gupta, Malhotra, Anand, Sud') },
  {
    weight: 3,
    caste: 'Agarwal',
    surnames: split('Gupta, Agarwal, Mahajan, Goel, Garg'),
    gotras: agarwalGotras,
  },
  { weight: 4, caste: 'Saini', surnames: split('Saini, Saini, Dhiman') },
  { weight: 3, caste: 'Gaddi', surnames: split('Bhardwaj, Thakur, Kapoor, Chauhan, Jaryal, Bharmouri') },
];

export const punjabHindu: Community[] = [
  {
    weight: 22,
    caste: 'Khatri',
    surnames: split(
      'Kapoor, Khanna, Malhotra, Mehra, Chopra, Sehgal, Bedi, Sethi, Vohra, Anand, Dhawan, Tandon, Bhasin, Puri, Suri, Sondhi, Sobti, Talwar, Nanda, Sarin, Uppal, Kohli, Trehan, Wadhawan',
    ),
    gotras: split('Kaushal, Vatsa, Bharadwaj, Angiras'),
  },
  {
    weight: 22,
    caste: 'Arora',
    surnames: split(
      'Arora, Chawla, Sachdeva, Batra, Gulati, Narula, Juneja, Taneja, Grover, Bajaj, Ahuja, Khurana, Chhabra, Dua, Kalra, Wadhwa, Madan, Nagpal, Pahwa, Manchanda, Makkar, Dhingra, Babbar, Setia',
    ),
  },
  {
    weight: 15,
    caste: 'Brahmin',
    subCastes: split('Saraswat, Mohyal, Gaur'),
    surnames: split(
      'Sharma, Sharma, Bhardwaj, Joshi, Bhanot, Dutta, Mehta, Bali, Chhibber, Vaid, Mohan, Kalia, Pathak, Prashar, Sudan',
    ),
    gotras: rishis,
  },
  {
    weight: 12,
    caste: 'Agarwal',
    surnames: split('Aggarwal, Gupta, Goyal, Bansal, Garg, Mittal, Singla, Jindal, Goel, Mahajan'),
    gotras: agarwalGotras,
  },
  {
    weight: 6,
    caste: 'Rajput',
    surnames: split('Rana, Thakur, Singh, Minhas, Chauhan, Parmar, Pathania'),
    gotras: rajputLines,
  },
  {
    weight: 9,
    caste: 'Ravidasia',
    surnames: split('Kumar, Ram, Chumber, Heer, Mahi, Bangar, Badhan, Paul, Jassal, Sampla'),
  },
  { weight: 6, caste: 'Valmiki', surnames: split('Kumar, Sahota, Gill, Hans, Bhatti, Nahar, Sabharwal') },
  { weight: 4, caste: 'Saini', surnames: split('Saini, Saini, Kumar') },
  { weight: 3, caste: 'Vishwakarma', surnames: split('Dhiman, Sharma, Sohal, Bhogal, Kalsi') },
];
