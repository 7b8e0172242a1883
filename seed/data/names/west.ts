import { split } from '../split.ts';
import type { NamePool } from './pool.ts';

/** Given names that are most common in Gujarat; members there get these and the north's. */
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
