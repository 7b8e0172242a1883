import { dayInIndia } from '../../kit/app/clock.ts';
import { accountParts } from '../parts/accountParts.ts';
import { contactParts } from '../parts/contactParts.ts';
import { profileParts } from '../parts/profileParts.ts';

const width = 26;
const line = ({ file, about }: { file: string; about: string }) =>
  `  ${`${file}.json`.padEnd(width)}${about}\n`;

/** Returns the README of an archive. */
export const readme = (it: {
  site: string;
  email: string;
  at: Date;
  profiles: { id: string; name: string }[];
}) => `\
Your data on ${it.site}

Made on ${dayInIndia(it.at)} for ${it.email}.

Every .json file is a list in JSON, a format that any text editor shows and any program reads. Times are in UTC, amounts
of money in paise (100 paise are 1 rupee), heights in cm, weights in kg. null means that nothing was entered.
Of other people, these files have only what you can see on the site.

In the folder account:
${accountParts.map(line).join('')}
${it.profiles.map(({ id, name }) => `The folder profiles/${id} is about ${name}.\n`).join('')}
In the folder of each profile:
${[...profileParts, ...contactParts].map(line).join('')}  ${'photos/'.padEnd(width)}The photos as JPEG files
`;
