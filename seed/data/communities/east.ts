import { split } from '../split.ts';
import { type Community, rishis } from './shapes.ts';

export const odishaHindu: Community[] = [
  {
    weight: 13,
    caste: 'Brahmin',
    subCastes: split('Utkal, Halua, Danua, Sarua'),
    surnames: split(
      'Mishra, Panda, Dash, Mohapatra, Tripathy, Rath, Sarangi, Acharya, Nanda, Satapathy, Pati, Hota, Kar, Padhi, Panigrahi, Guru, Otta, Purohit, Sadangi',
    ),
    gotras: rishis,
  },
  {
    weight: 13,
    caste: 'Karan',
    surnames: split('Mohanty, Pattnaik, Das, Kanungo, Mohanty, Patnaik, Bohidar, Choudhury, Dasmohapatra'),
    gotras: split('Nageswara, Bharadwaj, Kashyap, Atreya'),
  },
  {
    weight: 27,
    caste: 'Khandayat',
    subCastes: split('Chasa Khandayat, Mahanayaka, Paika'),
    surnames: split(
      'Sahoo, Behera, Swain, Rout, Parida, Jena, Nayak, Biswal, Samal, Mohapatra, Barik, Pradhan, Baliarsingh, Routray, Mangaraj, Samantaray, Harichandan, Champati, Dalei, Singh',
    ),
  },
  {
    weight: 13,
    caste: 'Teli',
    subCastes: split('Kubera, Haldia'),
    surnames: split('Sahu, Sahoo, Sahu, Gadnayak, Meher'),
  },
  { weight: 7, caste: 'Gopal', surnames: split('Behera, Rout, Barik, Gouda, Pradhan') },
  { weight: 7, caste: 'Pana', surnames: split('Sethi, Das, Mallick, Nayak, Bag, Bhoi, Malik, Dehury') },
  { weight: 5, caste: 'Dhoba', surnames: split('Sethi, Sethy, Seth') },
  { weight: 5, caste: 'Kumuti', surnames: split('Patro, Prusty, Subudhi, Sahu, Choudhury, Patra') },
  { weight: 5, caste: 'Mali', surnames: split('Mali, Mali, Barik, Pujari') },
  { weight: 5, caste: 'Kond', surnames: split('Majhi, Kanhar, Jani, Pradhan, Mallik, Kandha') },
];

export const bengalHindu: Community[] = [
  {
    weight: 13,
    caste: 'Brahmin',
    subCastes: split('Rarhi, Barendra, Vaidik'),
    surnames: split(
      'Mukherjee, Banerjee, Chatterjee, Ganguly, Bhattacharya, Chakraborty, Goswami, Ghoshal, Sanyal, Lahiri, Bagchi, Maitra, Roy, Bhaduri, Mukhopadhyay, Bandyopadhyay, Chattopadhyay, Gangopadhyay',
    ),
    gotras: split('Bharadwaj, Shandilya, Kashyap, Vatsya, Savarna'),
  },
  {
    weight: 20,
    caste: 'Kayastha',
    subCastes: split('Kulin, Maulik, Bangaja, Dakshin Rarhi'),
    surnames: split(
      'Ghosh, Bose, Mitra, Guha, Dutta, Basu, Das, De, Sarkar, Nag, Dey, Singha, Roy, Kar, Biswas, Nandi, Rakshit, Deb, Sinha, Roy Chowdhury, Bardhan, Chanda, Palit, Sen',
    ),
    gotras: split('Saukalin, Gautam, Kashyap, Shandilya, Bharadwaj, Viswamitra, Alamyan'),
  },
  {
    weight: 5,
    caste: 'Baidya',
    surnames: split('Sengupta, Dasgupta, Gupta, Sen, Sen Sharma, Duttagupta, Majumdar'),
    gotras: split('Dhanwantari, Saktri, Moudgalya, Vaiswanar'),
  },
  {
    weight: 12,
    caste: 'Mahishya',
    surnames: split(
      'Maity, Das, Samanta, Jana, Bera, Mondal, Maiti, Pramanik, Hazra, Adhikari, Manna, Sasmal, Ghorai, Pradhan, Guchhait, Panja',
    ),
  },
  { weight: 6, caste: 'Sadgop', surnames: split('Ghosh, Sur, Pal, Konar, Mandal, Hazra, Neogi, Biswas') },
  { weight: 5, caste: 'Teli', surnames: split('Kundu, Dey, Pal, Nandi, Chowdhury, Shee, Saha') },
  { weight: 6, caste: 'Baishya Saha', surnames: split('Saha, Saha, Roy, Poddar, Chowdhury, Banik, Shaha') },
  {
    weight: 3,
    caste: 'Subarna Banik',
    surnames: split('Mullick, Dey, Dhar, Sen, Dutta, Laha, Addy, Seal, Chunder, Boral, Pyne'),
  },
  { weight: 3, caste: 'Gandha Banik', surnames: split('Dutta, Banik, Dey, Sadhukhan, Nag, Kundu') },
  { weight: 3, caste: 'Tantubai', surnames: split('Basak, Seth, Das, Dutta, Pramanik') },
  {
    weight: 10,
    caste: 'Namasudra',
    surnames: split(
      'Biswas, Mondal, Roy, Das, Sarkar, Bairagi, Haldar, Mallick, Thakur, Bala, Baroi, Majumder',
    ),
  },
  {
    weight: 8,
    caste: 'Rajbanshi',
    surnames: split('Roy, Barman, Singha, Sarkar, Adhikary, Das, Prodhan, Burman, Ray'),
  },
  {
    weight: 5,
    caste: 'Poundra',
    surnames: split('Mondal, Naskar, Sardar, Halder, Gayen, Mistry, Purkait, Baidya'),
  },
  { weight: 4, caste: 'Bagdi', surnames: split('Bagdi, Dhara, Duley, Majhi, Santra, Mete, Roy') },
  { weight: 3, caste: 'Kumbhakar', surnames: split('Pal, Paul, Kumbhakar, Rudra Pal') },
  { weight: 3, caste: 'Napit', surnames: split('Pramanik, Sil, Shil, Das, Bhandari') },
];
