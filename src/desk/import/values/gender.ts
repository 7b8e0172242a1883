import { fold } from '../text/fold.ts';
import { type Parsed, refused } from './parsed.ts';
import type { Filled } from './readCell.ts';

export type Gender = 'female' | 'male';

const FEMALE = `f female females girl girls bride brides woman women lady ladies fem daughter vadhu kanya mulgi muli ladki stri mahila yuvati
  स्त्री महिला मुलगी मुली वधू वधु कन्या लड़की लड़कियां लड़कियाँ युवती युवतियां नवरी बहू कुमारी
  સ્ત્રી મહિલા કન્યા છોકરી છોકરીઓ દીકરી યુવતી વધૂ દુલ્હન ms miss`;
const MALE = `m male males boy boys groom grooms bridegroom man men gents gent son var mulga mulge ladka purush yuvak
  पुरुष मुलगा मुले मुलगे वर लड़का लड़के युवक नवरा
  પુરુષ છોકરો છોકરાઓ દીકરો યુવક વર વરરાજા mr`;

const setOf = (words: string) => new Set(words.split(/\s+/).map(fold));
const words = { female: setOf(FEMALE), male: setOf(MALE) };

/** Returns the one gender that the words of a text name: 'स्त्री / FEMALE'. null for none or both. */
export function genderIn(text: string): Gender | null {
  const parts = fold(text).split(' ');
  const found = (['female', 'male'] as const).filter((gender) =>
    parts.some((word) => words[gender].has(word)),
  );
  return found.length === 1 ? found[0]! : null;
}

/** Whether a text names both genders and nothing else, as the header of a column does: 'स्त्री / पुरुष (MALE / FEMALE)'. */
export function namesBothGenders(text: string): boolean {
  const parts = fold(text)
    .split(' ')
    .filter((part) => part !== 'or');
  const isOf = (gender: Gender) => (part: string) => words[gender].has(part);
  const isEither = (part: string) => isOf('female')(part) || isOf('male')(part);
  return parts.every(isEither) && parts.some(isOf('female')) && parts.some(isOf('male'));
}

/** Reads a gender. */
export function parseGender(cell: Filled): Parsed<Gender> {
  const gender = genderIn(cell.text);
  return gender ? { value: gender } : refused('option_unknown', { text: cell.text });
}
