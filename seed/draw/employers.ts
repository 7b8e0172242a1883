import { type Chance, pick } from '../random.ts';

const PRIVATE = 'Private company';
const GOVERNMENT = 'Government / public sector';
const DEFENCE = 'Defence / civil services';
const BUSINESS = 'Business / self-employed';

/** Whom people of an occupation mostly work with: the first line that fits, each of its words as likely. */
const employers: [occupation: RegExp, employers: string[]][] = [
  [/^(Army|Police)|^Revenue officer/, [DEFENCE]],
  [
    /^(Government|Railway|Postal|Forest|Agriculture|Drug inspector|Judge|Town planner|Medical officer|Librarian)/,
    [GOVERNMENT],
  ],
  [/owner$|armer$|^(Photographer|Jeweller|Tailor|Weaver|Beautician|Musician|Notary|Mobile)/, [BUSINESS]],
  [
    /^(Advocate|Architect|Tax|Dentist|Electrician|Plumber|Carpenter|Translator)/,
    [BUSINESS, BUSINESS, PRIVATE],
  ],
  [/^Chartered accountant/, [BUSINESS, PRIVATE]],
  [
    /eacher$|^Head|^Lecturer|rofessor$|cientist$|^Research|^Clerk|octor$|hysician$|urse$/,
    [GOVERNMENT, PRIVATE],
  ],
  [/^Junior engineer|, banking$|, insurance$/, [PRIVATE, PRIVATE, GOVERNMENT]],
];
const others = [...Array<string>(14).fill(PRIVATE), GOVERNMENT, BUSINESS];

/** Returns the kind of employer, by the name of its option; null where the family left it out. */
export function workingWithOf(next: Chance, profession: string | null): string | null {
  if (profession === null) return 'Not working';
  if (next() < 0.2) return null;
  return pick(next, employers.find(([occupation]) => occupation.test(profession))?.[1] ?? others);
}
