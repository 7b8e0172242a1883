import { split } from './split.ts';

/** The towns of each state, the largest first (after the census of 2011, with today's names). */
export const towns: Record<string, string[]> = {
  'Uttar Pradesh':
    split(`Lucknow, Kanpur, Ghaziabad, Agra, Meerut, Varanasi, Prayagraj, Noida, Bareilly, Aligarh, Moradabad,
    Saharanpur, Gorakhpur, Greater Noida, Firozabad, Jhansi, Muzaffarnagar, Mathura, Ayodhya, Rampur, Shahjahanpur, Farrukhabad, Mau,
    Hapur, Etawah, Mirzapur, Bulandshahr, Sambhal, Amroha, Hardoi, Fatehpur, Raebareli, Orai, Sitapur, Bahraich, Unnao, Jaunpur,
    Lakhimpur, Hathras, Banda, Pilibhit, Barabanki, Khurja, Gonda, Mainpuri, Lalitpur, Etah, Deoria, Ghazipur, Sultanpur, Azamgarh,
    Bijnor, Basti, Chandausi, Akbarpur, Ballia, Tanda, Shikohabad, Shamli, Kasganj, Deoband, Vrindavan, Chitrakoot, Kushinagar, Nagina,
    Mughalsarai, Bhadohi, Pratapgarh, Balrampur, Najibabad, Baraut, Modinagar, Sikandrabad, Kannauj, Budaun`),
  Maharashtra:
    split(`Mumbai, Pune, Nagpur, Thane, Nashik, Navi Mumbai, Kalyan, Chhatrapati Sambhajinagar, Solapur, Vasai, Mira Road,
    Bhiwandi, Amravati, Pimpri-Chinchwad, Kolhapur, Nanded, Sangli, Malegaon, Jalgaon, Akola, Latur, Dhule, Ahilyanagar, Chandrapur,
    Parbhani, Ichalkaranji, Jalna, Ambernath, Panvel, Badlapur, Beed, Gondia, Satara, Barshi, Yavatmal, Achalpur, Dharashiv, Nandurbar,
    Wardha, Udgir, Hinganghat, Ratnagiri, Baramati, Karad, Miraj, Bhusawal, Buldhana, Washim, Hingoli, Lonavala, Alibag, Sawantwadi,
    Palghar, Dahanu, Pandharpur, Shirdi, Kopargaon, Sangamner, Chiplun, Bhandara, Gadchiroli, Pusad, Khamgaon, Manmad, Malkapur,
    Akot, Phaltan, Wai, Mahad, Vita`),
  Bihar:
    split(`Patna, Gaya, Bhagalpur, Muzaffarpur, Purnia, Darbhanga, Bihar Sharif, Arrah, Begusarai, Katihar, Munger, Chhapra,
    Danapur, Saharsa, Hajipur, Sasaram, Dehri, Siwan, Bettiah, Motihari, Bagaha, Kishanganj, Jamalpur, Buxar, Jehanabad, Aurangabad,
    Lakhisarai, Nawada, Jamui, Araria, Madhubani, Samastipur, Sitamarhi, Supaul, Gopalganj, Madhepura, Mokama, Bhabua, Khagaria,
    Barh, Banka, Sheikhpura, Raxaul, Forbesganj, Rajgir`),
  'West Bengal':
    split(`Kolkata, Howrah, Asansol, Siliguri, Durgapur, Bardhaman, Malda, Baharampur, Habra, Kharagpur, Shantipur,
    Dankuni, Ranaghat, Haldia, Raiganj, Krishnanagar, Nabadwip, Medinipur, Jalpaiguri, Balurghat, Basirhat, Bankura, Chandannagar,
    Serampore, Barrackpore, Kalyani, Purulia, Cooch Behar, Alipurduar, Darjeeling, Kalimpong, Barasat, Bongaon, Diamond Harbour, Contai,
    Tamluk, Arambagh, Bolpur, Suri, Rampurhat, Islampur, Jangipur, Katwa, Kalna, Bishnupur, Jhargram, Ghatal, Kurseong, Uluberia,
    Dum Dum, Salt Lake, New Town, Naihati, Kanchrapara, Rishra`),
  'Madhya Pradesh':
    split(`Indore, Bhopal, Jabalpur, Gwalior, Ujjain, Sagar, Dewas, Satna, Ratlam, Rewa, Katni, Singrauli, Burhanpur,
    Khandwa, Bhind, Chhindwara, Guna, Shivpuri, Vidisha, Chhatarpur, Damoh, Mandsaur, Khargone, Neemuch, Pithampur, Narmadapuram,
    Itarsi, Sehore, Morena, Betul, Seoni, Datia, Nagda, Dhar, Balaghat, Shahdol, Mandla, Tikamgarh, Ashoknagar, Panna, Sidhi, Raisen,
    Harda, Shajapur, Barwani, Jhabua, Narsinghpur, Mhow, Maihar, Khajuraho`),
  'Tamil Nadu':
    split(`Chennai, Coimbatore, Madurai, Tiruchirappalli, Salem, Tirunelveli, Tiruppur, Vellore, Erode, Thoothukudi,
    Dindigul, Thanjavur, Ranipet, Sivakasi, Karur, Udhagamandalam, Hosur, Nagercoil, Kanchipuram, Karaikudi, Neyveli,
    Cuddalore, Kumbakonam, Tiruvannamalai, Pollachi, Rajapalayam, Gudiyatham, Pudukkottai, Vaniyambadi, Ambur, Nagapattinam, Tambaram,
    Avadi, Chengalpattu, Namakkal, Tiruchengode, Dharmapuri, Krishnagiri, Viluppuram, Mayiladuthurai, Tenkasi, Theni, Virudhunagar,
    Ramanathapuram, Sivaganga, Ariyalur, Perambalur, Tiruvallur, Aruppukkottai, Kovilpatti, Palani, Kodaikanal, Mettupalayam, Attur,
    Bhavani, Tindivanam, Arakkonam, Srirangam, Tirupathur, Chidambaram, Sirkazhi, Mannargudi, Udumalaipettai, Gobichettipalayam`),
  Rajasthan:
    split(`Jaipur, Jodhpur, Kota, Bikaner, Ajmer, Udaipur, Bhilwara, Alwar, Bharatpur, Sri Ganganagar, Sikar, Pali, Tonk,
    Kishangarh, Beawar, Hanumangarh, Dholpur, Gangapur City, Sawai Madhopur, Churu, Jhunjhunu, Baran, Makrana, Sujangarh, Bundi, Nagaur,
    Chittorgarh, Hindaun, Bhiwadi, Dausa, Jaisalmer, Barmer, Banswara, Jalore, Sirohi, Mount Abu, Rajsamand, Nathdwara, Dungarpur,
    Karauli, Jhalawar, Fatehpur Shekhawati, Nawalgarh, Laxmangarh, Ratangarh, Sardarshahar, Balotra, Kuchaman, Phalodi, Pushkar`),
  Karnataka:
    split(`Bengaluru, Hubballi, Mysuru, Kalaburagi, Mangaluru, Belagavi, Davanagere, Ballari, Vijayapura, Shivamogga, Tumakuru,
    Raichur, Bidar, Hosapete, Gadag, Udupi, Bhadravathi, Chitradurga, Hassan, Kolar, Mandya, Chikkamagaluru, Gangavathi, Bagalkot,
    Ranebennur, Dharwad, Chintamani, Robertsonpet, Chikkaballapur, Doddaballapur, Karwar, Sirsi, Haveri, Yadgir, Koppal, Ramanagara,
    Channapatna, Madikeri, Puttur, Kundapura, Sagara, Tiptur, Arsikere, Nanjangud, Chamarajanagar, Gokak, Nippani, Jamkhandi, Ilkal,
    Sindhanur, Manipal, Kumta, Bhatkal, Virajpet, Sringeri, Moodbidri, Karkala`),
  Gujarat:
    split(`Ahmedabad, Surat, Vadodara, Rajkot, Bhavnagar, Jamnagar, Gandhinagar, Junagadh, Gandhidham, Anand, Navsari, Morbi,
    Nadiad, Surendranagar, Bharuch, Mehsana, Bhuj, Porbandar, Palanpur, Valsad, Vapi, Gondal, Veraval, Godhra, Patan, Kalol, Dahod,
    Botad, Amreli, Deesa, Jetpur, Ankleshwar, Himatnagar, Modasa, Visnagar, Unjha, Dwarka, Mundra, Bardoli, Vyara, Rajpipla, Khambhat,
    Petlad, Borsad, Upleta, Mahuva, Sanand, Dholka, Viramgam, Kadi`),
  'Andhra Pradesh':
    split(`Visakhapatnam, Vijayawada, Guntur, Nellore, Kurnool, Rajamahendravaram, Kakinada, Tirupati, Kadapa, Anantapur,
    Vizianagaram, Eluru, Ongole, Nandyal, Machilipatnam, Adoni, Tenali, Proddatur, Chittoor, Hindupur, Bhimavaram, Madanapalle,
    Guntakal, Srikakulam, Dharmavaram, Gudivada, Narasaraopet, Tadipatri, Tadepalligudem, Chilakaluripet, Amaravati, Kavali, Palakollu,
    Bapatla, Anakapalle, Amalapuram, Tuni, Srikalahasti, Puttaparthi, Narsapuram, Samalkot, Rayachoti, Pithapuram, Bobbili, Parvathipuram`),
  Odisha:
    split(`Bhubaneswar, Cuttack, Rourkela, Brahmapur, Sambalpur, Puri, Balasore, Bhadrak, Baripada, Balangir, Jharsuguda, Jeypore,
    Angul, Dhenkanal, Barbil, Kendujhar, Rayagada, Sundargarh, Paradip, Bhawanipatna, Bargarh, Koraput, Jajpur, Kendrapara, Nayagarh,
    Talcher, Khordha, Phulbani, Konark, Gunupur, Nabarangpur, Titlagarh`),
  Telangana:
    split(`Hyderabad, Warangal, Nizamabad, Karimnagar, Khammam, Ramagundam, Mahabubnagar, Nalgonda, Adilabad, Suryapet, Secunderabad,
    Miryalaguda, Jagtial, Siddipet, Mancherial, Nirmal, Kamareddy, Kothagudem, Palwancha, Bodhan, Sangareddy, Zaheerabad, Vikarabad,
    Wanaparthy, Gadwal, Bhongir, Medak, Jangaon, Sircilla, Kagaznagar, Tandur, Koratla, Huzurabad, Narayanpet, Bhadrachalam`),
  Kerala:
    split(`Thiruvananthapuram, Kochi, Kozhikode, Kollam, Thrissur, Kannur, Alappuzha, Palakkad, Malappuram, Kottayam, Kasaragod,
    Manjeri, Thalassery, Ponnani, Vatakara, Kanhangad, Payyanur, Koyilandy, Tirur, Perinthalmanna, Aluva, Angamaly, Chalakudy,
    Irinjalakuda, Guruvayur, Changanassery, Thiruvalla, Pala, Pathanamthitta, Adoor, Chengannur, Kayamkulam, Mavelikkara, Karunagappalli,
    Punalur, Attingal, Varkala, Neyyattinkara, Nedumangad, Muvattupuzha, Kothamangalam, Thodupuzha, Perumbavoor, Kalpetta,
    Sultan Bathery, Nilambur, Ottapalam, Shoranur, Kunnamkulam, Kodungallur, Cherthala, Vaikom, Ettumanoor, Kattappana, Munnar`),
  Jharkhand:
    split(`Ranchi, Jamshedpur, Dhanbad, Bokaro, Deoghar, Phusro, Hazaribagh, Giridih, Ramgarh, Medininagar, Chirkunda, Chaibasa,
    Dumka, Sahibganj, Gumla, Chakradharpur, Godda, Lohardaga, Simdega, Jhumri Telaiya, Ghatshila, Pakur, Garhwa, Chatra, Khunti`),
  Assam:
    split(`Guwahati, Silchar, Dibrugarh, Jorhat, Nagaon, Tinsukia, Tezpur, Bongaigaon, Dhubri, Diphu, North Lakhimpur, Karimganj,
    Sivasagar, Goalpara, Barpeta, Golaghat, Haflong, Mangaldoi, Nalbari, Hailakandi, Kokrajhar, Hojai, Dhemaji, Majuli, Duliajan, Digboi`),
  Punjab:
    split(`Ludhiana, Amritsar, Jalandhar, Patiala, Bathinda, Mohali, Hoshiarpur, Batala, Pathankot, Moga, Abohar, Malerkotla, Khanna,
    Phagwara, Muktsar, Barnala, Rajpura, Firozpur, Kapurthala, Faridkot, Sunam, Zirakpur, Gurdaspur, Sangrur, Fazilka, Nabha, Tarn Taran,
    Mansa, Kotkapura, Jagraon, Ropar, Nawanshahr, Malout, Samana, Dhuri, Kharar, Mandi Gobindgarh, Anandpur Sahib, Nakodar, Sirhind`),
  Chhattisgarh:
    split(`Raipur, Bhilai, Bilaspur, Korba, Durg, Rajnandgaon, Raigarh, Jagdalpur, Ambikapur, Dhamtari, Chirmiri, Bhatapara,
    Mahasamund, Kanker, Kawardha, Janjgir, Champa, Dalli Rajhara, Mungeli, Jashpur, Dantewada, Kondagaon, Naila, Dongargarh`),
  Haryana:
    split(`Faridabad, Gurugram, Panipat, Ambala, Yamunanagar, Rohtak, Hisar, Karnal, Sonipat, Panchkula, Bhiwani, Sirsa, Bahadurgarh,
    Jind, Thanesar, Kaithal, Rewari, Palwal, Jagadhri, Hansi, Narnaul, Fatehabad, Gohana, Tohana, Narwana, Mahendragarh, Charkhi Dadri,
    Shahabad, Pehowa, Kurukshetra, Hodal, Manesar, Nuh, Jhajjar, Pinjore, Ellenabad`),
  Delhi:
    split(`Delhi, New Delhi, Dwarka, Rohini, Pitampura, Saket, Janakpuri, Karol Bagh, Laxmi Nagar, Mayur Vihar, Vasant Kunj, Najafgarh,
    Narela, Shahdara`),
  'Jammu and Kashmir':
    split(`Srinagar, Jammu, Anantnag, Baramulla, Udhampur, Kathua, Sopore, Pulwama, Kupwara, Bandipora, Rajouri, Poonch,
    Budgam, Ganderbal, Shopian, Kulgam, Doda, Kishtwar, Reasi, Samba, Katra, Bhaderwah`),
  Uttarakhand:
    split(`Dehradun, Haridwar, Roorkee, Haldwani, Rudrapur, Kashipur, Rishikesh, Pithoragarh, Ramnagar, Nainital, Almora,
    Mussoorie, Kotdwar, Pauri, Srinagar Garhwal, Bageshwar, Champawat, Khatima, Sitarganj, Tehri, Uttarkashi, Joshimath, Ranikhet, Vikasnagar`),
  'Himachal Pradesh':
    split(`Shimla, Solan, Dharamshala, Mandi, Una, Hamirpur, Kullu, Palampur, Nahan, Sundernagar, Baddi, Paonta Sahib,
    Bilaspur, Kangra, Chamba, Manali, Dalhousie, Nurpur, Kasauli, Keylong, Rampur Bushahr, Jogindernagar`),
  Tripura: split(
    'Agartala, Dharmanagar, Udaipur, Kailashahar, Bishalgarh, Teliamura, Khowai, Belonia, Melaghar, Ambassa, Sabroom',
  ),
  Meghalaya: split(
    'Shillong, Tura, Jowai, Nongstoin, Williamnagar, Nongpoh, Baghmara, Resubelpara, Mairang, Cherrapunji',
  ),
  Manipur: split(
    'Imphal, Thoubal, Churachandpur, Bishnupur, Kakching, Ukhrul, Senapati, Moirang, Tamenglong, Jiribam, Moreh',
  ),
  Nagaland: split(
    'Dimapur, Kohima, Mokokchung, Tuensang, Wokha, Zunheboto, Mon, Phek, Chumoukedima, Kiphire',
  ),
  Goa: split(
    'Vasco da Gama, Margao, Panaji, Mapusa, Ponda, Bicholim, Curchorem, Cuncolim, Canacona, Calangute, Porvorim, Sanquelim',
  ),
  'Arunachal Pradesh': split(
    'Itanagar, Naharlagun, Pasighat, Tawang, Ziro, Bomdila, Tezu, Aalo, Namsai, Roing, Changlang, Khonsa, Daporijo',
  ),
  Puducherry: split('Puducherry, Ozhukarai, Karaikal, Villianur, Mahe, Yanam, Ariyankuppam, Bahour'),
  Mizoram: split(
    'Aizawl, Lunglei, Champhai, Saiha, Kolasib, Serchhip, Lawngtlai, Mamit, Khawzawl, Hnahthial',
  ),
  Chandigarh: split('Chandigarh, Manimajra, Burail'),
  Sikkim: split('Gangtok, Namchi, Gyalshing, Mangan, Rangpo, Jorethang, Singtam, Pelling, Ravangla'),
  'Dadra and Nagar Haveli and Daman and Diu': split('Silvassa, Daman, Diu, Amli, Naroli, Dadra'),
  'Andaman and Nicobar Islands': split(
    'Sri Vijaya Puram, Garacharma, Bambooflat, Diglipur, Mayabunder, Rangat, Car Nicobar',
  ),
  Ladakh: split('Leh, Kargil, Nubra, Drass, Zanskar, Nyoma'),
  Lakshadweep: split('Kavaratti, Andrott, Minicoy, Amini, Agatti, Kalpeni'),
};
