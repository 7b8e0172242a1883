import { split } from '../split.ts';
import { type Community, rishis } from './shapes.ts';

export const karnatakaHindu: Community[] = [
  {
    weight: 20,
    caste: 'Lingayat',
    subCastes: split('Panchamasali, Banajiga, Jangama, Sadara, Nonaba, Ganiga'),
    surnames: split(
      'Patil, Hiremath, Biradar, Angadi, Desai, Hosamani, Math, Mathapati, Shetty, Gowda, Bommai, Kori, Hanchinal, Hulkoti, Kittur, Sajjan, Swamy, Nadagouda, Hadimani, Gouda, Salimath, Chikkamath, Pujar',
    ),
  },
  {
    weight: 17,
    caste: 'Vokkaliga',
    subCastes: split('Gangatkar, Morasu, Kunchitiga, Dasa'),
    surnames: split(
      'Gowda, Gowda, Gowda, Hegde, Reddy, Nagaraj, Swamy, Kumar, Krishnegowda, Puttaraju, Bhairappa, Chikkegowda',
    ),
  },
  {
    weight: 9,
    caste: 'Brahmin',
    subCastes: split('Smartha, Madhwa, Havyaka, Hoysala Karnataka, Sri Vaishnava, Shivalli, Kota'),
    surnames: split(
      'Rao, Bhat, Hegde, Joshi, Kulkarni, Murthy, Acharya, Sharma, Achar, Kashyap, Deshpande, Upadhya, Aithal, Hebbar, Bhagwat, Iyengar, Udupa, Tantri, Mayya, Holla, Karanth, Somayaji',
    ),
    gotras: rishis,
  },
  {
    weight: 9,
    caste: 'Kuruba',
    surnames: split(
      'Kuruba, Hosamani, Pujari, Gowda, Kumar, Halumatha, Siddaramaiah, Beerappa, Nayak, Kurubar, Mailar, Vishwanath',
    ),
  },
  {
    weight: 5,
    caste: 'Bunt',
    surnames: split(
      'Shetty, Shetty, Rai, Alva, Hegde, Ballal, Chowta, Punja, Adyanthaya, Naik, Bhandary, Marla, Kava',
    ),
  },
  {
    weight: 5,
    caste: 'Billava',
    subCastes: split('Poojary, Idiga'),
    surnames: split(
      'Poojary, Kotian, Suvarna, Amin, Salian, Karkera, Bangera, Anchan, Sanil, Kundar, Jathanna',
    ),
  },
  {
    weight: 4,
    caste: 'Mogaveera',
    surnames: split('Kanchan, Mendon, Karkera, Salian, Kunder, Putran, Sriyan, Tingalaya, Naik'),
  },
  {
    weight: 7,
    caste: 'Valmiki Nayaka',
    surnames: split('Nayak, Naik, Nayaka, Talwar, Jarkiholi, Doddamani, Dore'),
  },
  {
    weight: 4,
    caste: 'Vishwakarma',
    surnames: split('Achar, Acharya, Achari, Badiger, Pattar, Kammar, Shilpi'),
  },
  { weight: 4, caste: 'Ganiga', surnames: split('Shetty, Ganiga, Gouda, Ganiger, Sajjan') },
  {
    weight: 8,
    caste: 'Adi Karnataka',
    surnames: split('Kumar, Murthy, Raj, Swamy, Chaluvaiah, Prasad, Shankar, Venkatesh, Hanumaiah, Muniraju'),
  },
  { weight: 3, caste: 'Banjara', surnames: split('Naik, Rathod, Lamani, Pawar, Chavan, Jadhav, Nayak') },
  { weight: 2, caste: 'Devanga', surnames: split('Shetty, Devanga, Chetty, Devaraj, Hatagar') },
  {
    weight: 2,
    caste: 'Kodava',
    surnames: split(
      'Appaiah, Belliappa, Cariappa, Ponnappa, Bopanna, Muthappa, Ganapathy, Chengappa, Uthappa, Nanaiah, Subbaiah, Thimmaiah, Poovaiah, Somaiah',
    ),
  },
  { weight: 2, caste: 'Arya Vysya', surnames: split('Setty, Gupta, Shetty, Guptha, Vaishya, Setty') },
];
