import { room } from '../../kit/web/api/client.ts';
import type { SectionName } from '../../profiles/sections/lists.ts';
import type { contract } from '../contract.ts';

export const myProfile = room<typeof contract>('myProfile');

export type MyProfile = Awaited<ReturnType<typeof myProfile.read.call>>;
export type Sections = MyProfile['sections'];
/** The values of any section, by field. */
export type Values = Record<string, unknown>;
/** Any section, with values that its own fields understand. */
export type AnySection = Omit<Sections[SectionName], 'values'> & { values: Values };

const saves = {
  about: myProfile.saveAbout,
  basics: myProfile.saveBasics,
  community: myProfile.saveCommunity,
  work: myProfile.saveWork,
  family: myProfile.saveFamily,
  horoscope: myProfile.saveHoroscope,
  wishes: myProfile.saveWishes,
} satisfies Record<SectionName, unknown>;

/** Saves a section as it was typed. @param version on which the changes are based */
export function saveSection(name: SectionName, values: Values, version: number): Promise<AnySection> {
  const save = saves[name].call as unknown as (input: object) => Promise<AnySection>;
  return save({ ...values, version });
}
