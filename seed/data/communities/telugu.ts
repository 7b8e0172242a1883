import { split } from '../split.ts';
import { type Community, rishis } from './shapes.ts';

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
