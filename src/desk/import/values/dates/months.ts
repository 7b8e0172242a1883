import { fold } from '../../text/fold.ts';

/** Names of months, from January on, in English, Hindi, Marathi and Gujarati. */
const MONTHS = [
  'jan january janu जनवरी जानेवारी जान જાન્યુઆરી',
  'feb february febr फरवरी फ़रवरी फेब्रुवारी फेब्रु ફેબ્રુઆરી',
  'mar march मार्च માર્ચ',
  'apr april aprl अप्रैल एप्रिल अप्रेल એપ્રિલ',
  'may मई मे મે',
  'jun june जून જૂન',
  'jul july जुलाई जुलै जुलाइ જુલાઈ',
  'aug august augst अगस्त ऑगस्ट ऑगष्ट आगस्ट ઓગસ્ટ ઑગસ્ટ',
  'sep sept september सितंबर सितम्बर सप्टेंबर सप्टेम्बर સપ્ટેમ્બર',
  'oct october octo अक्टूबर अक्तूबर ऑक्टोबर ओक्टोबर ઓક્ટોબર ઑક્ટોબર',
  'nov november नवंबर नवम्बर नोव्हेंबर नोव्हेंबर નવેમ્બર',
  'dec december दिसंबर दिसम्बर डिसेंबर डिसेम्बर ડિસેમ્બર',
];

const byName = new Map(
  MONTHS.flatMap((names, index) => names.split(' ').map((name) => [fold(name), index + 1] as const)),
);

/** Returns the number of a month, 1 to 12, by its name; undefined for another word. */
export const monthOf = (word: string): number | undefined => byName.get(fold(word));

/** Days of the week and other words beside a date that say nothing more. */
const WEEKDAYS = new Set(
  `sun sunday mon monday tue tues tuesday wed wednesday thu thur thurs thursday fri friday sat saturday
  रविवार सोमवार मंगलवार मंगळवार बुधवार गुरुवार गुरूवार बृहस्पतिवार शुक्रवार शनिवार
  રવિવાર સોમવાર મંગળવાર બુધવાર ગુરુવાર શુક્રવાર શનિવાર dob date of birth born on day dt the ad st nd rd th जन्म दिनांक तारीख ता`
    .split(/\s+/)
    .map(fold),
);

export const saysNothing = (word: string): boolean => WEEKDAYS.has(fold(word));
