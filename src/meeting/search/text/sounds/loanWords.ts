import { combineWays } from '../../../../kit/text/latin/latin.ts';
import { fold } from '../fold.ts';

/**
 * Common words of professions in Hindi spelling, where their sound in Latin letters differs from the English
 * spelling; also Hindi words that families use.
 */
export const loanWords: [word: string, others: string[]][] = [
  ['Engineer', ['इंजीनियर', 'इंजिनियर', 'इन्जीनियर', 'अभियंता']],
  ['Engineering', ['इंजीनियरिंग']],
  ['Manager', ['मैनेजर', 'प्रबंधक']],
  ['Management', ['मैनेजमेंट']],
  ['Teacher', ['टीचर', 'शिक्षक', 'अध्यापक', 'शिक्षिका', 'अध्यापिका']],
  ['Software', ['सॉफ्टवेयर', 'सॉफ़्टवेयर', 'साफ्टवेयर', 'सोफ्टवेयर']],
  ['Hardware', ['हार्डवेयर']],
  ['Doctor', ['डॉक्टर', 'डाक्टर', 'चिकित्सक']],
  ['Physician', ['फिजिशियन', 'चिकित्सक']],
  ['Dentist', ['डेंटिस्ट']],
  ['Surgeon', ['सर्जन']],
  ['Nurse', ['नर्स']],
  ['Pharmacist', ['फार्मासिस्ट']],
  ['Physiotherapist', ['फिजियोथेरेपिस्ट']],
  ['Professor', ['प्रोफेसर', 'प्राध्यापक']],
  ['Lecturer', ['लेक्चरर', 'व्याख्याता']],
  ['Principal', ['प्रिंसिपल', 'प्रधानाचार्य']],
  ['Lawyer', ['लॉयर', 'वकील']],
  ['Advocate', ['एडवोकेट', 'वकील', 'अधिवक्ता']],
  ['Judge', ['जज', 'न्यायाधीश']],
  ['Accountant', ['अकाउंटेंट', 'एकाउंटेंट', 'लेखाकार']],
  ['Accounts', ['अकाउंट्स']],
  ['Chartered', ['चार्टर्ड', 'चार्टेड']],
  ['Business', ['बिजनेस', 'बिज़नेस', 'व्यापार', 'व्यवसाय']],
  ['Businessman', ['बिजनेसमैन', 'व्यापारी', 'व्यवसायी']],
  ['Businesswoman', ['बिजनेसवुमन', 'व्यापारी', 'व्यवसायी']],
  ['Entrepreneur', ['एंटरप्रेन्योर', 'उद्यमी']],
  ['Officer', ['ऑफिसर', 'अफसर', 'अधिकारी']],
  ['Official', ['अधिकारी']],
  ['Clerk', ['क्लर्क']],
  ['Bank', ['बैंक']],
  ['Banker', ['बैंकर']],
  ['Finance', ['फाइनेंस']],
  ['Analyst', ['एनालिस्ट']],
  ['Consultant', ['कंसल्टेंट', 'सलाहकार']],
  ['Developer', ['डेवलपर', 'डेवेलपर']],
  ['Designer', ['डिजाइनर', 'डिज़ाइनर']],
  ['Architect', ['आर्किटेक्ट', 'वास्तुकार']],
  ['Scientist', ['साइंटिस्ट', 'वैज्ञानिक']],
  ['Researcher', ['रिसर्चर', 'शोधकर्ता']],
  ['Student', ['स्टूडेंट', 'छात्र', 'छात्रा']],
  ['Police', ['पुलिस']],
  ['Army', ['आर्मी', 'सेना']],
  ['Navy', ['नेवी', 'नौसेना']],
  ['Government', ['गवर्नमेंट', 'सरकारी']],
  ['Farmer', ['फार्मर', 'किसान']],
  ['Driver', ['ड्राइवर']],
  ['Pilot', ['पायलट']],
  ['Chef', ['शेफ']],
  ['Journalist', ['जर्नलिस्ट', 'पत्रकार']],
  ['Artist', ['आर्टिस्ट', 'कलाकार']],
  ['Actor', ['एक्टर', 'अभिनेता']],
  ['Director', ['डायरेक्टर', 'निदेशक']],
  ['Executive', ['एग्जीक्यूटिव', 'एक्जीक्यूटिव']],
  ['Assistant', ['असिस्टेंट', 'सहायक']],
  ['Supervisor', ['सुपरवाइजर']],
  ['Technician', ['टेक्नीशियन', 'टेक्निशियन']],
  ['Electrician', ['इलेक्ट्रीशियन']],
  ['Electrical', ['इलेक्ट्रिकल']],
  ['Mechanical', ['मैकेनिकल']],
  ['Mechanic', ['मैकेनिक']],
  ['Civil', ['सिविल']],
  ['Computer', ['कंप्यूटर', 'कम्प्यूटर']],
  ['Contractor', ['कॉन्ट्रैक्टर', 'ठेकेदार']],
  ['Marketing', ['मार्केटिंग']],
  ['Sales', ['सेल्स']],
  ['Project', ['प्रोजेक्ट']],
  ['Homemaker', ['होममेकर', 'गृहिणी']],
  ['HR', ['एचआर']],
  ['IT', ['आईटी']],
  ['CA', ['सीए']],
  ['IAS', ['आईएएस']],
  ['IPS', ['आईपीएस']],
];

/** English words that families shorten or replace. */
const shortForms: [word: string, others: string[]][] = [
  ['Doctor', ['Dr', 'Dr.']],
  ['Professor', ['Prof', 'Prof.']],
  ['Government', ['Govt', 'Govt.', 'Sarkari']],
  ['Assistant', ['Asst', 'Asst.']],
  ['Homemaker', ['Housewife']],
  ['Lawyer', ['Advocate']],
];

/** Names for people of several professions: a surgeon is a doctor. */
const kinds: [name: string, professions: string[]][] = ['Doctor', 'Dr', 'डॉक्टर'].map((name) => [
  name,
  [
    'Physician',
    'Surgeon',
    'Paediatrician',
    'Gynaecologist',
    'Cardiologist',
    'Radiologist',
    'Dermatologist',
    'Anaesthetist',
  ],
]);

/** Other spellings of each word, folded, in both directions: a profile may state a profession in Hindi, too. */
const others = new Map<string, string[]>();
const add = (word: string, other: string) =>
  others.set(fold(word), [...(others.get(fold(word)) ?? []), fold(other)]);
for (const [word, spellings] of [...loanWords, ...shortForms])
  for (const spelling of spellings) {
    add(word, spelling);
    add(spelling, word);
  }
for (const [name, words] of kinds) for (const word of words) add(word, name);

/**
 * Returns a profession with its words in their other spellings: as many texts as its word with the most spellings
 * has.
 */
export function loanWordsOf(profession: string): string[] {
  const words = profession.split(/[\s/,&()-]+/);
  if (!words.some((word) => others.has(word))) return [];
  return combineWays(words.map((word) => others.get(word) ?? [word])).map((way) => way.join(' '));
}
