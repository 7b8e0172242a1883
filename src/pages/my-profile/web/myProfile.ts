import type { QueryClient } from '@tanstack/react-query';
import { room } from '../../../kit/web/api/client.ts';
import { storeAnswer } from '../../../kit/web/api/storeAnswer.ts';
import type { SectionName } from '../../../people/profiles/shared/sections/lists.ts';
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
function saveSection(name: SectionName, values: Values, version: number): Promise<AnySection> {
  const save = saves[name].call as unknown as (input: object) => Promise<AnySection>;
  return save({ ...values, version });
}

/** Where the form of a section saves it. */
export type SectionStore = {
  /** @param version on which the changes are based */
  save(name: SectionName, values: Values, version: number): Promise<AnySection>;
  onSaved(name: SectionName, saved: AnySection): void;
  /** Loads what was saved meanwhile. */
  refetch(): Promise<unknown>;
};

/** Returns the store of the viewer's own profile. */
export const ownStore = (queries: QueryClient): SectionStore => ({
  save: saveSection,
  onSaved(name, saved) {
    storeAnswer(
      queries,
      myProfile.read.queryKey(),
      (old) => old && { ...old, sections: { ...old.sections, [name]: saved } },
    );
    void queries.invalidateQueries({ queryKey: myProfile.key() });
  },
  refetch: () => queries.refetchQueries({ queryKey: myProfile.read.key() }),
});
