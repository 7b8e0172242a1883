import { split } from '../split.ts';
import { type Community, rishis } from './shapes.ts';

export const assamHindu: Community[] = [
  {
    weight: 12,
    caste: 'Brahmin',
    surnames: split(
      'Sarma, Sharma, Bhattacharyya, Goswami, Chakravarty, Bhagawati, Bezbaruah, Borthakur, Deva Goswami, Barkakati, Mishra, Bujarbaruah',
    ),
    gotras: split('Kashyap, Parashar, Shandilya, Bharadwaj, Gautam'),
  },
  {
    weight: 22,
    caste: 'Kalita',
    surnames: split(
      'Kalita, Kalita, Das, Deka, Medhi, Choudhury, Thakuria, Talukdar, Barman, Bhuyan, Saud, Patowary, Bora, Hazarika, Kakati, Baishya',
    ),
  },
  {
    weight: 18,
    caste: 'Ahom',
    surnames: split(
      'Gogoi, Borgohain, Buragohain, Phukan, Konwar, Chetia, Dutta, Baruah, Saikia, Handique, Changmai, Rajkhowa, Borah, Lahon, Hatibaruah, Mohan',
    ),
  },
  {
    weight: 14,
    caste: 'Koch Rajbongshi',
    surnames: split('Roy, Barman, Ray, Das, Singha, Sarkar, Rajbongshi, Koch, Deka, Adhikary'),
  },
  {
    weight: 8,
    caste: 'Chutia',
    surnames: split('Chutia, Borah, Saikia, Dutta, Hazarika, Neog, Baruah, Chetia'),
  },
  {
    weight: 6,
    caste: 'Kayastha',
    surnames: split('Baruah, Barua, Choudhury, Bhuyan, Mahanta, Dutta, Roy, Kanungo'),
  },
  { weight: 7, caste: 'Kaibarta', surnames: split('Das, Das, Hazarika, Medhi, Biswas, Bania') },
  { weight: 8, caste: 'Nath', surnames: split('Nath, Nath, Debnath, Bhowmik') },
];

export const bodo: Community = {
  weight: 6,
  caste: 'Bodo',
  surnames: split(
    'Basumatary, Brahma, Narzary, Daimary, Boro, Swargiary, Mushahary, Wary, Goyary, Baglary, Hazowary',
  ),
};
export const tripuri: Community = {
  weight: 1,
  caste: 'Tripuri',
  subCastes: split('Debbarma, Jamatia, Reang, Noatia'),
  surnames: split('Debbarma, Debbarma, Tripura, Jamatia, Reang, Noatia, Kalai, Murasing'),
};

export const nepaliHindu: Community[] = [
  {
    weight: 25,
    caste: 'Bahun',
    surnames: split(
      'Sharma, Adhikari, Dahal, Bhattarai, Koirala, Upadhyaya, Ghimirey, Acharya, Khatiwara, Pokhrel, Nepal, Rijal, Timsina, Sapkota',
    ),
    gotras: rishis,
  },
  {
    weight: 30,
    caste: 'Chettri',
    surnames: split(
      'Chettri, Thapa, Basnett, Karki, Khadka, Bista, Bhandari, Kharka, Rana, Budathoki, Khatri, Adhikari',
    ),
  },
  { weight: 12, caste: 'Newar', surnames: split('Pradhan, Shrestha, Joshi, Pradhan, Mulmi') },
  { weight: 16, caste: 'Rai', surnames: split('Rai, Rai, Chamling, Thulung, Bantawa, Kulung') },
  { weight: 8, caste: 'Magar', surnames: split('Thapa, Rana, Ale, Pulami, Magar, Gharti') },
  {
    weight: 9,
    caste: 'Kami',
    surnames: split('Biswakarma, Lohar, Ghatani, Rasaily, Sunar, Kami, Pariyar, Darnal'),
  },
];
