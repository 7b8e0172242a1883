import { fold } from '../../text/fold.ts';

/** Parts of a day: the hours of a 12-hour clock that are before noon in them, and after it. Twelve is noon or midnight. */
type DayPart = { morning: number[]; evening: number[]; midnight?: true };

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

const EARLY: DayPart = { morning: range(1, 7), evening: [], midnight: true };
const MORNING: DayPart = { morning: range(3, 11), evening: [] };
const NOON: DayPart = { morning: [11], evening: [12, 1, 2, 3, 4, 5] };
const EVENING: DayPart = { morning: [], evening: range(3, 9) };
const NIGHT: DayPart = { morning: range(1, 5), evening: range(6, 11), midnight: true };
const AM: DayPart = { morning: range(1, 11), evening: [], midnight: true };
const PM: DayPart = { morning: [], evening: range(1, 12) };

const words: [DayPart, string][] = [
  [AM, 'am a.m. ए.एम. एएम एम'],
  [PM, 'pm p.m. पी.एम. पीएम'],
  [EARLY, 'early dawn पहाटे भोर तडके પરોઢ પરોઢિયે brahmamuhurta'],
  [MORNING, 'morning mor morn subah sakali सकाळी सकाळ सुबह सवेरे प्रातः प्रात: प्रातः काल પ્રાતઃ સવારે સવાર'],
  [NOON, 'noon afternoon dupari dopahar दुपारी दुपार दोपहर दोपहरी अपराह्न બપોરે બપોર'],
  [EVENING, 'evening eve sham sandhyakali सायं सायंकाळी संध्याकाळी संध्या सांयकाळी शाम सांझ સાંજે સાંજ'],
  [NIGHT, 'night nite raat ratri रात्री रात्रि रात રાત્રે રાત'],
];

const byWord = new Map(
  words.flatMap(([part, names]) => names.split(' ').map((name) => [fold(name), part] as const)),
);

/** Words of a time that say nothing more. */
const SILENT = new Set(
  'hrs hr hours hour h m s min mins minutes minute time at ist baje बजे बजकर वाजता वाजून वाजले वा मि मिनिटे मिनट मिनिट તાસ વાગ્યે મિનિટ o clock oclock approx'
    .split(' ')
    .map(fold),
);

export const dayPartOf = (word: string): DayPart | undefined => byWord.get(fold(word));
export const isSilent = (word: string): boolean => SILENT.has(fold(word));

/** Returns the hour from 0 to 23 of one of a 12-hour clock; null where the part of the day does not have it. */
export function hourIn({ morning, evening, midnight }: DayPart, hour: number): number | null {
  if (hour === 12 && midnight) return 0;
  if (evening.includes(hour)) return hour === 12 ? 12 : hour + 12;
  return morning.includes(hour) ? hour : null;
}
