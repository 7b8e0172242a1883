import { split } from '../split.ts';
import { agarwalGotras, type Community, rajputLines, rishis } from './shapes.ts';

export const centralHindu: Community[] = [
  {
    weight: 10,
    caste: 'Brahmin',
    subCastes: split('Kanyakubja, Jijhotia, Gaur, Saryuparin, Shrigaud, Sanadhya'),
    surnames: split(
      'Sharma, Tiwari, Mishra, Dubey, Shukla, Joshi, Pathak, Vyas, Chaturvedi, Richhariya, Upadhyay, Pandey, Dwivedi, Tripathi, Bhargava, Nagaich',
    ),
    gotras: rishis,
  },
  {
    weight: 8,
    caste: 'Rajput',
    surnames: split(
      'Singh, Chouhan, Thakur, Solanki, Parmar, Rathore, Tomar, Bundela, Parihar, Baghel, Sisodiya, Raghuwanshi',
    ),
    gotras: rajputLines,
  },
  {
    weight: 6,
    caste: 'Agarwal',
    surnames: split('Agrawal, Agrawal, Gupta, Goyal, Garg, Bansal, Mittal'),
    gotras: agarwalGotras,
  },
  {
    weight: 4,
    caste: 'Baniya',
    subCastes: split('Gahoi, Neema, Asati, Maheshwari'),
    surnames: split('Gupta, Neema, Gahoi, Asati, Seth, Nema, Shivhare, Khandelwal'),
  },
  { weight: 7, caste: 'Yadav', surnames: split('Yadav, Yadav, Rawat, Gwal') },
  { weight: 9, caste: 'Teli', surnames: split('Sahu, Sahu, Rathore, Teli, Gupta') },
  {
    weight: 7,
    caste: 'Kurmi',
    subCastes: split('Chandrakar, Kashyap, Manwa, Singraul'),
    surnames: split('Patel, Kurmi, Chandrakar, Verma, Kashyap, Baghel, Deshmukh, Sinha'),
  },
  { weight: 6, caste: 'Lodhi', surnames: split('Lodhi, Rajput, Lodhi, Singh, Verma') },
  { weight: 5, caste: 'Kushwaha', surnames: split('Kushwaha, Patel, Kachhi, Maurya, Saini') },
  {
    weight: 4,
    caste: 'Kayastha',
    surnames: split('Shrivastava, Khare, Saxena, Nigam, Verma, Bhatnagar, Shrivastava'),
    gotras: ['Kashyap'],
  },
  { weight: 5, caste: 'Gurjar', surnames: split('Gurjar, Patel, Mandloi, Gurjar, Dangi') },
  { weight: 7, caste: 'Ahirwar', surnames: split('Ahirwar, Choudhary, Jatav, Suryavanshi, Ahirwar') },
  {
    weight: 3,
    caste: 'Satnami',
    surnames: split('Banjare, Kurre, Satnami, Markande, Tandon, Ghritlahre, Dahariya'),
  },
  {
    weight: 5,
    caste: 'Gond',
    surnames: split('Gond, Uikey, Dhurve, Maravi, Netam, Markam, Porte, Marko, Tekam, Paraste, Thakur'),
  },
  { weight: 3, caste: 'Bhil', surnames: split('Bhil, Bhuria, Damor, Katara, Meda, Bariya, Chouhan, Ninama') },
  { weight: 3, caste: 'Prajapati', surnames: split('Prajapati, Prajapat, Kumhar, Chakravarti') },
  { weight: 2, caste: 'Vishwakarma', surnames: split('Vishwakarma, Sharma, Panchal') },
  { weight: 2, caste: 'Nai', surnames: split('Sen, Shrivas, Sen, Barman') },
  { weight: 2, caste: 'Sonar', surnames: split('Soni, Soni, Sarraf, Swarnkar') },
];

export const rajasthanHindu: Community[] = [
  {
    weight: 10,
    caste: 'Brahmin',
    subCastes: split('Gaur, Dadhich, Pareek, Gurjar Gaur, Khandal, Pushkarna, Shrimali'),
    surnames: split(
      'Sharma, Joshi, Vyas, Purohit, Dadhich, Pareek, Ojha, Bohra, Acharya, Tiwari, Mishra, Shrimali, Bissa, Kalla',
    ),
    gotras: rishis,
  },
  {
    weight: 9,
    caste: 'Rajput',
    subCastes: split('Rathore, Sisodia, Kachwaha, Chauhan, Bhati, Shekhawat'),
    surnames: split(
      'Singh, Rathore, Shekhawat, Chauhan, Bhati, Sisodia, Ranawat, Chundawat, Rajawat, Naruka, Solanki, Champawat, Tanwar, Jodha, Khangarot, Deora',
    ),
    gotras: rajputLines,
  },
  {
    weight: 12,
    caste: 'Jat',
    surnames: split(
      'Choudhary, Choudhary, Jakhar, Poonia, Beniwal, Godara, Mirdha, Dudi, Saharan, Kaswan, Jyani, Bhakar, Mahla',
    ),
    gotras: split('Jakhar, Poonia, Beniwal, Godara, Dudi, Saharan, Kaswan, Bhakar'),
  },
  {
    weight: 6,
    caste: 'Agarwal',
    surnames: split(
      'Agarwal, Agarwal, Goyal, Gupta, Bansal, Mittal, Garg, Jhunjhunwala, Kedia, Poddar, Saraf',
    ),
    gotras: agarwalGotras,
  },
  {
    weight: 4,
    caste: 'Maheshwari',
    surnames: split(
      'Maheshwari, Somani, Rathi, Bajaj, Laddha, Kabra, Mundra, Bhutra, Jhanwar, Bangur, Daga, Toshniwal, Chandak, Biyani, Soni, Malpani',
    ),
    gotras: split('Manans, Saboo, Kashyap, Chandas, Gautam, Silans'),
  },
  {
    weight: 3,
    caste: 'Khandelwal',
    surnames: split('Khandelwal, Gupta, Rawat, Dangayach, Natani, Tambi, Mamodia'),
  },
  { weight: 8, caste: 'Gurjar', surnames: split('Gurjar, Gurjar, Poswal, Khatana, Chhawri, Bainsla') },
  { weight: 9, caste: 'Meena', surnames: split('Meena, Meena, Meena, Jorwal, Mewal') },
  {
    weight: 7,
    caste: 'Mali',
    surnames: split('Saini, Mali, Gehlot, Saini, Tak, Parihar, Kachhwaha, Sankhla'),
  },
  { weight: 4, caste: 'Kumawat', surnames: split('Kumawat, Prajapat, Kumawat, Kumhar') },
  { weight: 3, caste: 'Bishnoi', surnames: split('Bishnoi, Bishnoi, Godara, Dhaka, Khichar') },
  { weight: 4, caste: 'Yadav', surnames: split('Yadav, Yadav, Rao, Ahir') },
  {
    weight: 8,
    caste: 'Meghwal',
    surnames: split('Meghwal, Meghwanshi, Bhatia, Panwar, Solanki, Parmar, Katariya'),
  },
  { weight: 5, caste: 'Regar', surnames: split('Regar, Verma, Bairwa, Raigar, Bakolia, Mohanpuria') },
  { weight: 4, caste: 'Bhil', surnames: split('Bhil, Damor, Katara, Ninama, Kharadi, Pargi, Ahari, Roat') },
  { weight: 3, caste: 'Suthar', surnames: split('Suthar, Jangid, Sharma, Khati') },
  { weight: 2, caste: 'Sonar', surnames: split('Soni, Soni, Verma, Swarnkar') },
  { weight: 2, caste: 'Nai', surnames: split('Sen, Sain, Sharma') },
  { weight: 1.5, caste: 'Charan', surnames: split('Charan, Detha, Barhath, Ratnu, Kaviya') },
];
