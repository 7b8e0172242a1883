import { split } from '../split.ts';
import { type Community, rishis } from './shapes.ts';

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
