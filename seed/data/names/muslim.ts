import { split } from '../split.ts';
import type { NamePool } from './pool.ts';

/** Muslim names of the north and the Deccan. */
export const muslim: NamePool = {
  female:
    split(`Aafreen, Aaliya, Aamna, Aasiya, Abida, Adeeba, Afreen, Afsana, Afshan, Aisha, Alfiya, Alia, Almas, Alveena, Ambreen, Amina, Amreen,
    Anam, Aneesa, Anjum, Aqsa, Areeba, Arfa, Arshi, Asiya, Asma, Atiya, Ayesha, Azra, Benazir, Bushra, Dilshad, Eram, Faiza, Farah, Fareeda,
    Farha, Farheen, Farhana, Farida, Farzana, Fatima, Fauzia, Fiza, Gulnaz, Gulshan, Habiba, Hafsa, Hajra, Haleema, Hania, Heba, Hina, Huma,
    Humaira, Iffat, Ilma, Insha, Iqra, Iram, Ishrat, Javeria, Kahkashan, Kaneez, Kashifa, Kausar, Khadija, Khushnuma, Kulsum, Laiba,
    Lubna, Madiha, Maheen, Mahira, Maimuna, Mantasha, Mariam, Mariya, Mehjabeen, Mehnaz, Mehreen, Mehrunnisa, Misbah, Mubeena, Munira,
    Musarrat, Nabila, Nadia, Naheed, Naima, Najma, Nargis, Nashra, Nasreen, Naseem, Nausheen, Nazia, Nazneen, Neelofar, Nida, Nighat, Nikhat,
    Noor, Noorjahan, Parveen, Qurratulain, Rabia, Rahila, Raheela, Rahmat, Rehana, Reshma, Rizwana, Romana, Roshan, Rubina, Rukhsana, Rukhsar,
    Rumana, Saba, Sabah, Sabiha, Sabina, Sabreen, Sadaf, Sadia, Safia, Safina, Sahar, Saima, Sajida, Salma, Saman, Samina, Samreen, Sana,
    Sania, Sanobar, Sara, Shabana, Shabnam, Shagufta, Shaheen, Shahida, Shahnaz, Shaista, Shama, Shamim, Shazia, Sheeba, Shehnaz, Shifa,
    Shireen, Sidra, Simrah, Soha, Sofia, Suboohi, Sufia, Sumaiya, Sumbul, Sultana, Suraiya, Tabassum, Tahira, Tanzeela, Tarannum, Tasneem,
    Tayyaba, Tehseen, Ulfat, Umaima, Umme Kulsum, Urooj, Uzma, Wajiha, Warda, Yasmeen, Yasmin, Yusra, Zahida, Zahra, Zainab, Zakia, Zara,
    Zareen, Zeba, Zeenat, Zehra, Zoya, Zubaida, Zulekha`),
  male: split(`Aadil, Aamir, Aaqib, Aarif, Aasif, Abbas, Abdul Kareem, Abdul Rahman, Abdullah, Abrar, Abu Bakr, Abuzar, Adeel, Adil, Adnan, Afaq, Affan,
    Afroz, Aftab, Afzal, Ahmad, Ahsan, Aijaz, Ajmal, Akbar, Akhlaq, Akhtar, Akram, Ali, Aman, Ameer, Amir, Anas, Anees, Anwar, Aqeel, Areeb,
    Arif, Arman, Arsalan, Arshad, Arslan, Asad, Asghar, Ashfaq, Ashraf, Asif, Asim, Aslam, Ataullah, Atif, Ayaan, Ayub, Azam, Azeem, Azhar, Aziz,
    Babar, Badruddin, Basit, Bilal, Burhan, Danish, Dawood, Dilawar, Ehsan, Ejaz, Fahad, Faheem, Faisal, Faiz, Faizan, Farhan, Farid, Farooq,
    Fasih, Fazal, Feroz, Firoz, Furqan, Ghulam, Gulfam, Habib, Haider, Hamid, Hamza, Haris, Haroon, Hasan, Hashim, Hassan, Hisham, Humayun, Hussain,
    Ibrahim, Idris, Iftikhar, Ikram, Ilyas, Imran, Imtiaz, Inam, Intezar, Iqbal, Irfan, Irshad, Ishaq, Ishtiaq, Ismail, Israr, Jabir, Jaffar,
    Jalal, Jamal, Jameel, Javed, Jawad, Junaid, Kabir, Kaleem, Kamal, Kamran, Kashif, Khalid, Khaleel, Khurram, Khurshid, Kifayat, Liaqat, Luqman,
    Mahfooz, Mahmood, Majid, Mansoor, Maroof, Masood, Mehboob, Mehtab, Minhaj, Moin, Mohsin, Mubarak, Mubashir, Mudassir, Mujahid, Mujeeb, Mukhtar,
    Muneer, Murtaza, Musa, Mushtaq, Mustafa, Mustaqeem, Muzammil, Nabeel, Nadeem, Nadir, Naeem, Najeeb, Naseem, Naseer, Nasir, Naushad, Naved, Nazim,
    Nihal, Nizam, Nomaan, Noor, Obaid, Omar, Osama, Owais, Parvez, Qadir, Qamar, Qasim, Rafeeq, Rafi, Raees, Rahil, Raihan, Rashid, Raza, Rehan,
    Riyaz, Rizwan, Saad, Sabir, Saddam, Sadiq, Saeed, Saif, Saifullah, Sajid, Saleem, Salman, Salahuddin, Sameer, Sami, Sarfaraz, Sarwar, Shabbir,
    Shadab, Shafiq, Shahbaz, Shahid, Shahnawaz, Shahrukh, Shahzad, Shakeel, Shakir, Shamim, Shamshad, Sharif, Shariq, Shaukat, Shoaib, Siraj,
    Sohail, Suhail, Sulaiman, Sultan, Tabrez, Taha, Tahir, Talha, Tanveer, Tariq, Taufeeq, Tauseef, Tayyab, Ubaid, Umair, Umar, Usman, Uzair,
    Waheed, Wajid, Waqar, Wasim, Yahya, Yaqoob, Yaseen, Yasir, Younus, Yusuf, Zafar, Zaheer, Zahid, Zaid, Zain, Zakir, Zameer, Zeeshan, Ziauddin,
    Zubair, Zuhaib, Zulfiqar`),
  mothers:
    split(`Aisha, Akhtari, Amina, Anwari, Asma, Azra, Bilqis, Farida, Farzana, Fatima, Hajra, Hamida, Hasina, Husna, Jahanara, Kaneez, Kausar,
    Khadija, Khalida, Khurshida, Kulsum, Mahmuda, Maimuna, Mehrunnisa, Mumtaz, Naseem, Nasreen, Noorjahan, Parveen, Qamar, Rabia, Raisa, Rashida,
    Razia, Rehana, Roshan, Rubina, Rukhsana, Sabiha, Sabira, Safia, Sajida, Sakina, Salma, Shabana, Shahida, Shahnaz, Shakila, Shamim, Sultana, Suraiya,
    Tahira, Yasmin, Zahida, Zainab, Zakia, Zarina, Zubaida`),
  fathers:
    split(`Abdul Aziz, Abdul Gaffar, Abdul Hameed, Abdul Jabbar, Abdul Kareem, Abdul Majeed, Abdul Qadir, Abdul Rahman, Abdul Rasheed, Abdul Rauf,
    Abdul Salam, Abdul Sattar, Abdul Wahab, Ahmed, Akbar Ali, Akhtar, Amanullah, Anwar, Aslam, Asghar Ali, Ashraf, Ayub, Aziz, Badruddin, Ehsan, Fakhruddin,
    Fazal, Ghulam Mohammed, Ghulam Nabi, Habib, Hamid, Hanif, Ibrahim, Idris, Iqbal, Irshad, Ismail, Jamil, Kaleem, Karimuddin, Khalid, Khurshid, Liyaqat Ali,
    Mahboob, Mahmood, Mansoor, Maqsood, Masood, Mohammed Ali, Mohammed Hanif, Mohammed Salim, Mohammed Yusuf, Mukhtar, Mumtaz, Mushtaq, Muzaffar, Nasir, Naseem,
    Nazir, Nizamuddin, Nooruddin, Qamaruddin, Rafiq, Rahim, Rashid, Riyaz, Sadiq, Saeed, Salim, Sattar, Shabbir, Shafi, Shahabuddin, Shakeel, Shamsuddin,
    Sharif, Shaukat, Sirajuddin, Sulaiman, Usman, Wahid, Yaqub, Yusuf, Zafar, Zaheer, Zakir, Zulfiqar`),
};

/** Muslim names of Kerala and the Tamil coast. */
export const mappila: NamePool = {
  female:
    split(`Afeefa, Aisha, Amina, Ansiya, Aysha, Ayisha, Asna, Bushra, Fahmida, Faseela, Fathima, Fathima Suhra, Fidha, Farsana, Hafsath, Haseena, Hiba,
    Jaseela, Jasna, Jumana, Khadeeja, Lubaba, Lulu, Mariyam, Mufeeda, Mumthas, Nafeesa, Najiya, Naseera, Nashida, Nasrin, Nihala, Raihana, Ramla, Rahna, Risana,
    Rifa, Rubeena, Ruksana, Rinsha, Sabira, Sahla, Sajna, Salma, Sameera, Sana, Shabna, Shahana, Shamna, Shanuja, Sherin, Shifana, Suhara, Sulfath, Sumayya,
    Suhaila, Thasleema, Thasni, Zuhra`),
  male: split(`Abdul Nazar, Abdul Rasheed, Afsal, Ajmal, Ameen, Anas, Ansar, Anwar, Arshad, Asharaf, Ashiq, Asif, Aslam, Basheer, Dilshad, Fahad, Faisal,
    Fasil, Favas, Fayis, Firos, Haneefa, Haris, Hashir, Irshad, Jabir, Jamsheer, Jaseel, Jasim, Junaid, Jouhar, Kabeer, Liyakath, Mansoor, Mubashir, Muneer, Musthafa,
    Nabeel, Najeeb, Nasar, Naseef, Navas, Nihal, Nishad, Noufal, Rafeeq, Rahees, Rashid, Riyas, Rinshad, Sabith, Sadique, Sahal, Sajeer, Salih, Sameer, Shafeeq,
    Shahul, Shamnad, Shameer, Shanavas, Shereef, Shihab, Sinan, Siyad, Suhail, Swalih, Thanseer, Ubaid, Usman, Yasir, Yoosuf, Zakariya`),
  mothers: split(
    'Aishabi, Amina, Asmabi, Ayishakutty, Beefathima, Bushra, Fathimabi, Hafsath, Jameela, Kadeeja, Kunhamina, Mariyam, Mumthas, Nabeesa, Nafeesa, Pathumma, Ramlath, Safiya, Sainaba, Sakkeena, Sulaikha, Subaida, Suhara, Zainaba, Zeenath',
  ),
  fathers: split(
    'Abdul Khader, Abdul Latheef, Abdul Majeed, Abdul Rahiman, Abdul Razak, Abdulla, Abdurahman, Aboobacker, Ahammed, Alavi, Ali, Assainar, Beeran, Hamza, Hassan, Hydrose, Ibrahimkutty, Ismail, Kunhimohammed, Kunjumuhammed, Kutty Ali, Mammu, Mohammed Kutty, Moideen, Moidu, Moosa, Muhammed, Saidalavi, Sulaiman, Ummer, Usman, Veeran, Yousuf',
  ),
};
