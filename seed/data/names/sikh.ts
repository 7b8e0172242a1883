import { split } from '../split.ts';
import type { NamePool } from './pool.ts';

/** Sikh names; nearly all are for women and men alike. */
const sikhBoth =
  split(`Amandeep, Amanpreet, Amarjeet, Amarpreet, Amrit, Amritpal, Anmol, Arshdeep, Arshpreet, Baljeet, Balpreet, Charanjeet, Charanpreet, Damanpreet, Damandeep, Davinder,
  Dilpreet, Gagandeep, Gurjeet, Gurjot, Gurkirat, Gurleen, Gurmeet, Gurpreet, Gursimran, Harjeet, Harjot, Harkirat, Harleen, Harmanpreet, Harmeet, Harpreet, Harsimran, Harvinder, Inderjeet,
  Inderpreet, Ishpreet, Jagjeet, Japneet, Jasdeep, Jasleen, Jasmeet, Jaspreet, Jasvinder, Jatinder, Jobanpreet, Jotpreet, Karamjeet, Karanjot, Kanwaljeet, Khushpreet, Kirandeep, Kiranjot, Kulbir,
  Kuljeet, Kulwinder, Lakhwinder, Lovepreet, Mandeep, Maninder, Manjeet, Manjot, Manmeet, Manpreet, Manveer, Mehak, Navdeep, Navjot, Navneet, Navpreet, Nimrat, Parminder, Parneet, Pavneet, Prabhjot,
  Prabhleen, Prabhpreet, Prableen, Rajdeep, Rajinder, Rajpreet, Rajvinder, Ramandeep, Ramanpreet, Ranjeet, Ranjot, Ravinder, Ravneet, Rupinder, Sahib, Sandeep, Sarabjeet, Satinder, Satnam, Simarjeet,
  Simranjeet, Simranpreet, Sukhdeep, Sukhjeet, Sukhjinder, Sukhmani, Sukhpreet, Sukhvir, Sukhwinder, Surinder, Tajinder, Tanveer, Taranjeet, Taranpreet, Tejinder, Upinder, Varinder, Yadwinder`);

export const sikh: NamePool = {
  female: [
    ...sikhBoth.filter(
      (name) => !['Karanjot', 'Sahib', 'Yadwinder', 'Upinder', 'Kulbir', 'Manveer'].includes(name),
    ),
    ...split(
      'Simran, Jasmine, Kiran, Mannat, Nimrit, Rasleen, Gurnoor, Noor, Ravleen, Tavleen, Avneet, Asees, Bani, Ekam, Kudrat, Reet, Seerat, Sargun',
    ),
  ],
  male: [
    ...sikhBoth.filter(
      (name) =>
        !['Gurleen', 'Harleen', 'Jasleen', 'Prabhleen', 'Prableen', 'Mehak', 'Nimrat', 'Sukhmani'].includes(
          name,
        ),
    ),
    ...split(
      'Angad, Arjan, Balwinder, Bikramjeet, Fateh, Gurbaksh, Gurbaaz, Gurdev, Gurtej, Hardeep, Jagdeep, Jagtar, Jaskaran, Jasraj, Jorawar, Karan, Karanveer, Kirpal, Nihal, Partap, Ranveer, Sartaj, Sehaj, Tegbir, Zorawar',
    ),
  ],
  mothers: split(
    'Amarjit, Balbir, Baljinder, Balwinder, Charanjit, Daljit, Davinder, Gurdeep, Gurmeet, Harbhajan, Harbans, Harjinder, Harjit, Harvinder, Inderjit, Jagdish, Jasbir, Jaswant, Jaswinder, Joginder, Kamaljit, Kulwant, Kulwinder, Lakhwinder, Manjit, Mohinder, Narinder, Paramjit, Parminder, Pritam, Rajinder, Ranjit, Ravinder, Rupinder, Sarabjit, Satwant, Sukhwinder, Surinder, Surjit, Swaran, Tejinder',
  ),
  fathers: split(
    'Ajit, Amarjit, Amrik, Avtar, Balbir, Baldev, Balwant, Balwinder, Bhupinder, Charanjit, Dalbir, Daljit, Darshan, Davinder, Gurbachan, Gurcharan, Gurdev, Gurdial, Gurmail, Gurmukh, Gurnam, Harbans, Harbhajan, Hardev, Harjinder, Iqbal, Jagir, Jagjit, Jagtar, Jarnail, Jasbir, Jaswant, Jaswinder, Joginder, Karam, Karnail, Kewal, Kulwant, Kuldip, Lakhbir, Makhan, Malkit, Manjit, Mohinder, Mukhtiar, Narinder, Nirmal, Paramjit, Pritam, Rajinder, Ranjit, Resham, Sarabjit, Satnam, Sohan, Sukhdev, Surinder, Surjit, Swaran, Tarlochan, Tarsem',
  ),
};
