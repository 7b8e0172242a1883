import { split } from '../split.ts';
import { type Community, rajputLines, rishis } from './shapes.ts';

export const gujaratHindu: Community[] = [
  {
    weight: 20,
    caste: 'Patel',
    subCastes: split('Leuva, Kadva, Anjana'),
    surnames: split(
      'Patel, Patel, Patel, Patel, Amin, Vaghasiya, Savaliya, Gajera, Dobariya, Kakadiya, Radadiya, Vekariya, Bhalala, Ramani, Sojitra, Desai, Virani, Kathiriya, Lakhani, Paghdar, Sutariya, Hirpara',
    ),
  },
  {
    weight: 9,
    caste: 'Brahmin',
    subCastes: split('Audichya, Nagar, Modh, Shrigaud, Anavil, Mewada'),
    surnames: split(
      'Joshi, Trivedi, Dave, Bhatt, Vyas, Pandya, Shukla, Mehta, Thakar, Desai, Naik, Raval, Upadhyay, Acharya, Jani, Vasavada, Buch, Pathak, Dholakia, Oza',
    ),
    gotras: rishis,
  },
  {
    weight: 8,
    caste: 'Vaishnav Vanik',
    subCastes: split('Modh, Shrimali, Porwad, Lad, Khadayata'),
    surnames: split(
      'Shah, Parikh, Mehta, Modi, Gandhi, Desai, Kapadia, Sheth, Parekh, Choksi, Kothari, Doshi, Dalal, Merchant',
    ),
  },
  {
    weight: 5,
    caste: 'Lohana',
    surnames: split(
      'Thakkar, Kotecha, Popat, Rughani, Raichura, Somaiya, Kanani, Lakhani, Tanna, Madhvani, Gokani, Chandarana, Ruparel, Sachdev, Kariya, Unadkat',
    ),
  },
  {
    weight: 8,
    caste: 'Rajput',
    surnames: split(
      'Jadeja, Zala, Gohil, Solanki, Parmar, Chudasama, Rathod, Vaghela, Chauhan, Rana, Chavda, Raol, Sarvaiya',
    ),
    gotras: rajputLines,
  },
  {
    weight: 16,
    caste: 'Koli',
    subCastes: split('Thakor, Talapada, Chuvaliya'),
    surnames: split('Thakor, Koli, Makwana, Solanki, Parmar, Baria, Rathod, Chauhan, Bambhaniya, Patel'),
  },
  {
    weight: 6,
    caste: 'Ahir',
    surnames: split('Ahir, Dangar, Chavda, Hadiya, Jogal, Bhadarka, Varu, Kuvadiya, Boricha, Humbal'),
  },
  { weight: 4, caste: 'Prajapati', surnames: split('Prajapati, Prajapati, Ladva, Variya, Mistry') },
  { weight: 3, caste: 'Soni', surnames: split('Soni, Soni, Zaveri, Choksi, Patadia, Dhakan') },
  { weight: 3, caste: 'Suthar', surnames: split('Suthar, Mistry, Panchal, Gajjar, Suthar, Vadgama') },
  { weight: 2, caste: 'Darji', surnames: split('Darji, Pithadiya, Hingu, Parmar, Chauhan') },
  {
    weight: 4,
    caste: 'Rabari',
    surnames: split('Rabari, Desai, Bharwad, Mundhava, Sambad, Gamara, Jograna'),
  },
  {
    weight: 5,
    caste: 'Vankar',
    surnames: split('Parmar, Solanki, Makwana, Chauhan, Vankar, Rathod, Vaghela, Macwan'),
  },
  {
    weight: 3,
    caste: 'Bhil',
    surnames: split('Vasava, Damor, Rathva, Bhabhor, Katara, Ninama, Gamit, Baria'),
  },
];
