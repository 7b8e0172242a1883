import { split } from '../split.ts';
import type { NamePool } from './pool.ts';

/** Names of Buddhists from Ladakh to Arunachal, and of Tibetan descent. */
export const himalayan: NamePool = {
  female: split(
    'Chimey, Chokyi, Choden, Dawa, Dechen, Deki, Dolkar, Dolma, Diskit, Jigmet, Karma, Kesang, Kunzang, Kunzes, Lhamo, Lhanzes, Namgyal, Ngawang, Nyima, Padma, Palmo, Passang, Pema, Phuntsok, Rigzin, Rinchen, Sangmo, Sonam, Spalzes, Stanzin, Tashi, Tenzin, Thinlay, Tsering, Tsetan, Tsewang, Wangmo, Yangchen, Yangzom, Yeshi, Zangmo',
  ),
  male: split(
    'Chewang, Dawa, Dorjay, Dorjee, Gyaltsen, Gyatso, Jamyang, Jigme, Jigmet, Karma, Kelsang, Konchok, Kunga, Lobsang, Lhundup, Namgyal, Nawang, Ngawang, Norbu, Nyima, Palden, Passang, Pema, Phuntsog, Rigzin, Rinchen, Sangay, Sherab, Sonam, Stanzin, Tashi, Tenzin, Thinley, Thupstan, Tsering, Tsewang, Tundup, Urgyen, Wangchuk, Wangdu, Yeshi',
  ),
  mothers: split(
    'Chokyi, Dechen, Dolma, Kesang, Kunzang, Lhamo, Palmo, Pema, Phuntsok, Rigzin, Rinchen, Sonam, Tashi, Tsering, Yangchen, Yangzom, Zangmo',
  ),
  fathers: split(
    'Dorjee, Gyatso, Jigme, Karma, Lobsang, Namgyal, Nawang, Norbu, Palden, Phuntsog, Rigzin, Sonam, Tashi, Tenzin, Tsering, Tsewang, Wangchuk, Wangdu',
  ),
};

/** Names of the hill states of the north-east. */
export const hills: Record<
  'mizo' | 'naga' | 'khasi' | 'garo' | 'kuki' | 'arunachal' | 'bodo' | 'tripuri',
  NamePool
> = {
  mizo: {
    female: split(
      'Lalrinpuii, Lalthanpuii, Lalhmingliani, Lalnunpuii, Lalremruati, Lalruatfeli, Lalmuanpuii, Malsawmi, Vanlalruati, Zothanpuii, Zonunmawii, Remruati, Hmingthanzuali, Rosangpuii, Esther, Rebecca, Jenny, Lalbiakzuali, Rinawmi, Zoramthari',
    ),
    male: split(
      'Lalrinmawia, Lalruatkima, Lalthanzauva, Lalremsiama, Lalnunmawia, Malsawma, Malsawmtluanga, Vanlalhruaia, Zothansanga, Zoramthanga, Rosanga, Remruata, Lalhmingthanga, Lalbiakzuala, Lalduhawma, Hmingthanmawia, Samuel, David, Jonathan, Lalmuanawma',
    ),
    mothers: split(
      'Lalthangliani, Lalrinchhani, Zohmingthangi, Rothangpuii, Vanlalhriati, Lalzuiliani, Biakmawii, Saithangpuii',
    ),
    fathers: split(
      'Lalthanhawla, Lalrinliana, Zohmingliana, Rokunga, Vanlalzawma, Biakthanga, Saithanga, Lalbiakliana',
    ),
  },
  naga: {
    female: split(
      'Akokla, Alemla, Arenla, Asenla, Atula, Chubala, Imtinaro, Keneisenuo, Khriebuno, Kikruneinuo, Limala, Medoneinuo, Neikuonuo, Neisonuo, Nzanbeni, Rokovizonuo, Sashila, Sentila, Temsunaro, Toshila, Vizonuo, Wabangla, Yanbeni, Grace, Mercy',
    ),
    male: split(
      'Akum, Along, Benrithung, Chubatoshi, Imkong, Imlong, Keneilhoutuo, Khriezo, Kevi, Limawati, Lanu, Moa, Neikezhako, Neizo, Rokovi, Sentiwati, Sungjem, Temsu, Temjen, Toshi, Vikuo, Vizolie, Wabang, Yanger, Zubemo, Samuel, Peter',
    ),
    mothers: split('Amenla, Chubanaro, Imlila, Khrienuo, Neilhounuo, Repala, Sanenla, Yimkumla'),
    fathers: split('Imtiwabang, Khriehulie, Lanutoshi, Neiphiu, Nungshi, Shürhozelie, Temsuwati, Tiameren'),
  },
  khasi: {
    female: split(
      'Aibanri, Badondor, Bandari, Banri, Daphisha, Daphi, Ibanjop, Ibanri, Ibapynshngain, Iaishah, Larisa, Mebanri, Phibarisha, Rimika, Ribanri, Risa, Wanda, Wandari, Wansalan, Lumlang, Sharon, Felicia',
    ),
    male: split(
      'Aibor, Andreas, Banteilang, Bantei, Banshan, Donbok, Deibormi, Kitboklang, Kyntiew, Lamphrang, Mebanker, Pynshai, Pynkmen, Ribor, Shanbor, Shemphang, Shemborlang, Teibor, Wanphrang, Balajied, Edmund',
    ),
    mothers: split('Bina, Drimsibon, Kwila, Merina, Phidalia, Rosalin, Skhem, Thrina'),
    fathers: split('Bording, Bright, Hamlet, Kynpham, Phrangsngi, Sainkupar, Standing, Wanshai'),
  },
  garo: {
    female: split(
      'Balsrame, Bienchi, Chimse, Chekam, Nokchame, Rikse, Sengsrang, Silme, Salseng, Mebina, Prosperita, Grace, Agatha',
    ),
    male: split(
      'Balsan, Chada, Chanang, Jengrang, Jimang, Nikman, Nokrang, Rakkan, Salgra, Sengnam, Silchi, Tengton, Chenang, Purno',
    ),
    mothers: split('Chimre, Norabell, Rengse, Salje, Sengme, Waljak'),
    fathers: split('Brithen, Jonath, Plindar, Rangku, Thokna, Wilson'),
  },
  kuki: {
    female: split(
      'Chingnu, Hatneihoi, Hoinu, Kimneo, Lamneithem, Lhingneilam, Lhingnu, Nemneikim, Nengneilhing, Niangboi, Themneihoi, Vahneilhing, Boinu, Kimboi, Mary, Ruth',
    ),
    male: split(
      'Haokholal, Haopu, Jamkhogin, Kamminlun, Khaimang, Lalminlun, Lunminthang, Mangboi, Paolal, Paogin, Seiboi, Thangboi, Thangminlun, Thangsei, Letkhogin, Paul',
    ),
    mothers: split('Chinghoi, Hoineng, Kimneihoi, Lamneng, Nengboi, Vahboi'),
    fathers: split('Thangjam, Jamkholun, Khupkhomang, Lunkhosei, Paokhosei, Thangkhosei'),
  },
  arunachal: {
    female: split(
      'Yater, Yapi, Yami, Yarang, Oni, Oter, Nyater, Mudang, Rinya, Riyu, Jumyir, Jumde, Kago, Maya, Minam, Nani, Oyin, Osen, Yabi, Yade',
    ),
    male: split(
      'Tado, Tai, Taje, Takam, Tapi, Tapir, Taba, Tage, Talo, Nabam, Nyato, Rido, Gollo, Jarjum, Kaling, Kento, Oken, Opang, Tadar, Tony',
    ),
    mothers: split('Yadi, Yanyi, Yapa, Yasu, Yayi, Nyame'),
    fathers: split('Tabang, Tagru, Takar, Tari, Tayo, Nyari'),
  },
  bodo: {
    female: split(
      'Anjali, Bijuli, Daimalu, Dwimashri, Gaodan, Hainary, Jwngshar, Khansri, Laishri, Mainao, Maithili, Nwjwr, Rwirub, Sansuma, Swmkwr, Pratima, Rupali, Sibani',
    ),
    male: split(
      'Ansuma, Bijit, Birkhang, Dwithun, Gwgwm, Haishar, Jwngsar, Khwrwm, Mithinga, Raju, Rwnw, Swrang, Sansuma, Pratap, Ranjit, Hemanta',
    ),
    mothers: split('Anima, Dipali, Malati, Mina, Renu, Rita'),
    fathers: split('Bhaben, Deben, Khagen, Naren, Ramen, Upen'),
  },
  tripuri: {
    female: split(
      'Anjali, Bakhli, Hamari, Hachukti, Kaberi, Khumti, Khumpui, Mairang, Nokhabti, Rwchapti, Sampari, Yapri, Sabita, Naithok',
    ),
    male: split(
      'Bubagra, Khumbar, Khwlwng, Rwngbar, Salphang, Sukurai, Twiphang, Uakhirai, Yaphang, Biswa, Sanjit, Rajib, Bijoy',
    ),
    mothers: split('Laxmi, Purnima, Renu, Sandhya, Swarnalata, Usha'),
    fathers: split('Bijoy, Birendra, Dasharath, Harinath, Jitendra, Rabindra'),
  },
};

export const manipuri: NamePool = {
  female: split(
    'Ashangbi, Bidyarani, Bembem, Chanu, Chaoba, Chitralekha, Ibemhal, Inaobi, Kabita, Langlen, Leimarel, Linthoi, Linthoingambi, Memcha, Memthoi, Nganthoi, Nungshi, Nungshithoi, Premila, Purnima, Ratna, Romita, Sanathoi, Sandhyarani, Sangeeta, Tampha, Thoibi, Thoinu, Tombi, Yaiphabi',
  ),
  male: split(
    'Amarjit, Bikram, Biren, Bobby, Boyai, Chaoba, Chinglen, Deepak, Dhanabir, Ibomcha, Ibungo, James, Johnson, Khamba, Lanchenba, Lemba, Malem, Mangal, Nanao, Naocha, Nongdren, Premjit, Rakesh, Rohit, Romen, Sanatomba, Sanjoy, Suraj, Thoiba, Tomba, Yaima, Yaiphaba',
  ),
  mothers: split('Ibemcha, Ibeton, Ibetombi, Memi, Mema, Nungshitombi, Ongbi, Sakhi, Shanti, Tamphasana'),
  fathers: split('Ibochou, Ibohal, Ibotombi, Joykumar, Kesho, Kumar, Manihar, Modhu, Nabakumar, Tomba'),
};

export const nepali: NamePool = {
  female: split(
    'Aarati, Alisha, Anisha, Asmita, Barsha, Bhawana, Binita, Bipana, Chandra, Deepa, Diksha, Ganga, Kabita, Kalpana, Karuna, Laxmi, Manisha, Mandira, Maya, Melina, Nirmala, Nisha, Pabitra, Prabina, Prashna, Pratima, Puja, Rachana, Renuka, Ritika, Roshni, Samjhana, Sangita, Sarmila, Shanti, Simran, Sita, Smriti, Sneha, Srijana, Sunita, Susmita, Yashoda',
  ),
  male: split(
    'Aashish, Amrit, Anil, Arjun, Bikash, Bikram, Binod, Bishal, Bishnu, Deepak, Dhiraj, Dinesh, Gaurav, Hemant, Kamal, Karan, Kishor, Kumar, Mahesh, Manish, Milan, Nabin, Nar Bahadur, Navraj, Pawan, Prakash, Pravesh, Prem, Rajen, Ramesh, Roshan, Sagar, Samir, Sandip, Santosh, Saroj, Subash, Sudhir, Suman, Suraj, Suresh, Uttam, Yogesh',
  ),
  mothers: split(
    'Bhagirathi, Bishnu Maya, Chandra Kala, Devi Maya, Ganga, Indra Maya, Kamala, Laxmi, Maya, Nanda Kumari, Radha, Sabitri, Tulasi',
  ),
  fathers: split(
    'Bhim Bahadur, Chandra Bahadur, Dal Bahadur, Dhan Bahadur, Dilli Ram, Hari Prasad, Indra Bahadur, Krishna Bahadur, Lal Bahadur, Man Bahadur, Nar Bahadur, Prem Bahadur, Tek Bahadur',
  ),
};
