import { pick } from '../../seed/random.ts';
import { type FactSection, factsOf, optionListOf } from '../../src/people/profiles/shared/facts/list.ts';
import type { SectionName } from '../../src/people/profiles/shared/sections/lists.ts';
import { apartLists, optionLists } from '../../src/people/profiles/shared/wishes/list.ts';
import { filled } from '../../test/setup/myProfile.ts';
import type { Need, Needs } from './need.ts';
import type { World } from './world.ts';

/** Returns what the requests of the editor need: names and keys that exist, and the version that is saved. */
export function myProfileNeeds({ db, me }: World): Needs {
  const saving = (section: SectionName, given: string[]): Need => ({
    fields: async () => {
      const row = await db
        .selectFrom('profile_sections')
        .select('version')
        .where('profile_id', '=', me.id)
        .where('section', '=', section)
        .executeTakeFirst();
      const values = Object.entries(filled[section]).filter(([field]) => given.includes(field));
      return { ...Object.fromEntries(values), version: row?.version ?? 0 };
    },
  });

  const options = (section: FactSection) => factsOf(section).filter((key) => optionListOf(key));

  return {
    'search.cities': { fields: (next) => ({ part: pick(next, ['Pu', 'MUM', 'ठा', '%']) }) },
    'myProfile.preview': { fields: (next) => ({ as: pick(next, ['visitor', 'member', 'match']) }) },
    'myProfile.saveAbout': saving('about', ['name']),
    'myProfile.saveBasics': saving('basics', options('basics')),
    'myProfile.saveCommunity': saving('community', options('community')),
    'myProfile.saveWork': saving('work', options('work')),
    'myProfile.saveFamily': saving('family', options('family')),
    'myProfile.saveHoroscope': saving('horoscope', [
      'dateOfBirth',
      'timeOfBirth',
      'timeUnknown',
      'birthplace',
      'rashi',
      'nakshatra',
      'manglik',
      'shownTo',
      'dateShown',
      'weighed',
    ]),
    'myProfile.saveWishes': saving('wishes', [
      ...[...optionLists, ...apartLists].map(({ field }) => field),
      'importance',
    ]),
  };
}
