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
