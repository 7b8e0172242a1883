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

export const teluguHindu: Community[] = [
  {
    weight: 15,
    caste: 'Reddy',
    subCastes: split('Panta, Motati, Gudati, Deshmukh, Pakanati'),
    surnames: split(
      'Reddy, Reddy, Reddy, Reddy, Reddy, Bommireddy, Gangireddy, Mekapati, Kandula, Nallamilli, Byreddy, Sabbella, Karri, Yeduguri, Palle, Chevireddy',
    ),
  },
  {
    weight: 10,
    caste: 'Kamma',
    surnames: split(
      'Chowdary, Nallamothu, Yarlagadda, Daggubati, Kodali, Vemuri, Koneru, Ravipati, Gottipati, Gorantla, Kosaraju, Paturi, Guntupalli, Kolli, Alapati, Devineni, Tummala, Boppana, Vallabhaneni, Mullapudi, Maganti, Nannapaneni, Potluri, Suryadevara, Kakarla, Bollineni, Paladugu, Gadde',
    ),
  },
  {
    weight: 14,
    caste: 'Kapu',
    subCastes: split('Telaga, Balija, Munnuru, Turpu, Ontari'),
    surnames: split(
      'Naidu, Konidela, Mudragada, Pasupuleti, Adapa, Yerra, Bandaru, Rayapudi, Vangaveeti, Balija, Kotha, Dasari, Gandham, Sunkara, Tota, Nalla, Patel, Vanka, Allu, Nimmala',
    ),
  },
  {
    weight: 6,
    caste: 'Brahmin',
    subCastes: split('Vaidiki, Niyogi, Madhwa, Vaishnava, Dravida'),
    surnames: split(
      'Sharma, Sastry, Rao, Murthy, Chivukula, Kuchibhotla, Garimella, Vempati, Vadlamani, Duvvuri, Kompella, Susarla, Bhamidipati, Adibhatla, Mantha, Kolluru, Mallampalli, Tanikella, Akella, Malladi, Nori, Avasarala, Pisupati',
    ),
    gotras: rishis,
  },
  {
    weight: 5,
    caste: 'Arya Vysya',
    subCastes: split('Komati'),
    surnames: split(
      'Gupta, Setty, Grandhi, Pabbati, Kolluri, Vuppala, Chitturi, Bonthala, Nune, Pabba, Polisetty, Akula, Guttula, Modali',
    ),
  },
  {
    weight: 7,
    caste: 'Goud',
    subCastes: split('Goud, Gowda, Settibalija, Ediga'),
    surnames: split('Goud, Goud, Goud, Gowd, Gurram, Pilli, Vasamsetti, Kudupudi, Dommeti, Gubbala'),
  },
  {
    weight: 8,
    caste: 'Yadava',
    subCastes: split('Golla, Kuruma'),
    surnames: split('Yadav, Yadav, Golla, Bolla, Katta, Thalasani, Karumuri, Kuruma, Pilla, Gorla, Bandi'),
  },
  {
    weight: 6,
    caste: 'Padmashali',
    surnames: split(
      'Gundu, Bingi, Chilukuri, Kusuma, Kodam, Vemula, Sripada, Adepu, Gajula, Macha, Balla, Cheepuri, Guda, Sadanala, Chinta',
    ),
  },
  {
    weight: 5,
    caste: 'Mudiraj',
    surnames: split('Mudiraj, Mudiraj, Boina, Pittala, Neelam, Kasani, Bandi, Gundlapalli'),
  },
  {
    weight: 4,
    caste: 'Vishwabrahmin',
    surnames: split('Chary, Achari, Brahmam, Kammari, Vadla, Ausula, Kamsali, Kanchari, Lakkoju'),
  },
  {
    weight: 3,
    caste: 'Velama',
    subCastes: split('Padmanayaka, Koppula'),
    surnames: split(
      'Rao, Chennamaneni, Jupally, Errabelli, Gaddam, Meneni, Velichala, Naidu, Bobbili, Joginapally',
    ),
  },
  {
    weight: 2,
    caste: 'Kshatriya Raju',
    surnames: split(
      'Raju, Varma, Raju, Gadhiraju, Penmetsa, Kalidindi, Dantuluri, Vegesna, Alluri, Mudunuri, Nadimpalli, Uppalapati, Indukuri',
    ),
    gotras: split('Vashishtha, Dhananjaya, Kaundinya, Kashyap'),
  },
  {
    weight: 8,
    caste: 'Mala',
    surnames: split(
      'Nakka, Mandala, Gollapalli, Katti, Ganta, Yalla, Battula, Devarapalli, Kumar, Bodapati, Jeripothula, Darla',
    ),
  },
  {
    weight: 8,
    caste: 'Madiga',
    surnames: split(
      'Manda, Bokka, Dandu, Kaluva, Mada, Kumar, Motkupalli, Sirra, Kotte, Chinthala, Gaddala, Nallagatla',
    ),
  },
  {
    weight: 3,
    caste: 'Banjara',
    subCastes: split('Lambadi'),
    surnames: split('Naik, Rathod, Banoth, Bhukya, Dharavath, Guguloth, Azmeera, Jatoth, Vankudoth'),
  },
];

export const tamilHindu: Community[] = [
  {
    weight: 13,
    caste: 'Vanniyar',
    subCastes: split('Vanniya Kula Kshatriyar, Padayachi, Gounder, Naicker'),
    surnames: split('Gounder, Padayachi, Naicker, Kandar'),
  },
  {
    weight: 8,
    caste: 'Gounder',
    subCastes: split('Kongu Vellala, Vettuva'),
    surnames: split('Gounder, Gounder, Palanisamy'),
  },
  {
    weight: 15,
    caste: 'Thevar',
    subCastes: split('Kallar, Maravar, Agamudayar'),
    surnames: split('Thevar, Servai, Ambalam, Thevar'),
  },
  { weight: 8, caste: 'Nadar', subCastes: split('Nadar, Gramani'), surnames: split('Nadar, Nadar, Gramani') },
  {
    weight: 9,
    caste: 'Mudaliar',
    subCastes: split('Sengunthar, Thuluva Vellalar, Arcot, Saiva'),
    surnames: split('Mudaliar, Mudaliar'),
  },
  {
    weight: 5,
    caste: 'Brahmin',
    subCastes: split(
      'Iyer - Vadama, Iyer - Brahacharanam, Iyer - Vathima, Iyengar - Vadakalai, Iyengar - Thenkalai, Gurukkal',
    ),
    surnames: split('Iyer, Iyengar, Sharma'),
    gotras: split(
      'Bharadwajam, Srivatsam, Kaundinyam, Athreyam, Haritham, Kaushikam, Kashyapam, Sandilyam, Vadhoolam, Mouthgalyam, Gargeyam, Naithruvakashyapam',
    ),
  },
  {
    weight: 5,
    caste: 'Pillai',
    subCastes: split('Saiva Vellalar, Karkathar, Sozhia Vellalar, Thondaimandala'),
    surnames: split('Pillai, Pillai'),
  },
  {
    weight: 5,
    caste: 'Chettiar',
    subCastes: split('Nattukottai, Devanga, Vaniya, 24 Manai Telugu'),
    surnames: split('Chettiar, Chettiar, Chetty'),
  },
  {
    weight: 6,
    caste: 'Naidu',
    subCastes: split('Balija, Kamma, Gavara'),
    surnames: split('Naidu, Naicker, Naidu'),
  },
  { weight: 5, caste: 'Yadava', subCastes: split('Konar'), surnames: split('Konar, Yadav, Konar') },
  { weight: 4, caste: 'Vishwakarma', surnames: split('Achari, Pathar, Asari') },
  { weight: 2, caste: 'Reddiar', surnames: split('Reddiar, Reddy') },
  { weight: 2, caste: 'Sourashtra', surnames: split('Rao') },
  { weight: 9, caste: 'Adi Dravidar', surnames: [] },
  { weight: 5, caste: 'Devendra Kula Vellalar', surnames: [] },
  { weight: 3, caste: 'Arunthathiyar', surnames: [] },
];

export const keralaHindu: Community[] = [
  {
    weight: 29,
    caste: 'Ezhava',
    subCastes: split('Thiyya, Thandan'),
    surnames: split('Kumar, Raj, Babu, Das, Panicker, Chandran, Lal, Mohan, Prasad'),
  },
  {
    weight: 27,
    caste: 'Nair',
    subCastes: split('Kiryathil, Illathu, Menon, Kurup, Pillai, Nambiar, Maniyani, Vilakkithala'),
    surnames: split(
      'Nair, Nair, Menon, Pillai, Kurup, Nambiar, Panicker, Unnithan, Thampi, Kartha, Kaimal, Kurup, Warrier, Marar',
    ),
  },
  {
    weight: 3,
    caste: 'Brahmin',
    subCastes: split('Namboothiri, Iyer, Embranthiri, Potti'),
    surnames: split('Namboothiri, Iyer, Potti, Sharma, Bhattathiri, Embranthiri'),
    gotras: rishis,
  },
  { weight: 8, caste: 'Viswakarma', surnames: split('Achari, Kumar, Acharya, Babu') },
  { weight: 5, caste: 'Dheevara', surnames: split('Kumar, Arayan, Das, Babu') },
  { weight: 8, caste: 'Pulaya', surnames: split('Kumar, Babu, Raj, Das') },
  { weight: 3, caste: 'Nadar', surnames: split('Nadar, Kumar, Raj, Das') },
  {
    weight: 2,
    caste: 'Ambalavasi',
    subCastes: split('Warrier, Pisharody, Marar, Poduval'),
    surnames: split('Warrier, Pisharody, Marar, Poduval, Varier'),
  },
  { weight: 1.5, caste: 'Kshatriya', surnames: split('Varma, Raja, Thampuran, Varma') },
  { weight: 4, caste: 'Vaniya', surnames: split('Chettiar, Kumar, Chetty') },
  { weight: 3, caste: 'Veluthedathu Nair', surnames: split('Nair, Kumar') },
];
