import { formatsFor } from '../../../kit/locale/formats.ts';
import { i18nFor } from '../../../kit/locale/i18n.ts';
import { accountParts } from '../parts/accountParts.ts';
import { contactParts } from '../parts/contactParts.ts';
import { profileParts } from '../parts/profileParts.ts';

const width = 26;

type Readme = {
  site: string;
  /** The account's email address; its phone number where there is none. */
  login: string;
  /** Language of the account. */
  locale: string;
  createdAt: Date;
  profiles: { id: string; name: string }[];
};

/** Returns the README of an archive, in the language of its account. */
export function readme({ site, login, locale, createdAt, profiles }: Readme): string {
  const i18n = i18nFor(locale);
  const line = (name: string, text: string) => `  ${name.padEnd(width)}${text}\n`;
  const lines = (parts: { file: string; about: { id: string; message: string } }[]) =>
    parts.map(({ file, about }) => line(`${file}.json`, i18n._(about))).join('');
  const ofProfiles = profiles.map(({ id, name }) =>
    i18n._({
      id: 'archive.readme.profile',
      message: 'The folder {folder} is about {name}.',
      values: { folder: `profiles/${id}`, name },
    }),
  );
  return `\
${i18n._({ id: 'archive.readme.title', message: 'Your data on {site}', values: { site } })}

${i18n._({
  id: 'archive.readme.made',
  message: 'Made on {day} for {login}.',
  values: { day: formatsFor(locale).longDate(createdAt), login },
})}

${i18n._({
  id: 'archive.readme.format',
  message:
    'Every .json file is a list in JSON, a format that any text editor shows and any program reads. Times are in UTC, amounts of money in paise (100 paise are 1 rupee), heights in cm, weights in kg. null means that nothing was entered.',
})}
${i18n._({
  id: 'archive.readme.others',
  message: 'About other people, these files have only what you can see on the site.',
})}

${i18n._({ id: 'archive.readme.account', message: 'In the folder account:' })}
${lines(accountParts)}
${ofProfiles.map((one) => `${one}\n`).join('')}
${i18n._({ id: 'archive.readme.each', message: 'In the folder of each profile:' })}
${lines([...profileParts, ...contactParts])}${line('photos/', i18n._({ id: 'archive.readme.photos', message: 'The photos as JPEG files' }))}`;
}
