import { split } from '../split.ts';
import type { Community } from './shapes.ts';

export const catholicGoa = split(
  "D'Souza, Fernandes, Pereira, Rodrigues, D'Costa, Gomes, Pinto, Dias, Lobo, Menezes, Noronha, Almeida, D'Mello, Mascarenhas, Furtado, Coutinho, Vaz, Carvalho, Sequeira, Rebello, Monteiro, Colaco, Braganza, Barretto, Saldanha, D'Silva, D'Cunha, D'Sa, Crasta, Lewis, Mathias, Castelino, Miranda, Cardozo, Gonsalves, Afonso, Alvares, Antao, Correia, Cabral, Nazareth, Fonseca, Moniz, Quadros, Rego, Sardinha, Tellis, Serrao, Machado, Viegas",
);

export const keralaChristian: Community[] = [
  {
    weight: 45,
    caste: 'Syro-Malabar Catholic',
    surnames: split(
      'Kallarackal, Puthenpurackal, Thekkekara, Kottayil, Vadakkel, Pulickal, Kunnel, Parampil, Valiyaparambil, Palackal, Chirayath, Alappatt, Thottathil, Kochuparambil, Edattukaran, Pallikunnel, Mulackal, Kizhakkekara, Kandathil, Nellissery, Maliekal, Thayyil',
    ),
  },
  {
    weight: 15,
    caste: 'Latin Catholic',
    surnames: split(
      "D'Cruz, Fernandez, Pereira, Rodriguez, Arackal, Kattiparambil, Netto, Gomez, Lopez, Morais, Netto",
    ),
  },
  {
    weight: 14,
    caste: 'Orthodox',
    subCastes: split('Malankara Orthodox, Jacobite'),
    surnames: split(
      'Kuriakose, Varghese, Cherian, Eapen, Oommen, Zachariah, Mathews, Koshy, Puthenveettil, Thundiyil, Kochumalayil, Chacko',
    ),
  },
  {
    weight: 9,
    caste: 'Mar Thoma',
    surnames: split(
      'Koshy, Mathews, Thomas, Philip, Varughese, Eapen, Kurien, Oommen, Chandy, Ninan, Ipe, Chacko',
    ),
  },
  { weight: 6, caste: 'CSI', surnames: split('Daniel, Samuel, Devasahayam, Isaac, Charles, Koshy, David') },
  {
    weight: 7,
    caste: 'Pentecostal',
    surnames: split('Thomas, John, Varghese, Samuel, George, Mathew, Abraham'),
  },
];

export const southProtestant: Community[] = [
  { weight: 38, caste: 'Roman Catholic', surnames: [] },
  { weight: 30, caste: 'CSI', surnames: [] },
  { weight: 18, caste: 'Pentecostal', surnames: [] },
  { weight: 14, caste: 'Lutheran', surnames: [] },
];

export const teluguChristian: Community[] = southProtestant.map((community) => ({
  ...community,
  surnames: split(
    'Kumar, Raju, Rao, Babu, Gollapalli, Nakka, Chinta, Mandala, Battula, Bandaru, Pulipati, Marneni, Katari, Meesala, Thummala, Kolli, Eluri, Pidathala, Devarapalli, Bethala, Yesupogu',
  ),
}));

export const northChristian: Community[] = [
  {
    weight: 45,
    caste: 'Protestant',
    subCastes: split('CNI, Methodist'),
    surnames: split(
      'Masih, Lal, Singh, Das, Charan, David, Samuel, Paul, Prakash, John, William, Massey, Solomon, Daniel',
    ),
  },
  {
    weight: 40,
    caste: 'Roman Catholic',
    surnames: split('Masih, Joseph, Francis, Peter, Das, Anthony, Paul, Thomas, Xavier, Dass'),
  },
  { weight: 15, caste: 'Pentecostal', surnames: split('Masih, Massey, Samuel, Lal, Peter, Bhatti') },
];
