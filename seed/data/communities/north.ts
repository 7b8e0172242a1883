import { split } from '../split.ts';
import { agarwalGotras, type Community, rajputLines, rishis } from './shapes.ts';

export const scheduledNorth: Community[] = [
  {
    weight: 9,
    caste: 'Jatav',
    surnames: split('Jatav, Kumar, Gautam, Singh, Ram, Chaudhary, Sagar, Bharti, Azad, Verma'),
  },
  { weight: 3, caste: 'Valmiki', surnames: split('Valmiki, Kumar, Balmiki, Chauhan, Parcha, Tank, Chandel') },
  { weight: 3, caste: 'Pasi', surnames: split('Pasi, Saroj, Kumar, Rawat, Bharti, Kaithwas, Pasman') },
];

export const upHindu: Community[] = [
  {
    weight: 15,
    caste: 'Brahmin',
    subCastes: split('Kanyakubja, Saryuparin, Gaur, Sanadhya, Saraswat'),
    surnames:
      split(`Sharma, Mishra, Tiwari, Pandey, Shukla, Dubey, Dwivedi, Trivedi, Chaturvedi, Tripathi, Upadhyay, Bajpai, Dixit, Awasthi, Pathak, Agnihotri,
      Joshi, Gaur, Sharma, Mishra, Pandey, Tripathi, Bhardwaj, Vashisht, Kaushik, Parashar, Saraswat, Ojha, Chaubey, Dikshit, Mudgal`),
    gotras: rishis,
  },
  {
    weight: 9,
    caste: 'Rajput',
    subCastes: split('Chauhan, Tomar, Bais, Gaharwar, Sisodia, Bhadauria, Sengar, Parihar, Katheria'),
    surnames: split(
      'Singh, Chauhan, Tomar, Rathore, Bhadauria, Sengar, Parihar, Raghuvanshi, Chandel, Gaharwar, Solanki, Bisht, Kushwah, Rana, Bais, Sikarwar, Jadaun',
    ),
    gotras: rajputLines,
  },
  {
    weight: 13,
    caste: 'Yadav',
    subCastes: split('Yaduvanshi, Nandvanshi, Gwalvanshi'),
    surnames: split('Yadav, Yadav, Yadav, Singh Yadav, Rao, Ahir, Kumar'),
  },
  {
    weight: 7,
    caste: 'Kurmi',
    subCastes: split('Patel, Katiyar, Sachan, Gangwar'),
    surnames: split('Patel, Verma, Katiyar, Sachan, Gangwar, Singh, Chaudhary, Kanaujia, Uttam, Niranjan'),
  },
  { weight: 7, caste: 'Kushwaha', surnames: split('Kushwaha, Maurya, Shakya, Saini, Kushwaha, Maurya') },
  {
    weight: 7,
    caste: 'Agarwal',
    surnames: split(
      'Agarwal, Agarwal, Gupta, Goyal, Mittal, Garg, Bansal, Singhal, Jindal, Goel, Kansal, Tayal, Bindal',
    ),
    gotras: agarwalGotras,
  },
  {
    weight: 6,
    caste: 'Baniya',
    subCastes: split('Omar, Gahoi, Kesarwani, Rastogi, Varshney, Gulahre'),
    surnames: split(
      'Gupta, Gupta, Rastogi, Varshney, Kesarwani, Omar, Jaiswal, Sahu, Maheshwari, Gahoi, Kasaundhan, Vaishya',
    ),
  },
  {
    weight: 6,
    caste: 'Kayastha',
    subCastes: split('Srivastava, Saxena, Mathur, Bhatnagar, Nigam, Kulshrestha, Asthana'),
    surnames: split(
      'Srivastava, Srivastava, Saxena, Mathur, Bhatnagar, Nigam, Kulshrestha, Asthana, Sinha, Johri, Khare, Verma',
    ),
    gotras: ['Kashyap'],
  },
  {
    weight: 4,
    caste: 'Jat',
    surnames: split('Chaudhary, Singh, Malik, Tomar, Baliyan, Rathi, Dhama, Sirohi, Ahlawat, Pawar'),
    gotras: split('Tomar, Malik, Baliyan, Rathi, Sirohi, Ahlawat'),
  },
  { weight: 4, caste: 'Lodhi', surnames: split('Lodhi, Rajput, Lodh, Verma, Singh') },
  { weight: 4, caste: 'Teli', surnames: split('Sahu, Gupta, Rathore, Teli, Sahu') },
  {
    weight: 3,
    caste: 'Gurjar',
    surnames: split('Gurjar, Nagar, Bhati, Singh, Bainsla, Kasana, Chaudhary, Tanwar'),
  },
  { weight: 2.5, caste: 'Vishwakarma', surnames: split('Vishwakarma, Sharma, Panchal, Jangid, Vishwakarma') },
  { weight: 2.5, caste: 'Prajapati', surnames: split('Prajapati, Prajapati, Kumhar, Chakradhari, Verma') },
  { weight: 2.5, caste: 'Nishad', surnames: split('Nishad, Kashyap, Sahani, Bind, Kewat') },
  { weight: 1.5, caste: 'Sonar', surnames: split('Verma, Soni, Swarnkar, Seth, Soni') },
  { weight: 2, caste: 'Nai', surnames: split('Sen, Thakur, Savita, Nanda, Shrivas') },
  { weight: 2, caste: 'Pal', surnames: split('Pal, Baghel, Gadaria, Dhangar') },
  ...scheduledNorth,
];

export const biharHindu: Community[] = [
  {
    weight: 8,
    caste: 'Brahmin',
    subCastes: split('Maithil, Kanyakubja, Saryuparin, Shakdwipiya'),
    surnames: split(
      'Jha, Mishra, Jha, Thakur, Pathak, Choudhary, Ojha, Pandey, Tiwari, Dubey, Upadhyay, Chaubey, Sharma, Mishra',
    ),
    gotras: rishis,
  },
  {
    weight: 7,
    caste: 'Bhumihar',
    surnames: split('Singh, Sharma, Rai, Sinha, Kumar, Thakur, Choudhary, Shahi, Pandey, Sinha'),
    gotras: rishis,
  },
  {
    weight: 7,
    caste: 'Rajput',
    surnames: split('Singh, Singh, Kumar Singh, Rathore, Chauhan, Solanki, Raj'),
    gotras: rajputLines,
  },
  {
    weight: 18,
    caste: 'Yadav',
    subCastes: split('Krishnaut, Majhraut, Gwala'),
    surnames: split('Yadav, Yadav, Rai, Prasad, Kumar, Gope, Ray'),
  },
  {
    weight: 6,
    caste: 'Kayastha',
    surnames: split('Sinha, Srivastava, Verma, Prasad, Sahay, Lal, Ambastha, Karn, Das, Kumar'),
    gotras: ['Kashyap'],
  },
  {
    weight: 7,
    caste: 'Kurmi',
    subCastes: split('Awadhiya, Dhanuk, Samaswar'),
    surnames: split('Kumar, Prasad, Singh, Patel, Mahto, Choudhary, Sinha, Verma'),
  },
  { weight: 8, caste: 'Kushwaha', surnames: split('Kushwaha, Mahto, Kumar, Singh, Verma, Maurya, Mehta') },
  {
    weight: 8,
    caste: 'Baniya',
    subCastes: split('Teli, Kanu, Sudi, Kalwar, Barnwal'),
    surnames: split('Gupta, Sah, Gupta, Prasad, Kumar, Barnwal, Jaiswal, Poddar, Keshri, Bhagat, Saw'),
  },
  { weight: 4, caste: 'Nishad', surnames: split('Sahani, Mukhiya, Nishad, Kumar, Chaudhary') },
  { weight: 6, caste: 'Paswan', surnames: split('Paswan, Paswan, Hazra, Kumar') },
  { weight: 5, caste: 'Ravidas', surnames: split('Ram, Das, Ravidas, Kumar') },
  { weight: 3, caste: 'Vishwakarma', surnames: split('Sharma, Vishwakarma, Thakur, Mistri') },
  { weight: 2, caste: 'Prajapati', surnames: split('Pandit, Prajapati, Kumar') },
  { weight: 2, caste: 'Nai', surnames: split('Thakur, Sharma, Kumar') },
  { weight: 2, caste: 'Sonar', surnames: split('Verma, Soni, Swarnkar, Prasad') },
];

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
