import { split } from '../split.ts';
import type { Community } from './shapes.ts';

export const northMuslim: Community[] = [
  { weight: 19, caste: 'Ansari', surnames: split('Ansari, Ansari, Momin, Ansari') },
  {
    weight: 16,
    caste: 'Sheikh',
    subCastes: split('Siddiqui, Farooqui, Usmani, Quraishi'),
    surnames: split('Shaikh, Sheikh, Siddiqui, Farooqui, Usmani, Abbasi, Alvi, Kidwai, Hashmi, Ahmed, Ali'),
  },
  {
    weight: 14,
    caste: 'Pathan',
    surnames: split('Khan, Khan, Khan, Khan, Yousufzai, Lodhi, Pathan, Afridi, Ghori'),
  },
  {
    weight: 8,
    caste: 'Syed',
    surnames: split(
      'Rizvi, Zaidi, Naqvi, Jafri, Abidi, Kazmi, Hashmi, Husaini, Ali, Bukhari, Gilani, Tirmizi, Hasan, Hussain, Moosavi',
    ),
  },
  { weight: 9, caste: 'Qureshi', surnames: split('Qureshi, Qureshi, Quraishi') },
  { weight: 6, caste: 'Mansoori', surnames: split('Mansoori, Mansuri') },
  { weight: 4, caste: 'Saifi', surnames: split('Saifi, Saifi') },
  { weight: 4, caste: 'Salmani', surnames: split('Salmani, Salmani') },
  { weight: 4, caste: 'Idrisi', surnames: split('Idrisi, Idrisi') },
  { weight: 4, caste: 'Malik', surnames: split('Malik, Malik') },
  { weight: 3, caste: 'Mughal', surnames: split('Mirza, Baig, Beg, Mughal, Chughtai') },
  { weight: 3, caste: 'Rangrez', surnames: split('Rangrez, Khan, Chhipa') },
  { weight: 3, caste: 'Faqir', surnames: split('Shah, Ali, Alvi') },
];

export const meo: Community = { weight: 30, caste: 'Meo', surnames: split('Khan, Meo, Mewati, Ahmed') };

export const deccanMuslim: Community[] = [
  {
    weight: 42,
    caste: 'Sheikh',
    surnames: split('Shaik, Shaikh, Sheikh, Ahmed, Ali, Basha, Hussain, Farooqui, Siddiqui, Shariff, Quadri'),
  },
  {
    weight: 14,
    caste: 'Syed',
    surnames: split('Hussaini, Quadri, Hashmi, Ali, Ahmed, Rizvi, Peeran, Razvi, Inamdar'),
  },
  { weight: 14, caste: 'Pathan', surnames: split('Khan, Khan, Pathan, Durrani') },
  { weight: 6, caste: 'Mughal', surnames: split('Baig, Mirza, Baig') },
  { weight: 6, caste: 'Qureshi', surnames: split('Qureshi, Khureshi') },
  { weight: 5, caste: 'Pinjara', surnames: split('Nadaf, Pinjar, Dudekula, Mansoori') },
];

export const gujaratMuslim: Community[] = [
  {
    weight: 12,
    caste: 'Memon',
    subCastes: split('Halai, Kutchi, Dhoraji'),
    surnames: split('Memon, Memon, Lakhani, Motiwala, Dawood, Noorani'),
  },
  {
    weight: 9,
    caste: 'Bohra',
    subCastes: split('Dawoodi, Sulaimani, Alavi'),
    surnames: split(
      'Bohra, Kapadia, Lokhandwala, Motiwala, Merchant, Contractor, Zariwala, Vohra, Tinwala, Ghadiyali, Hakimuddin, Saifee, Poonawala, Bandukwala, Attarwala',
    ),
  },
  {
    weight: 4,
    caste: 'Khoja',
    surnames: split('Virani, Lakhani, Merchant, Jiwani, Ladha, Hirani, Charania, Maknojia, Momin'),
  },
  { weight: 20, caste: 'Sheikh', surnames: split('Shaikh, Shaikh, Sheikh') },
  { weight: 15, caste: 'Pathan', surnames: split('Pathan, Khan, Pathan, Babi') },
  { weight: 12, caste: 'Sunni Vohra', surnames: split('Vohra, Vora, Patel, Desai, Munshi, Mansuri') },
  { weight: 8, caste: 'Syed', surnames: split('Saiyed, Kadri, Bukhari, Saiyad') },
  { weight: 6, caste: 'Ghanchi', surnames: split('Ghanchi, Ghanchi, Chauhan') },
  { weight: 6, caste: 'Malek', surnames: split('Malek, Malik, Rathod, Solanki') },
];
