import { split } from '../split.ts';
import type { NamePool } from './pool.ts';

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
