import { split } from './split.ts';

/** Given names by region and faith. The young are members; the elder are their parents. */
export type NamePool = { female: string[]; male: string[]; mothers: string[]; fathers: string[] };

/** Names common to the Hindi belt, Gujarat, Rajasthan, Maharashtra and the Punjab. */
export const north: NamePool = {
  female:
    split(`Aarti, Aarushi, Aastha, Aditi, Aishwarya, Akanksha, Akshita, Alka, Alpana, Ambika, Amisha, Amrita, Anamika, Anchal,
    Anika, Anita, Anjali, Anju, Ankita, Anshika, Anubha, Anupama, Anuradha, Anushka, Aparna, Apeksha, Apoorva, Archana, Arpita, Aruna,
    Asha, Ashwini, Asmita, Avantika, Avni, Babita, Barkha, Bhavna, Bhawana, Bhoomika, Chanchal, Charu, Chhavi, Chitra, Damini, Deepa,
    Deepali, Deepika, Deepshikha, Deepti, Devika, Dimple, Disha, Divya, Diya, Ekta, Falguni, Garima, Gauri, Gayatri, Geeta, Geetanjali,
    Gunjan, Harshita, Heena, Hema, Himani, Indu, Ira, Isha, Ishita, Jagriti, Janhvi, Jaya, Jhanvi, Juhi, Jyoti, Jyotsna, Kajal, Kalpana,
    Kamini, Kanchan, Kanika, Karishma, Karuna, Kavita, Khushboo, Khushi, Kiran, Kirti, Komal, Kritika, Kumud, Kusum, Lata, Lavanya, Laxmi,
    Leena, Madhavi, Madhu, Madhulika, Madhuri, Mahima, Malini, Mamta, Manisha, Manju, Manjari, Mansi, Manvi, Megha, Meena, Meenakshi,
    Meera, Menaka, Mita, Mitali, Mona, Monika, Mridula, Mrinal, Mukta, Muskan, Naina, Namita, Namrata, Nandini, Neelam, Neelima, Neeru,
    Neeta, Neetu, Neha, Nidhi, Niharika, Nikita, Nilima, Nimisha, Nisha, Nishtha, Nitika, Nivedita, Nupur, Pallavi, Parul, Payal, Pinky,
    Pooja, Poonam, Prachi, Pragati, Pragya, Prarthana, Pratibha, Pratiksha, Preeti, Prerna, Priya, Priyanka, Priyal, Purnima, Rachna,
    Radha, Radhika, Ragini, Rajni, Rakhi, Rani, Rashi, Rashmi, Reena, Rekha, Renu, Renuka, Reshma, Revati, Richa, Riddhi, Rinki, Ritika,
    Ritu, Riya, Roli, Roopa, Roshni, Ruchi, Ruchika, Rupali, Sadhana, Sakshi, Saloni, Samiksha, Sandhya, Sangeeta, Sanjana, Sanskriti,
    Sapna, Sarika, Sarita, Saroj, Savita, Seema, Shaily, Shalini, Shama, Sharda, Sharmila, Shashi, Sheetal, Shefali, Shikha, Shilpa,
    Shilpi, Shipra, Shivani, Shobha, Shraddha, Shreya, Shristi, Shruti, Shubhi, Shweta, Simran, Smita, Smriti, Sneha, Snehal, Sonal,
    Sonali, Sonam, Sonia, Srishti, Stuti, Suchitra, Sudha, Sugandha, Suhani, Sujata, Suman, Sunaina, Sunita, Supriya, Surabhi, Surbhi,
    Sushila, Sushma, Swara, Swati, Tanisha, Tanu, Tanvi, Tanya, Tarini, Tripti, Trisha, Tulika, Twinkle, Uma, Upasana, Urmila, Urvashi,
    Usha, Vaidehi, Vaishali, Vaishnavi, Vandana, Vani, Vanshika, Varsha, Vasudha, Vasundhara, Vibha, Vidhi, Vidya, Vineeta, Yamini,
    Yashika, Yashoda, Yogita, Yukti`),
  male: split(`Aakash, Aarav, Abhay, Abhijeet, Abhilash, Abhimanyu, Abhinav, Abhishek, Achal, Aditya, Advait, Ajay, Ajit, Akash, Akhil,
    Akhilesh, Akshat, Akshay, Alok, Aman, Amar, Ambuj, Amit, Amitabh, Amod, Amol, Amrit, Anand, Aniket, Anil, Animesh, Anirudh, Anish,
    Ankit, Ankur, Anmol, Anshul, Anshuman, Anuj, Anupam, Anurag, Apoorv, Arjun, Arnav, Arpit, Arun, Arvind, Aryan, Ashish, Ashok,
    Ashutosh, Ashwin, Atul, Avinash, Ayush, Bharat, Bhaskar, Bhavesh, Bhupendra, Bhushan, Brijesh, Chandan, Chetan, Chirag, Daksh,
    Darshan, Deepak, Deepesh, Dev, Devansh, Devendra, Dhananjay, Dharmendra, Dhiraj, Dhruv, Digvijay, Dilip, Dinesh, Divyansh, Gagan,
    Gajendra, Ganesh, Gaurav, Gautam, Gopal, Govind, Gyanendra, Hardik, Hari, Harish, Harsh, Harshit, Harshvardhan, Hemant, Himanshu,
    Hitesh, Hridayesh, Indrajeet, Ishaan, Ishan, Jagdish, Jatin, Jayant, Jayesh, Jitendra, Kailash, Kamal, Kapil, Karan, Kartik, Kaushal,
    Keshav, Ketan, Kishan, Krishna, Kshitij, Kuldeep, Kumar, Kunal, Kush, Kushagra, Lakshay, Lalit, Lokesh, Madhav, Madhur, Mahendra,
    Mahesh, Manas, Manav, Manish, Manoj, Mayank, Mayur, Milind, Mohan, Mohit, Mridul, Mrityunjay, Mukesh, Mukul, Nachiket, Nakul, Naman,
    Nandan, Narayan, Naresh, Narendra, Naveen, Navneet, Neel, Neeraj, Nikhil, Nikunj, Nilesh, Nimish, Niraj, Nishant, Nitesh, Nitin,
    Omkar, Pankaj, Paras, Parth, Piyush, Prabhat, Pradeep, Prafull, Prakash, Pramod, Pranav, Pranay, Prashant, Prateek, Pratik, Pratyush,
    Praveen, Prem, Prince, Prithvi, Pulkit, Puneet, Punit, Purushottam, Pushkar, Raghav, Raghvendra, Rahul, Raj, Rajan, Rajat, Rajeev,
    Rajesh, Rajiv, Rajnish, Raju, Rakesh, Ram, Raman, Ramesh, Ranjan, Ranjeet, Ratan, Ravi, Ravindra, Rishabh, Rishi, Rishikesh,
    Ritesh, Rohan, Rohit, Roshan, Rudra, Sachin, Sagar, Sahil, Saket, Samar, Sameer, Samir, Sandeep, Sanjay, Sanjeev, Sanket, Santosh,
    Sarthak, Satish, Satyam, Saurabh, Saurav, Shailendra, Shailesh, Shantanu, Sharad, Shashank, Shashwat, Shekhar, Shikhar, Shiv, Shivam,
    Shivansh, Shravan, Shreyas, Shubham, Shyam, Siddharth, Siddhant, Somesh, Sourabh, Subhash, Sudhanshu, Sudhir, Sujit, Sumeet, Sumit,
    Sunil, Suraj, Surendra, Suresh, Surya, Sushant, Swapnil, Tanmay, Tarun, Tejas, Tushar, Uday, Ujjwal, Umang, Umesh, Utkarsh, Uttam,
    Vaibhav, Varun, Vedant, Vibhor, Vicky, Vijay, Vikas, Vikram, Vikrant, Vimal, Vinay, Vineet, Vinod, Vipin, Vipul, Virendra, Vishal,
    Vishesh, Vishnu, Vishwas, Vivek, Yash, Yashwant, Yogendra, Yogesh, Yudhishthir, Yuvraj`),
  mothers:
    split(`Asha, Usha, Sunita, Anita, Sushma, Rekha, Meena, Kiran, Manju, Saroj, Pushpa, Shashi, Sudha, Kamla, Vimla, Savitri,
    Shakuntala, Urmila, Sarita, Kusum, Madhu, Nirmala, Santosh, Shanti, Indira, Geeta, Sita, Laxmi, Kaushalya, Prabha, Shobha, Sharda,
    Rajni, Renu, Veena, Neelam, Poonam, Bimla, Krishna, Mamta, Meera, Radha, Rama, Shila, Suman, Sumitra, Tara, Uma, Vidya, Anju,
    Archana, Aruna, Babita, Bhagwati, Chandrakanta, Damyanti, Durga, Gayatri, Hemlata, Jyoti, Kalpana, Kanta, Kavita, Lata, Malti,
    Manorama, Mithilesh, Munni, Padma, Parvati, Pramila, Preeti, Premlata, Ratna, Sadhana, Sangeeta, Seema, Sheela, Snehlata, Sulochana`),
  fathers:
    split(`Ramesh, Suresh, Mahesh, Rajesh, Rakesh, Mukesh, Dinesh, Naresh, Ashok, Anil, Sunil, Vinod, Pramod, Arun, Vijay, Ajay,
    Sanjay, Rajendra, Surendra, Narendra, Mahendra, Devendra, Jitendra, Virendra, Ravindra, Harish, Girish, Jagdish, Satish, Umesh,
    Kailash, Om Prakash, Ram Prakash, Shiv Kumar, Raj Kumar, Ram Kumar, Krishna Kumar, Vijay Kumar, Ashok Kumar, Anil Kumar, Subhash,
    Bhagwan Das, Ghanshyam, Radheshyam, Gopal, Govind, Hari Om, Brij Mohan, Madan Mohan, Manmohan, Chandra Prakash, Jai Prakash,
    Satya Prakash, Shyam Sundar, Kishore, Nand Kishore, Prem Chand, Kishan Lal, Mohan Lal, Sohan Lal, Ram Avtar, Ram Kishore, Ram Niwas,
    Dharam Pal, Balram, Baldev, Bharat Bhushan, Deepak, Dilip, Gajanan, Indra Kumar, Kamal, Lalit, Manoj, Pradeep, Prakash, Prem Prakash,
    Rajiv, Shankar, Sharad, Sudhir, Tilak Raj, Vishwanath, Yogendra, Arvind, Avadhesh, Bhupendra, Dharmendra, Hemant, Jagmohan`),
};

/** Given names that are heard above all in Gujarat; members there draw from these and the north's. */
export const gujarati: NamePool = {
  female:
    split(`Bansari, Bhumi, Binal, Charmi, Chandni, Darshana, Dhara, Dhruti, Dhwani, Drashti, Foram, Grishma, Hetal, Hetvi, Hiral,
    Hiteshi, Janki, Jalpa, Jigna, Jinal, Kinjal, Khyati, Krupa, Kruti, Ketaki, Komal, Krishna, Mansi, Mital, Mittal, Nirali, Nidhi, Nisha,
    Palak, Parita, Pinal, Poorvi, Pooja, Priti, Rinkal, Riddhi, Rutvi, Sejal, Shital, Shivani, Siddhi, Sonal, Swati, Tejal, Toral, Trupti,
    Unnati, Urvi, Vaishali, Vidhi, Vruti, Zalak, Zeel`),
  male: split(`Alpesh, Bhavin, Bhavik, Bhargav, Brijesh, Chintan, Chirag, Darshak, Darshil, Dhaval, Dhruvil, Dhrumil, Dipen, Divyesh,
    Gaurang, Harshal, Hardik, Harsh, Hiren, Hitesh, Jaimin, Jatin, Jay, Jayesh, Jignesh, Jigar, Kalpesh, Kaushik, Ketan, Keyur, Krunal,
    Kunjal, Mehul, Meet, Mihir, Milan, Mitesh, Maulik, Naimesh, Neel, Nikunj, Nimesh, Nirav, Paresh, Parth, Pranav, Prashant, Rajan, Raxit,
    Romil, Rutvik, Sagar, Samir, Savan, Shrey, Smit, Sunny, Tapan, Tejas, Urvish, Viral, Vishal, Yash, Yatin`),
  mothers:
    split(`Bhavna, Chandrika, Daxa, Dipti, Gita, Hansa, Hasumati, Ila, Indira, Jagruti, Jasumati, Jayshree, Kalpana, Kokila, Manjula,
    Meena, Nayana, Nila, Pallavi, Pravina, Ranjan, Rekha, Rita, Sharmishtha, Sudha, Trupti, Urmila, Usha, Varsha, Jyotsna`),
  fathers:
    split(`Ashvin, Bharat, Bhupendra, Chandrakant, Dahyabhai, Dilip, Dinesh, Girish, Harshad, Hasmukh, Jagdish, Jayanti, Jitendra,
    Kanti, Kiran, Kirit, Mahendra, Mansukh, Mukesh, Narendra, Natwarlal, Navin, Pankaj, Pravin, Rajendra, Ramesh, Rasik, Shailesh, Suresh,
    Vinod, Yogesh, Arvind, Ghanshyam, Paresh`),
};

export const marathi: NamePool = {
  female:
    split(`Aboli, Aditi, Akshata, Amruta, Anagha, Anuja, Apurva, Arati, Ashwini, Asmita, Bhagyashree, Bhakti, Chaitrali, Deepali,
    Devyani, Dhanashree, Gargi, Gauri, Gayatri, Harshada, Ishwari, Jui, Kalyani, Kasturi, Ketaki, Komal, Leena, Madhura, Manali, Manasi,
    Manjiri, Mayuri, Medha, Mrunal, Mugdha, Mukta, Neha, Netra, Nikita, Pallavi, Pooja, Poonam, Prachi, Prajakta, Pranali, Pranjal,
    Pratiksha, Priyanka, Rasika, Renuka, Revati, Rohini, Rucha, Ruchira, Rupali, Rutuja, Sai, Samruddhi, Sanika, Sayali, Shalaka, Shamal,
    Sharayu, Sharvari, Shital, Shivani, Shraddha, Shubhangi, Siddhi, Snehal, Sonali, Supriya, Swapnali, Tanvi, Tejashree, Tejaswini,
    Trupti, Vaishnavi, Varada, Vibhavari, Vrushali, Yogini`),
  male: split(`Abhijit, Aditya, Ajinkya, Akshay, Amey, Amit, Amol, Aniket, Anup, Ashutosh, Atharva, Bhushan, Chaitanya, Chinmay, Datta,
    Devdatta, Dhananjay, Digambar, Ganesh, Gaurav, Girish, Harshad, Hrishikesh, Jaydeep, Kaustubh, Kedar, Ketan, Kiran, Kunal, Mandar,
    Mangesh, Mayur, Mihir, Milind, Nachiket, Nikhil, Nilesh, Ninad, Nishad, Omkar, Onkar, Paresh, Parag, Prasad, Prathamesh, Pratik,
    Pravin, Pushkar, Rahul, Rajendra, Rohan, Rohit, Rushikesh, Sachin, Sagar, Sameer, Sandesh, Sangram, Sanket, Sarang, Saurabh, Shantanu,
    Shailesh, Shreyas, Shrikant, Shripad, Shubham, Siddhesh, Soham, Suhas, Sumedh, Sushant, Swapnil, Swanand, Tejas, Tushar, Vaibhav,
    Vedant, Vikrant, Viraj, Vishwajeet, Vivek, Yogesh, Yashodhan`),
  mothers:
    split(`Alka, Anjali, Aparna, Aruna, Asha, Bharati, Chhaya, Hemangi, Jayashree, Kalpana, Lata, Madhuri, Mangala, Maya, Medha,
    Meena, Nanda, Neeta, Pratibha, Pushpa, Rajashree, Rekha, Rohini, Sadhana, Sandhya, Sangita, Savita, Shaila, Shobha, Shubhada, Smita,
    Sujata, Sulbha, Suman, Sunanda, Surekha, Sushama, Ujjwala, Usha, Vandana, Vasanti, Vijaya, Vrinda`),
  fathers:
    split(`Anant, Arun, Ashok, Balasaheb, Bhalchandra, Bhimrao, Chandrakant, Dattatray, Deepak, Dilip, Dnyaneshwar, Ganpat, Gajanan,
    Hanumant, Jagannath, Jayant, Kashinath, Madhukar, Manohar, Mohan, Narayan, Pandurang, Prabhakar, Prakash, Pramod, Raghunath, Rajaram,
    Ramchandra, Ramesh, Sadashiv, Sanjay, Shankar, Sharad, Shivaji, Shrikant, Shridhar, Subhash, Sudhakar, Suresh, Tukaram, Uttam, Vasant,
    Vijay, Vilas, Vinayak, Vishnu, Vithal, Yashwant`),
};

export const bengali: NamePool = {
  female:
    split(`Aditi, Ahona, Amrita, Ananya, Anindita, Ankita, Anuradha, Anwesha, Aparajita, Arpita, Atreyi, Bidisha, Bipasha, Chandrima,
    Chaitali, Debasmita, Debjani, Debolina, Dipanwita, Diya, Durba, Enakshi, Gargi, Indrani, Ipsita, Ishani, Jayita, Jhilik, Joyeeta,
    Kakoli, Keya, Koel, Koyel, Kuheli, Lopamudra, Madhumita, Madhurima, Mallika, Mandira, Manjari, Maumita, Mitali, Mou, Moumita,
    Nabanita, Nandini, Nilanjana, Oindrila, Paramita, Paroma, Payel, Piyali, Poulami, Pritha, Priyanka, Purba, Raka, Rai, Rimi, Rituparna,
    Riya, Rupsha, Sagarika, Sahana, Sanchari, Sangita, Sanghamitra, Sayani, Sayantani, Shalini, Sharmistha, Shatabdi, Shinjini, Shreya,
    Shreyashi, Shrabani, Sohini, Soma, Somdatta, Sonali, Srabanti, Sreemoyee, Sreeparna, Subhashree, Sucheta, Suchismita, Sudeshna,
    Sukanya, Sulagna, Supriya, Susmita, Swagata, Swarnali, Tania, Tanushree, Titas, Tista, Torsha, Trina, Urmi, Ushasi`),
  male: split(`Abhik, Abhirup, Abhra, Amitava, Anik, Anindya, Anirban, Aniruddha, Ankan, Anupam, Arijit, Arindam, Arka, Arnab, Aritra,
    Arpan, Ashis, Avik, Ayan, Biplab, Bikram, Biswajit, Chandan, Debabrata, Debanjan, Debashis, Debayan, Deep, Dipankar, Dipayan,
    Diptarka, Gourab, Indranil, Indrajit, Jayanta, Joydeep, Kaushik, Koushik, Krishnendu, Kunal, Mainak, Manas, Mrinal, Nilanjan,
    Niladri, Partha, Pinaki, Prasenjit, Pratik, Pritam, Priyabrata, Rahul, Rajarshi, Rajdeep, Raktim, Ranajit, Ritwik, Rohan, Rupam,
    Rwik, Sabyasachi, Sagnik, Saikat, Samrat, Sandip, Sandipan, Sanjib, Santanu, Saptarshi, Sayan, Sayantan, Shamik, Shibaji, Shouvik,
    Shubhankar, Siddhartha, Snehasish, Somnath, Soumen, Soumik, Soumitra, Soumya, Sourav, Souvik, Subhajit, Subhadip, Subhasish, Subrata,
    Sudip, Sujoy, Suman, Sumit, Supratik, Surajit, Suvankar, Swarup, Tanmoy, Tapas, Tathagata, Tirtha, Tridib, Uttam`),
  mothers:
    split(`Anima, Aparna, Archana, Bani, Basanti, Bina, Chandana, Chhabi, Chhanda, Dipali, Gita, Gopa, Ila, Jharna, Jayanti, Kabita,
    Kalyani, Krishna, Lakshmi, Madhabi, Mala, Malati, Manju, Mira, Mitali, Namita, Nibedita, Nilima, Purnima, Putul, Ratna, Rina, Rita,
    Ruma, Sabita, Sandhya, Sarbani, Shefali, Shikha, Shila, Shukla, Sipra, Sutapa, Swapna, Tapati, Uma`),
  fathers:
    split(`Ajit, Amal, Amalendu, Arun, Ashim, Asit, Bimal, Biren, Bishwanath, Chittaranjan, Dilip, Dipak, Gautam, Gopal, Haradhan,
    Jagadish, Jayanta, Kalyan, Kamal, Kashinath, Madan, Manik, Mihir, Mrinal, Nirmal, Nikhil, Paresh, Pradip, Prabir, Pranab, Prasanta,
    Ranjit, Ratan, Sadhan, Samir, Sanat, Shankar, Shyamal, Subhas, Sukumar, Sunil, Susanta, Swapan, Tapan, Tarun, Tushar, Utpal`),
};

export const odia: NamePool = {
  female:
    split(`Ankita, Anita, Arpita, Banani, Barsha, Bijaylaxmi, Bishnupriya, Chinmayee, Debasmita, Dibyajyoti, Gayatri, Ipsita, Itishree,
    Jayashree, Jhilli, Jyotirmayee, Kalyani, Lipsa, Lipika, Madhusmita, Mamali, Manaswini, Minati, Monalisa, Namita, Nibedita, Nirupama,
    Padmini, Pragyan, Pratikshya, Prangya, Priyadarshini, Priyanka, Puspanjali, Rashmita, Rasmirekha, Sagarika, Sandhya, Sangeeta,
    Sanjukta, Saraswati, Sasmita, Shradhanjali, Shubhashree, Silpa, Smruti, Snehalata, Sonali, Soumya, Subhalaxmi, Subhashree, Sucharita,
    Sujata, Sunita, Suprava, Swapna, Swagatika, Tapaswini, Tejaswini, Trupti`),
  male: split(`Abhilash, Alok, Amaresh, Amiya, Anshuman, Ashish, Ashutosh, Bibhuti, Bijay, Bikash, Biswajit, Biswaranjan, Chandan, Chinmaya,
    Debabrata, Debasish, Deepak, Dibyaranjan, Dillip, Gyana, Himansu, Jagannath, Jitendra, Jyoti Ranjan, Kalinga, Lingaraj, Manas,
    Manoranjan, Niranjan, Nihar, Omm, Pabitra, Prabhat, Pradeep, Prasanta, Pratap, Priyabrata, Rabindra, Rajat, Rakesh, Ramakanta, Ranjan,
    Ritesh, Rudra, Sambit, Samir, Sanjeeb, Santosh, Satyajit, Saroj, Saswat, Siba, Siddharth, Smruti Ranjan, Soumya, Soumyaranjan,
    Subhransu, Subrat, Sudhansu, Sujit, Suman, Suvendu, Swadhin, Tapan, Tushar, Umakanta`),
  mothers:
    split(`Annapurna, Basanti, Bharati, Damayanti, Gitanjali, Hemalata, Jayanti, Jhunu, Kabita, Kuntala, Laxmipriya, Malati, Minati,
    Nalini, Pramila, Pravati, Puspalata, Sabita, Sailabala, Sarojini, Shantilata, Snehalata, Subasini, Sukanti, Sulochana, Tilottama, Umarani`),
  fathers:
    split(`Ananta, Bansidhar, Bhagaban, Bhaskar, Bijay, Biswanath, Chittaranjan, Dhirendra, Duryodhan, Gopinath, Gouranga, Harihar,
    Jagabandhu, Kailash, Laxmidhar, Madhusudan, Nilamani, Nityananda, Padma Charan, Prafulla, Prasanna, Purna Chandra, Raghunath,
    Ramesh, Sarat, Sachidananda, Surendra, Trilochan, Upendra`),
};

export const assamese: NamePool = {
  female:
    split(`Anamika, Anindita, Ankita, Barnali, Barsha, Bhanita, Bhaswati, Bidisha, Bornali, Chayanika, Daisy, Darshana, Debajani, Dhritismita,
    Dikshita, Dimpi, Gitali, Gitanjali, Himadri, Hiya, Jahnabi, Jonali, Jinti, Jyotishmita, Kakoli, Kangkana, Kasturi, Krishnakshi, Kuki,
    Lakhimi, Leena, Madhusmita, Mallika, Manashi, Mayuri, Meghali, Minakshi, Mitali, Mousumi, Mridusmita, Nandita, Nayanmoni, Nabanita,
    Niharika, Nilakshi, Pallabi, Parishmita, Pompi, Prarthana, Priyakshi, Rashmi, Rimpi, Rituparna, Rupali, Sangita, Sikha, Stuti,
    Sukanya, Trishna, Upasana`),
  male: split(`Abhijit, Akash, Amlan, Angshuman, Anupam, Anurag, Arunabh, Barun, Bhargav, Bhaskar, Bikash, Biswajit, Bitopan, Chandan, Debajit,
    Dhruba, Dhrubajyoti, Dipankar, Diganta, Gautam, Gunajit, Himangshu, Hirak, Hrishikesh, Indrajit, Jayanta, Jintu, Jyotishman, Kaushik,
    Kuldeep, Kunal, Luit, Manash, Manoj, Mriganka, Mrinmoy, Nabajyoti, Nayan, Nilotpal, Parag, Partha, Pallab, Pankaj, Prabal, Pranab,
    Pranjal, Rajib, Rajdeep, Ranjan, Ritupan, Rupam, Samujjal, Sanjib, Saurav, Siddhartha, Simanta, Subhash, Tanmoy, Trideep, Utpal, Zubin`),
  mothers: split(
    'Anima, Anjali, Bina, Bhanu, Dipali, Gita, Hemaprabha, Ila, Junu, Jyotsna, Kalpana, Labanya, Malati, Mamoni, Minati, Nirmali, Nirupama, Pranita, Purabi, Ranju, Renu, Runu, Sabita, Tarulata',
  ),
  fathers: split(
    'Amulya, Arun, Bhaben, Bhupen, Biren, Deben, Dhiren, Dilip, Ganesh, Girin, Hemanta, Hiren, Homen, Jatin, Khagen, Lakhi, Loknath, Madhab, Mohan, Munin, Naren, Nripen, Phanidhar, Prafulla, Ramen, Robin, Satyen, Umesh',
  ),
};

export const telugu: NamePool = {
  female:
    split(`Aishwarya, Akhila, Alekhya, Amulya, Anitha, Anjali, Anusha, Aparna, Aruna, Bhagya, Bhargavi, Bhavana, Bhavya, Chaitanya,
    Chandana, Deepika, Deepthi, Devi, Divya, Durga, Gayathri, Geetha, Gowthami, Hari Priya, Harika, Harini, Haritha, Hema, Himabindu,
    Indu, Jahnavi, Jayasri, Jyothi, Jyothsna, Kalyani, Kavya, Keerthi, Kranthi, Krishnaveni, Lahari, Lakshmi, Lalitha, Lasya, Lavanya,
    Likhitha, Madhavi, Mahathi, Manasa, Manjula, Meghana, Mounika, Mounica, Mrudula, Naga Lakshmi, Nandini, Navya, Neelima, Niharika,
    Nikhila, Padmaja, Pallavi, Pavani, Pavithra, Prasanna, Pranathi, Prathyusha, Pravallika, Priyanka, Radhika, Rajani, Rajeswari,
    Ramya, Ranjitha, Rohini, Roja, Sahithi, Sai Priya, Samhitha, Sandhya, Saranya, Satya, Shirisha, Shravani, Sindhu, Sindhuja, Sireesha,
    Sirisha, Sneha, Sowjanya, Sowmya, Spandana, Sravani, Sravya, Sree Lakshmi, Sri Vidya, Srilatha, Srividya, Sruthi, Subhashini, Suma,
    Sunitha, Sushma, Swapna, Swathi, Tejaswi, Tejaswini, Tulasi, Usha, Vaishnavi, Vani, Vasavi, Vasantha, Vijaya, Yamini, Yamuna`),
  male: split(`Abhinav, Abhiram, Aditya, Ajay, Akhil, Akhilesh, Anil, Anvesh, Aravind, Avinash, Balaji, Bhanu, Bharath, Bhargav, Chaitanya,
    Chakradhar, Chandra Sekhar, Charan, Deepak, Dheeraj, Dinesh, Eswar, Ganesh, Gautham, Giridhar, Gopi, Gopi Krishna, Hari, Hari Krishna,
    Harsha, Harsha Vardhan, Hemanth, Jagadeesh, Janardhan, Jaswanth, Jayanth, Kalyan, Karthik, Karunakar, Kiran, Kishore, Kranthi,
    Krishna, Krishna Chaitanya, Lokesh, Madhu, Mahesh, Manikanta, Manoj, Mohan, Murali, Nagarjuna, Naga Raju, Narasimha, Naresh,
    Naveen, Nikhil, Nithin, Pavan, Pavan Kumar, Phani, Phanindra, Prabhakar, Pradeep, Prakash, Prashanth, Pranay, Prasad, Prathap,
    Praveen, Prem, Prudhvi, Raghava, Raghu, Rajesh, Rajasekhar, Rakesh, Ram Charan, Rama Krishna, Ramesh, Rana, Ranjith, Ravi, Ravi Teja,
    Rohith, Sai, Sai Kiran, Sai Krishna, Sai Teja, Sandeep, Santhosh, Sasidhar, Satish, Satyanarayana, Shashank, Siva, Siva Kumar,
    Sreekanth, Sridhar, Srikanth, Srinivas, Sriram, Subrahmanyam, Sudheer, Suman, Sumanth, Sunil, Suresh, Surya, Tarun, Teja, Trinadh,
    Uday, Uday Kiran, Vamsi, Vamshi, Varun, Vasu, Venkat, Venkata Ramana, Venkatesh, Vijay, Vikram, Vinay, Vinod, Vishnu, Viswanath,
    Vivek, Yashwanth, Yugandhar`),
  mothers:
    split(`Anasuya, Annapurna, Aruna, Bharathi, Bhagyalakshmi, Dhanalakshmi, Durga, Hymavathi, Jayalakshmi, Jhansi, Jyothi, Kalavathi,
    Kamala, Kanakadurga, Kumari, Lakshmi, Lalitha, Madhavi, Mangamma, Manjula, Nagamani, Padma, Padmavathi, Parvathi, Prameela, Pushpa,
    Radha, Rajeswari, Rama Devi, Ramadevi, Ratna Kumari, Sailaja, Santha, Saraswathi, Sarojini, Seetha, Shobha, Sridevi, Subhadra, Sujatha,
    Sulochana, Suseela, Swarna, Uma, Usha Rani, Varalakshmi, Vasantha, Venkata Lakshmi, Vijaya, Vijayalakshmi`),
  fathers:
    split(`Anjaneyulu, Appa Rao, Babu Rao, Bhaskara Rao, Brahmaiah, Chandra Mouli, Chandrasekhar, Durga Prasad, Gopala Krishna,
    Hanumantha Rao, Hari Babu, Jagan Mohan, Janardhana Rao, Koteswara Rao, Krishna Murthy, Krishna Rao, Lakshmana Rao, Madhava Rao,
    Madhusudhan, Mallikarjuna, Mohan Rao, Murali Krishna, Nageswara Rao, Narasimha Rao, Narayana Rao, Prabhakar, Prakasa Rao, Purna Chandra Rao,
    Raghava Rao, Raja Rao, Rajendra Prasad, Rama Krishna, Rama Rao, Ramana, Ramachandra Rao, Ranga Rao, Ravindra, Sambasiva Rao,
    Satyanarayana, Seetharamaiah, Siva Prasad, Sreenivasa Rao, Subba Rao, Subrahmanyam, Sudhakar, Suryanarayana, Trimurthulu, Veerabhadra Rao,
    Venkata Ramana, Venkateswara Rao, Venkateswarlu, Vijaya Kumar, Viswanadham`),
};

export const kannada: NamePool = {
  female:
    split(`Aishwarya, Akshatha, Amrutha, Anagha, Ananya, Anitha, Anusha, Apoorva, Archana, Arpitha, Ashwini, Asha, Bhagya, Bhavana,
    Bhavya, Bhoomika, Chaitra, Chandana, Chandrika, Deepa, Deepika, Deepthi, Divya, Gagana, Gayathri, Geetha, Harshitha, Hema, Inchara,
    Jyothi, Kavana, Kavitha, Kavya, Keerthana, Kruthika, Kusuma, Lakshmi, Lavanya, Likitha, Madhura, Mahalakshmi, Mala, Manasa, Manjula,
    Meghana, Meghashree, Mythri, Nagashree, Namratha, Nandini, Nayana, Netravathi, Nikitha, Niveditha, Pallavi, Pavithra, Pooja, Poornima,
    Prathima, Priya, Priyanka, Rachana, Rakshitha, Ramya, Ranjitha, Rashmi, Rekha, Roopa, Sahana, Sanjana, Sanjitha, Sangeetha, Shalini,
    Sharadha, Shilpa, Shobha, Shreya, Shruthi, Shwetha, Sindhu, Smitha, Sneha, Soumya, Sowmya, Spoorthi, Srividya, Suchitra, Sukanya,
    Suma, Supriya, Sushma, Swathi, Tejaswini, Thanushree, Vaishnavi, Vanitha, Varsha, Vasudha, Vidya, Vijaya, Yashaswini`),
  male: split(`Abhilash, Abhishek, Adarsh, Aditya, Ajay, Akash, Akshay, Amith, Anand, Aniketh, Anil, Arjun, Arun, Ashwin, Avinash, Basavaraj,
    Bharath, Bhaskar, Chandan, Chandrashekar, Chethan, Chiranjeevi, Darshan, Deepak, Dhanush, Dilip, Gagan, Ganesh, Girish, Gautham,
    Govind, Guru, Gururaj, Harish, Harsha, Hemanth, Jagadish, Karthik, Kaushik, Kiran, Kishor, Krishna, Kumar, Lokesh, Madhu, Madhusudan,
    Mahantesh, Mahesh, Mallikarjun, Manjunath, Manoj, Mohan, Murali, Nagaraj, Nagendra, Nandish, Naveen, Nikhil, Nithin, Pavan,
    Prajwal, Prakash, Pramod, Pranav, Prasanna, Prashanth, Pratap, Praveen, Punith, Puneeth, Raghavendra, Raghu, Rajesh, Rakesh, Rakshith,
    Ramesh, Ranganath, Ravi, Rohan, Rohith, Sachin, Sagar, Sandeep, Sandesh, Sanjay, Santhosh, Satish, Shashank, Shashi, Shivakumar,
    Shivaprasad, Shivaraj, Shreyas, Siddarth, Skanda, Srinivas, Sudarshan, Sudeep, Suhas, Sumanth, Sunil, Suraj, Suresh, Tejas, Uday,
    Umesh, Varun, Vasanth, Veeresh, Venkatesh, Vijay, Vikas, Vinay, Vinayak, Vishal, Vishwas, Vivek, Yashas, Yogesh`),
  mothers:
    split(`Anasuya, Annapurna, Bhagyamma, Bharathi, Chandrakala, Gangamma, Geetha, Girija, Hemavathi, Indira, Jayalakshmi, Jayamma, Jayashree,
    Kamala, Kamalamma, Kusuma, Lakshmi, Lalitha, Leelavathi, Manjula, Meenakshi, Nagarathna, Nirmala, Padma, Padmavathi, Parvathi,
    Prema, Puttamma, Rajeshwari, Ratnamma, Rukmini, Saraswathi, Saroja, Savithri, Shakuntala, Sharada, Shantha, Shobha, Sudha, Sujatha,
    Sumithra, Sunanda, Susheela, Uma, Vanajakshi, Vasantha, Vijayalakshmi, Yashoda`),
  fathers:
    split(`Anantha, Annappa, Ashok, Basappa, Basavaraj, Bheemappa, Chandrappa, Chandrashekar, Channabasappa, Devaraj, Eshwarappa, Gangadhar,
    Gopal, Govindaraj, Gurumurthy, Hanumanthappa, Jagadish, Jayaram, Kempaiah, Krishna, Krishnamurthy, Krishnappa, Lakshman, Mahadevappa,
    Mallappa, Manjunath, Mohan, Muniswamy, Nagaraj, Nanjundappa, Narayan, Narasimha, Prabhakar, Puttaswamy, Raghavendra, Rajashekar, Ramachandra,
    Ramakrishna, Ramesh, Rangaswamy, Rudrappa, Sadashiv, Shankar, Shivanna, Shivappa, Siddappa, Siddaramaiah, Sreenivas, Subramanya, Suresh,
    Thimmappa, Veerabhadra, Venkatesh, Vishwanath`),
};

export const tamil: NamePool = {
  female:
    split(`Aarthi, Abinaya, Abirami, Agalya, Aishwarya, Akila, Amudha, Anandhi, Anitha, Anuradha, Anusha, Aruna, Arthi, Bhavani, Bhuvana,
    Bhuvaneswari, Brindha, Chitra, Deepa, Deepika, Devi, Dhanalakshmi, Dharani, Dharshini, Dhivya, Divya, Durga, Elakkiya, Ezhilarasi,
    Gayathri, Geetha, Gomathi, Gowri, Gowthami, Harini, Hema, Hemalatha, Indhu, Indumathi, Ishwarya, Janani, Jayanthi, Jayashree, Kalaivani,
    Kamatchi, Kanimozhi, Karpagam, Karthika, Kavipriya, Kavitha, Kavya, Keerthana, Kiruthika, Kokila, Kowsalya, Krithika, Lakshmi, Lalitha,
    Lavanya, Logeswari, Madhumitha, Mahalakshmi, Malarvizhi, Malathi, Manimekalai, Manju, Meena, Meenakshi, Mohana, Monisha, Mythili,
    Nandhini, Nila, Nirmala, Nisha, Nithya, Nivetha, Oviya, Padma, Padmapriya, Pavithra, Pooja, Poongodi, Poornima, Preethi, Priya,
    Priyadharshini, Radha, Rajalakshmi, Ramya, Ranjani, Ranjitha, Rathi, Revathi, Rohini, Roshini, Sandhya, Sangeetha, Saranya, Saraswathi,
    Sathya, Selvi, Shanthi, Sharmila, Shobana, Shruthi, Sindhu, Sivagami, Sivaranjani, Sneha, Sowmiya, Sridevi, Srimathi, Subashini, Sudha,
    Suganya, Sujatha, Sumathi, Sushmitha, Swathi, Swetha, Tamilselvi, Tharani, Thenmozhi, Thilaga, Uma, Umamaheswari, Usha, Vaishnavi,
    Valarmathi, Vanitha, Vasanthi, Vasuki, Vidhya, Vijayalakshmi, Vinitha, Vinodhini, Yamini, Yamuna, Yazhini`),
  male: split(`Abinesh, Aadhavan, Ajith, Akilan, Anand, Anbarasan, Aravind, Arivazhagan, Arjun, Arul, Arun, Arunkumar, Ashok, Ashwin, Balaji,
    Balamurugan, Barath, Bharathi, Bhaskar, Boopathi, Chandru, Chezhian, Deepak, Dhanasekar, Dharmaraj, Dinesh, Dinakaran, Elango, Elumalai,
    Ezhil, Ganesh, Gautham, Gobinath, Gokul, Gopal, Gowtham, Guna, Guru, Hari, Hariharan, Harish, Hemnath, Ilango, Jagan, Jagadeesan,
    Jayakumar, Jayaprakash, Jeeva, Kabilan, Kalaiselvan, Kamalakannan, Kannan, Karthick, Karthik, Karthikeyan, Kathir, Kathiravan, Kaviarasan,
    Kirubakaran, Kishore, Krishnan, Kumaran, Lokesh, Lokeshwaran, Logesh, Madhan, Mahesh, Mani, Manikandan, Manivannan, Manoj, Maran,
    Mathan, Mohan, Mohanraj, Mugilan, Mukesh, Murali, Murugan, Muthu, Muthukumar, Nandha, Naresh, Naveen, Nithin, Palani, Pandian,
    Parthiban, Pradeep, Prabhakaran, Prabhu, Prakash, Pranav, Prasanna, Prasanth, Praveen, Prem, Raghul, Raghunath, Raja, Rajesh, Rajkumar, Ram,
    Ramanathan, Ramesh, Ramkumar, Ranjith, Ravi, Ravikumar, Rohith, Sabari, Sakthivel, Sanjay, Santhosh, Saravanan, Sasikumar, Sathish,
    Sathiyamoorthy, Selvakumar, Senthil, Senthilkumar, Shankar, Sharan, Shyam, Siddharth, Silambarasan, Siva, Sivakumar, Sridhar, Srinath, Sriram,
    Subash, Sudhakar, Sundar, Surendar, Suresh, Surya, Suriya, Tamilarasan, Tamilselvan, Thamizh, Thirumal, Udhaya, Udhayakumar, Vasanth,
    Vasudevan, Velmurugan, Venkatesh, Vetri, Vetrivel, Vignesh, Vigneshwaran, Vijay, Vijayakumar, Vikram, Vinoth, Vishal, Vishnu, Yogesh, Yuvaraj`),
  mothers:
    split(`Alamelu, Amsaveni, Andal, Backialakshmi, Banumathi, Chandra, Chellammal, Devaki, Dhanalakshmi, Eswari, Gandhimathi, Gomathi,
    Gowri, Indira, Jayalakshmi, Jayanthi, Kala, Kalyani, Kamala, Kanagavalli, Kasthuri, Kausalya, Kavitha, Komalavalli, Lakshmi, Lalitha,
    Latha, Malliga, Mangai, Meenakshi, Mohana, Muthulakshmi, Nagalakshmi, Padma, Padmavathi, Parvathi, Parimala, Poongothai, Prema, Punitha,
    Radha, Rajalakshmi, Rajeswari, Rani, Rukmani, Santhi, Saraswathi, Saroja, Selvi, Sivakami, Sulochana, Sumathi, Sundari, Thangam, Thulasi,
    Tamilarasi, Uma, Usha, Valli, Vasantha, Vasanthi, Vijaya, Vimala`),
  fathers:
    split(`Annamalai, Arumugam, Arunachalam, Balakrishnan, Balasubramanian, Chandrasekaran, Chidambaram, Chinnasamy, Dhandapani, Duraisamy,
    Ganapathy, Ganesan, Gopalakrishnan, Govindarajan, Govindasamy, Gunasekaran, Hariharan, Ilangovan, Jagannathan, Jayaraman, Kaliyaperumal,
    Kandasamy, Kannan, Karunanidhi, Kathiresan, Krishnamoorthy, Krishnan, Kumarasamy, Kuppusamy, Loganathan, Mani, Manickam, Manoharan,
    Mariappan, Masilamani, Mohan, Murugan, Murugesan, Muthusamy, Muthukrishnan, Nagarajan, Nallasamy, Narayanan, Natarajan, Palanisamy, Paneerselvam,
    Paramasivam, Perumal, Ponnusamy, Prabhakaran, Radhakrishnan, Raghavan, Rajagopal, Rajagopalan, Rajaram, Rajendran, Ramachandran, Ramakrishnan, Ramalingam,
    Raman, Ramanathan, Ramasamy, Rangarajan, Rangasamy, Ravichandran, Sadasivam, Sampath, Sankaran, Santhanam, Saravanan, Sekar, Selvam, Selvaraj,
    Senthamarai, Seshadri, Shanmugam, Sivakumar, Sivaraman, Sivasubramanian, Soundararajan, Srinivasan, Subbaiah, Subramani, Subramaniam, Subramanian,
    Sundaram, Sundararajan, Swaminathan, Thangaraj, Thangavel, Thirunavukkarasu, Vaidyanathan, Varadarajan, Vasudevan, Veerappan, Velayutham, Velu,
    Venkatachalam, Venkataraman, Venkatesan, Vijayan, Viswanathan`),
};

export const malayalam: NamePool = {
  female:
    split(`Aathira, Aiswarya, Akhila, Ambili, Amrutha, Anagha, Anamika, Ananya, Anitha, Anjali, Anjana, Anjitha, Anju, Ankitha, Anupama, Aparna,
    Archa, Archana, Arathi, Arya, Ashwathy, Aswathy, Athira, Athulya, Bhavya, Bindu, Chandini, Chinju, Chithra, Deepa, Deepthi, Devika,
    Dhanya, Divya, Drisya, Gayathri, Geethu, Gopika, Gouri, Greeshma, Haritha, Indu, Janaki, Jayasree, Jisha, Jyothi, Jyothsna, Kavitha,
    Kavya, Keerthana, Krishnapriya, Lakshmi, Lekha, Lekshmi, Malavika, Malini, Manju, Meenakshi, Meera, Megha, Mridula, Nandana, Nandini,
    Navya, Nayana, Neethu, Nimisha, Nisha, Nithya, Parvathy, Pooja, Praseetha, Preetha, Priya, Rajani, Rakhi, Ramya, Remya, Renjini, Resmi,
    Reshma, Revathy, Rohini, Sandhya, Sandra, Sangeetha, Saranya, Saritha, Shilpa, Sindhu, Sithara, Smitha, Sneha, Soorya, Soumya, Sreedevi,
    Sreekutty, Sreelakshmi, Sreeja, Sruthi, Suchitra, Surya, Swathi, Thara, Uma, Varsha, Veena, Vidya, Vineetha, Vismaya`),
  male: split(`Abhijith, Abhilash, Abhiram, Adarsh, Adithyan, Ajay, Ajith, Akash, Akhil, Akshay, Amal, Anand, Ananthu, Anandu, Anil, Anoop, Arjun, Aravind,
    Arun, Ashwin, Aswin, Athul, Balagopal, Bharath, Biju, Binu, Deepak, Deepu, Devanand, Dileep, Dinesh, Dipin, Gireesh, Gokul, Gopakumar,
    Gopikrishnan, Govind, Hari, Harikrishnan, Haridas, Hrishikesh, Jayakrishnan, Jayesh, Jithin, Jishnu, Kannan, Karthik, Kiran,
    Krishnakumar, Lijesh, Madhav, Mahesh, Manu, Midhun, Mithun, Mohan, Mukesh, Nandu, Navaneeth, Nidhin, Nikhil, Nithin, Pradeep, Prajeesh,
    Pranav, Prasanth, Praveen, Rahul, Raj, Rajeev, Rakesh, Ranjith, Renjith, Rohith, Sajith, Sandeep, Sanal, Sanjay, Sarath, Satheesh,
    Shibu, Shyam, Siddharth, Sooraj, Sreehari, Sreejith, Sreekumar, Sreenath, Sreerag, Subin, Sudheesh, Sujith, Sumesh, Suraj, Suresh, Syam,
    Unnikrishnan, Vaishakh, Varun, Vijay, Vimal, Vinayak, Vineeth, Vinod, Vipin, Vishak, Vishnu, Vivek, Yadhu`),
  mothers:
    split(`Ambika, Anandavalli, Bhanumathi, Bindu, Chandrika, Devaki, Geetha, Girija, Indira, Jalaja, Jaya, Jayasree, Kamalam, Kumari, Lalitha, Latha,
    Leela, Maya, Mini, Mohini, Nirmala, Omana, Padmini, Parvathy, Prasanna, Prema, Radha, Radhamani, Rajamma, Rajalakshmi, Rema, Sarada,
    Saraswathi, Sarojini, Sathi, Savithri, Shobhana, Shyamala, Sobha, Sreedevi, Sudha, Sulochana, Sumathi, Susheela, Thankamani, Usha,
    Valsala, Vasantha, Vijayalakshmi, Vilasini`),
  fathers:
    split(`Achuthan, Appukuttan, Aravindakshan, Babu, Balakrishnan, Balan, Bhaskaran, Chandran, Chandrasekharan, Damodaran, Divakaran, Gangadharan,
    Gopalakrishnan, Gopi, Govindan, Haridas, Jayachandran, Jayan, Kesavan, Krishnan, Krishnankutty, Kuttan, Kumaran, Madhavan, Madhusoodanan,
    Mohanan, Mohandas, Muraleedharan, Narayanan, Padmanabhan, Prabhakaran, Prakash, Prasad, Purushothaman, Radhakrishnan, Raghavan, Rajagopalan,
    Rajan, Rajasekharan, Ramachandran, Ramakrishnan, Raveendran, Sadanandan, Sasidharan, Sathyan, Sivadasan, Sivan, Sreedharan, Sreekumaran,
    Sudhakaran, Sukumaran, Surendran, Thankappan, Unnikrishnan, Vasudevan, Velayudhan, Venugopal, Vijayan, Viswanathan`),
};

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

/** Names of Bible and saints, as Christians across the country bear them. */
export const christian: NamePool = {
  female:
    split(`Agnes, Alice, Alina, Alisha, Alphonsa, Amy, Andrea, Angel, Angela, Angelina, Anita, Ann, Anna, Annie, Antonia, Asha, Beena, Bella, Betty, Blessy, Bridget,
    Carol, Caroline, Catherine, Cecilia, Celine, Charlotte, Christina, Clara, Daisy, Deepa, Delna, Diana, Dolly, Doris, Elena, Elsa, Elizabeth, Emily, Esther, Eva, Evelyn,
    Fiona, Flavia, Flora, Florence, Gladys, Glory, Gloria, Grace, Hannah, Helen, Ida, Irene, Isabel, Jacinta, Jane, Janet, Jasmine, Jemima, Jennifer, Jessica, Jessy, Joan, Jocelyn,
    Joanna, Josephine, Joyce, Judith, Julia, Juliana, Juliet, Karen, Laura, Lavina, Leah, Leena, Lidiya, Lilly, Linda, Lisa, Liya, Lourdes, Lucy, Lydia, Mable, Magdalene,
    Margaret, Maria, Mariam, Martha, Mary, Mercy, Merin, Michelle, Miriam, Molly, Monica, Naomi, Natasha, Neena, Nelly, Nicole, Nina, Olivia, Pamela, Patricia, Pauline,
    Preethi, Prisca, Priscilla, Rachel, Rebecca, Regina, Riya, Rita, Rosa, Rose, Roseline, Rosemary, Ruth, Sabrina, Sandra, Sara, Sarah, Selina, Sharon, Sheba, Shirley,
    Silvia, Simi, Sneha, Sonia, Sophia, Stella, Stephanie, Susan, Susanna, Sweety, Sylvia, Tabitha, Tania, Teresa, Tina, Treesa, Vanessa, Veronica, Victoria, Violet, Vivian, Winnie, Yvonne`),
  male: split(`Aaron, Abel, Abraham, Adrian, Alan, Albert, Albin, Alex, Alexander, Alfred, Allwyn, Alphonse, Amal, Andrew, Anil, Anto, Antony, Arnold, Arul, Asher, Augustine, Austin,
    Basil, Ben, Benedict, Benjamin, Bernard, Bibin, Bijo, Binoy, Blaise, Bobby, Brian, Bruno, Caleb, Carl, Charles, Chris, Christopher, Clement, Clifford, Cyril, Daniel, David, Denis,
    Derrick, Dominic, Donald, Ebenezer, Edison, Edward, Edwin, Eldho, Elias, Emmanuel, Ephraim, Eric, Ezekiel, Felix, Francis, Franklin, Fredrick, Gabriel, George, Gerald, Gilbert,
    Glen, Godwin, Gregory, Harold, Henry, Ignatius, Isaac, Ivan, Jackson, Jacob, James, Jason, Jeevan, Jefferson, Jeremy, Jerin, Jerome, Jerry, Jibin, Jijo, Jimmy, Jinu, Jobin, Joel, John,
    Johnson, Jonathan, Jose, Joseph, Joshua, Joy, Jude, Julian, Justin, Kenneth, Kevin, Kingsley, Lawrence, Leo, Leonard, Leslie, Levin, Lijo, Linto, Louis, Lovely, Luke, Manuel, Marcus,
    Mark, Martin, Mathew, Maxwell, Melvin, Michael, Moses, Nathan, Neil, Nelson, Nicholas, Nigel, Noel, Oliver, Oscar, Oswald, Patrick, Paul, Peter, Philip, Pius, Prince, Ralph, Raphael,
    Raymond, Reuben, Richard, Robert, Robin, Rodney, Roger, Ronald, Roshan, Royston, Ryan, Sam, Samson, Samuel, Saji, Sebastian, Shaji, Sibi, Simon, Solomon, Stanley, Stephen, Steve,
    Sunny, Terence, Thomas, Timothy, Tobin, Tom, Tony, Varghese, Victor, Vincent, Vinod, Walter, Wilfred, William, Wilson, Xavier, Zachariah`),
  mothers:
    split(`Agnes, Aleyamma, Alice, Ancy, Annamma, Annie, Beena, Catherine, Cecilia, Celine, Christina, Clara, Daisy, Dolly, Eliamma, Elizabeth, Elsamma, Esther, Flora, Florence, Gracy, Glory,
    Helen, Jane, Jessy, Josephine, Joyce, Kunjumol, Leelamma, Lilly, Lissy, Lizy, Lucy, Margaret, Maria, Mariamma, Martha, Mary, Mercy, Molly, Monica, Philomina, Rachel, Regina, Rita, Rosamma,
    Rose, Ruth, Saramma, Sheela, Sosamma, Stella, Susan, Susamma, Teresa, Theresa, Veronica, Victoria`),
  fathers:
    split(`Abraham, Albert, Alexander, Alphonse, Andrew, Anthony, Antony, Augustine, Babu, Baby, Benjamin, Chacko, Charles, Cherian, Cyriac, Daniel, David, Devasia, Dominic, Edward, Emmanuel, Francis,
    George, Ignatius, Isaac, Jacob, James, Jerome, John, Jose, Joseph, Joshua, Joy, Kuriakose, Kurian, Kuruvilla, Lawrence, Lazar, Louis, Mani, Mathai, Mathew, Michael, Moses, Ouseph, Oommen,
    Paul, Paulose, Peter, Philip, Pius, Poulose, Raju, Robert, Samuel, Scaria, Sebastian, Simon, Solomon, Stephen, Thomas, Varghese, Varkey, Vincent, Wilson, Xavier, Yohannan`),
};

/** Sikh names; nearly all are borne by women and men alike. */
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

/** Names of Adivasi families of Jharkhand, Chhattisgarh and Odisha. */
export const tribal: NamePool = {
  female: split(
    'Alisha, Anima, Anjali, Asunta, Basanti, Bilasi, Birsi, Chandmani, Dayamani, Deepika, Elina, Gangi, Jasinta, Jhano, Jyoti, Kalpana, Kiran, Lalita, Mamta, Mani, Manisha, Marcela, Nirmala, Phulmani, Phulo, Poonam, Priti, Rashmi, Rupni, Salomi, Sarita, Saroj, Sonamuni, Sumitra, Sunita, Sushila, Teresa, Urmila',
  ),
  male: split(
    'Ajay, Amit, Anand, Anil, Bandhan, Birsa, Biswajit, Budhram, Chamru, Dilip, Durga, Ganesh, Jagarnath, Jaipal, James, John, Kanhu, Karma, Lakhan, Laxman, Mangal, Manoj, Mukesh, Nirmal, Prakash, Rajesh, Ramchandra, Sandeep, Sanjay, Santosh, Sibu, Sidhu, Simon, Somra, Sukra, Sunil, Suresh, Vijay, Vikas',
  ),
  mothers: split(
    'Balmati, Budhni, Chami, Etwari, Fulmani, Jhalo, Lalita, Mangri, Maino, Phulmani, Salgi, Somari, Sukurmani, Susari',
  ),
  fathers: split(
    'Bandhu, Birsa, Budhu, Chando, Etwa, Karma, Lakhiram, Mangra, Mangal, Rupai, Somra, Somai, Sukra, Sukhram',
  ),
};

export const parsi: NamePool = {
  female: split(
    'Aban, Afreed, Anahita, Arnavaz, Avan, Benaifer, Binaifer, Delnaz, Dilnavaz, Farzana, Freny, Havovi, Hutoxi, Jasmine, Jeroo, Kainaz, Khorshed, Mahrukh, Mehernaz, Nazneen, Niloufer, Pearl, Pervin, Roshan, Sanaya, Shernaz, Shirin, Tanaz, Tina, Yasmin, Zenobia, Zarine',
  ),
  male: split(
    'Adi, Ardeshir, Aspi, Behram, Boman, Burjor, Cyrus, Darius, Dinshaw, Farhad, Farokh, Firdaus, Freddy, Hormuz, Jamshed, Jehangir, Kaizad, Karl, Kersi, Khushroo, Meherzad, Navroz, Nozer, Percy, Phiroze, Rohinton, Rustom, Ruzbeh, Sarosh, Sohrab, Vispi, Xerxes, Yezdi, Zubin',
  ),
  mothers: split(
    'Aloo, Banoo, Dhun, Dolly, Freny, Goolu, Jeroo, Katy, Khorshed, Mehroo, Nergish, Perin, Roshan, Shirin, Villy',
  ),
  fathers: split(
    'Ardeshir, Aspi, Behram, Dara, Dinshaw, Fali, Framroze, Homi, Hoshang, Jal, Jamshed, Keki, Minoo, Noshir, Phiroze, Rusi, Sorab',
  ),
};
