import { split } from '../split.ts';
import { type Community, rishis } from './shapes.ts';

export const marathaHindu: Community[] = [
  {
    weight: 29,
    caste: 'Maratha',
    subCastes: split('96 Kuli, Deshmukh, Kunbi Maratha'),
    surnames:
      split(`Patil, Pawar, Shinde, Jadhav, Deshmukh, More, Chavan, Bhosale, Kadam, Mohite, Nimbalkar, Gaikwad, Mane, Sawant, Salunkhe, Ghorpade, Thorat, Jagtap, Kale, Kakade,
      Mahadik, Rane, Shirke, Surve, Dalvi, Bhoite, Ghatge, Shelar, Shelke, Phalke, Nikam, Sonawane, Suryavanshi, Wagh, Lokhande, Pisal, Nalawade, Dhumal, Kolhe, Khandagale, Jagdale, Bagal`),
    gotras: split('Kashyap, Kaushik, Shandilya, Bharadwaj, Vashishtha'),
  },
  {
    weight: 12,
    caste: 'Kunbi',
    subCastes: split('Tirale, Leva Patil, Jhade, Khaire, Ghatole'),
    surnames: split(
      'Patil, Thakre, Deshmukh, Bonde, Kale, Raut, Bhoyar, Wankhede, Chaudhari, Mahalle, Thakare, Ingole, Kapse, Jichkar, Mohod, Zade, Fegade, Kolhe, Sarode',
    ),
  },
  {
    weight: 9,
    caste: 'Brahmin',
    subCastes: split('Deshastha, Konkanastha, Karhade, Devrukhe'),
    surnames:
      split(`Kulkarni, Joshi, Deshpande, Gokhale, Bhave, Phadke, Apte, Ranade, Sathe, Kelkar, Damle, Gadgil, Khare, Patwardhan, Karve, Bapat, Limaye, Marathe, Paranjape, Pendse, Chitale, Ketkar,
      Deo, Dixit, Pathak, Bhide, Abhyankar, Lele, Natu, Oak, Tilak, Vaidya, Godbole, Kanitkar, Kale, Joglekar, Agashe, Barve, Diwan, Inamdar, Jahagirdar`),
    gotras: rishis,
  },
  {
    weight: 7,
    caste: 'Mali',
    subCastes: split('Phul Mali, Jire, Halade'),
    surnames: split(
      'Mali, Phule, Bankar, Raut, Mahajan, Shinde, Tathe, Borawake, Girme, Lande, Bhujbal, Khairnar',
    ),
  },
  {
    weight: 8,
    caste: 'Dhangar',
    subCastes: split('Hatkar, Khutekar, Zende'),
    surnames: split(
      'Holkar, Shelke, Gavde, Dhaygude, Kokare, Pandhare, Thombre, Mane, Bandgar, Hake, Khemnar, Solankar, Devkate',
    ),
  },
  {
    weight: 6,
    caste: 'Vanjari',
    surnames: split(
      'Munde, Sanap, Garje, Aghav, Dhakane, Nagre, Karad, Ghuge, Darade, Palve, Sangle, Kayande, Avhad',
    ),
  },
  {
    weight: 5,
    caste: 'Koli',
    subCastes: split('Mahadev Koli, Son Koli'),
    surnames: split('Koli, Tandel, Patil, Bhoir, Mhatre, Keni, Nakhwa, Thakur, Pagdhare'),
  },
  {
    weight: 3,
    caste: 'Agri',
    surnames: split('Mhatre, Patil, Bhoir, Thakur, Gharat, Madhavi, Tare, Koli, Bhagat'),
  },
  {
    weight: 4,
    caste: 'Teli',
    surnames: split('Sahu, Tadas, Bawankule, Wandile, Karemore, Chaudhari, Rahate, Gulhane, Teli'),
  },
  {
    weight: 3,
    caste: 'Sonar',
    surnames: split('Sonar, Dahale, Bhamare, Jagtap, Visave, Adawadkar, Devkar, Pednekar'),
  },
  { weight: 2, caste: 'Shimpi', surnames: split('Shimpi, Jagtap, Baviskar, Sonawane, Khairnar, Kapadnis') },
  {
    weight: 3,
    caste: 'Matang',
    surnames: split('Sathe, Lokhande, Kamble, Awale, Gaikwad, Kharat, Jadhav, Waghmare'),
  },
  {
    weight: 2.5,
    caste: 'Chambhar',
    surnames: split('Shinde, Satpute, Kamble, Dongare, Sonawane, Pawar, Kadam, Chavan'),
  },
  {
    weight: 2,
    caste: 'CKP',
    surnames: split(
      'Pradhan, Chitre, Gupte, Deshpande, Kulkarni, Vaidya, Karnik, Tamhane, Sule, Raje, Mokashi, Dighe, Chaubal',
    ),
  },
  {
    weight: 2.5,
    caste: 'Bhandari',
    surnames: split('Pednekar, Narvekar, Chavan, Surve, Redkar, Kambli, Parkar, Manjrekar'),
  },
  {
    weight: 3,
    caste: 'Lingayat',
    subCastes: split('Wani, Jangam'),
    surnames: split('Wani, Swami, Mitkari, Tambe, Kothale, Shete, Mahajan, Halge'),
  },
];

export const goaHindu: Community[] = [
  {
    weight: 22,
    caste: 'Brahmin',
    subCastes: split('Gaud Saraswat, Chitrapur Saraswat, Karhade, Daivajna'),
    surnames: split(
      'Kamat, Shenoy, Pai, Prabhu, Nayak, Kini, Bhat, Shanbhag, Mallya, Baliga, Bhandarkar, Kudchadkar, Sardesai, Borkar, Naik, Dempo, Kakodkar, Kudva, Acharya, Padiyar',
    ),
    gotras: split('Kaundinya, Kaushik, Bharadwaj, Vatsa, Kashyap, Atri, Vishwamitra'),
  },
  {
    weight: 26,
    caste: 'Bhandari',
    surnames: split('Naik, Naik, Pednekar, Narvekar, Mandrekar, Korgaonkar, Parab, Shirodkar, Salgaonkar'),
  },
  {
    weight: 14,
    caste: 'Maratha',
    surnames: split('Desai, Rane, Sawant, Parab, Gawas, Dessai, Gaunkar, Fal Dessai, Mayekar, Phadte'),
  },
  {
    weight: 7,
    caste: 'Daivajna',
    surnames: split('Raikar, Verlekar, Revankar, Kurdekar, Pednekar, Shet, Karekar, Haldankar'),
  },
  { weight: 7, caste: 'Kharvi', surnames: split('Kharvi, Tandel, Kolkar, Manjrekar, Pagi') },
  {
    weight: 5,
    caste: 'Gomantak Maratha',
    surnames: split('Shirodkar, Kakodkar, Mangeshkar, Kunkolienkar, Shirgaonkar, Bandodkar, Nagueshkar'),
  },
];
