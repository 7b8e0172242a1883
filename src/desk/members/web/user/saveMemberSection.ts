import type { AnySection } from '../../../../pages/my-profile/web/myProfile.ts';
import type { SectionName } from '../../../../people/profiles/shared/sections/lists.ts';
import { members } from '../members.ts';

const saves = {
  about: members.saveAbout,
  basics: members.saveBasics,
  community: members.saveCommunity,
  work: members.saveWork,
  family: members.saveFamily,
  horoscope: members.saveHoroscope,
  wishes: members.saveWishes,
} satisfies Record<SectionName, unknown>;

/** Saves a section of a member's profile as it was typed. */
export function saveMemberSection(name: SectionName, input: object): Promise<AnySection> {
  const save = saves[name].call as unknown as (input: object) => Promise<AnySection>;
  return save(input);
}
