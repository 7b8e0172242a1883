import type { VocabularyKind } from '../../../base/vocabulary/shared/lists.ts';
import type { Vocabulary } from '../../../base/vocabulary/vocabulary.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import { type Coded, code } from '../../../kit/shared/api/errorCode.ts';
import { birthColumns, uncomputedBirth } from '../facts/births/birth.ts';
import { possibleMoons } from '../facts/births/moons.ts';
import { contactIn } from '../facts/masked.ts';
import {
  columnOf,
  type FactKey,
  type FactSection,
  type FactsWith,
  type FactValues,
  factOf,
  factsOf,
  fieldsOf,
} from '../shared/facts/list.ts';
import { wrongBirth } from '../shared/rules.ts';
import type { SectionName } from '../shared/sections/lists.ts';
import type { SectionValues } from '../shared/sections/rules.ts';
import { apartLists, optionLists, wishBounds, wishLists } from '../shared/wishes/list.ts';
import type { ProfileTexts } from '../texts/names.ts';
import type { SectionRows } from './sectionStore.ts';

/** The state of a profile that new values of a section are checked against. */
export type SectionContext<Name extends SectionName> = {
  values: SectionValues[Name];
  gender: 'female' | 'male';
  /** Whether the staff have checked who the person is. */
  verified: boolean;
  /** Today in India, YYYY-MM-DD. */
  day: string;
  /** Whether the birth may be used for horoscopes: its family has not withdrawn that, or agrees again. */
  horoscopeUsed: boolean;
  vocabulary: Vocabulary;
};

/** What saving a section writes: columns, and the free text that may have to be approved first. */
export type SectionChange = SectionRows & { texts?: Partial<ProfileTexts> };

type Convert<Name extends SectionName> = (
  values: SectionValues[Name],
  current: SectionContext<Name>,
) => SectionChange;

/** Converts the values of a section to columns. Each refuses, by field, what may not be saved. */
export const columnsOf: { [Name in SectionName]: Convert<Name> } = {
  about(values, current) {
    const renamed = values.name !== current.values.name;
    refuseFields({ name: renamed && (current.verified ? code('verified_locked') : contactIn(values.name)) });
    return {
      profiles: {
        profile_for: values.profileFor,
        name: values.name,
        ...factColumns('about', values, current),
      },
      texts: { bio: values.bio },
    };
  },

  basics: (values, current) => ({ profiles: factColumns('basics', values, current) }),
  community: (values, current) => ({ profiles: factColumns('community', values, current) }),
  work: (values, current) => ({ profiles: factColumns('work', values, current) }),
  family: (values, current) => ({
    families: factColumns('family', values, current),
    texts: { aboutFamily: values.aboutFamily },
  }),

  horoscope(values, current) {
    const moved = values.dateOfBirth !== current.values.dateOfBirth;
    refuseFields({
      dateOfBirth:
        moved &&
        ((current.verified && code('verified_locked')) ||
          wrongBirth(values.dateOfBirth, current.gender, current.day)),
    });
    const ids = idsOf(current, values, { rashi: 'rashi', nakshatra: 'nakshatra', manglik: 'manglik' });
    const time = values.timeUnknown ? null : values.timeOfBirth;
    const place = values.placeOfBirth === null ? null : values.birthplace;
    const restated = values.rashi !== current.values.rashi || values.nakshatra !== current.values.nakshatra;
    refuseFields({
      // With a time and a place the form does not ask for them: they are computed.
      nakshatra: !(time && place) && restated && contradicts(values) && code('nakshatra_not_in_rashi'),
    });
    return {
      profiles: { date_of_birth: values.dateOfBirth },
      horoscopes: {
        time_of_birth: time,
        time_zone: time && (place?.timeZone ?? 'Asia/Kolkata'),
        time_unknown: values.timeUnknown,
        place_of_birth: values.placeOfBirth,
        rashi_id: ids.rashi,
        nakshatra_id: ids.nakshatra,
        manglik_id: ids.manglik,
        date_shown: values.dateShown,
        ...(current.horoscopeUsed
          ? { shown_to: values.shownTo, weighed: values.weighed, withdrawn_at: null }
          : { shown_to: 'nobody', weighed: false }),
      },
      births:
        place &&
        (current.horoscopeUsed
          ? birthColumns({ date: values.dateOfBirth, time, ...place })
          : uncomputedBirth({ ...place, time_zone: place.timeZone })),
    };
  },

  wishes(values, current) {
    const sent: Record<string, unknown> = values;
    const ids = idsOfLists(
      current as unknown as { vocabulary: Vocabulary; values: Record<string, string[]> },
      sent as Record<string, string[]>,
      Object.fromEntries(optionLists.map(({ field, list }) => [field, list])),
    );
    const weighted = (weight: string) =>
      Object.entries(values.importance)
        .filter((entry) => entry[1] === weight)
        .map(([wish]) => wish)
        .sort();
    return {
      preferences: {
        ...Object.fromEntries(wishBounds.map(({ field, column }) => [column, sent[field]])),
        ...Object.fromEntries(
          wishLists.map(({ field, column, keys }) => [column, (!keys && ids[field]) || sent[field]]),
        ),
        ...Object.fromEntries(apartLists.map(({ field, column }) => [column, sent[field]])),
        must: weighted('must'),
        nice: weighted('nice'),
      },
      texts: { description: values.description },
    };
  },
};

/** Returns the columns of a section's facts, but for texts, which may have to be approved first. */
function factColumns<Section extends FactSection>(
  section: Section,
  values: FactValues<FactsWith<{ section: Section }>>,
  current: { vocabulary: Vocabulary; values: FactValues<FactsWith<{ section: Section }>> },
): Record<string, unknown> {
  const sent: Record<string, unknown> = values;
  const columns: Record<string, unknown> = {};
  const one: Record<string, VocabularyKind> = {};
  const several: Record<string, VocabularyKind> = {};
  for (const key of factsOf(section)) {
    const fact = factOf(key);
    if (fact.kind === 'option') one[key] = fact.list;
    else if (fact.kind === 'options') several[key] = fact.list;
    else if (fact.kind !== 'text')
      for (const field of fieldsOf(key)) columns[columnOf(key, field)] = sent[field];
  }
  const { vocabulary, values: before } = current as { vocabulary: Vocabulary; values: never };
  const ids = {
    ...idsOf({ vocabulary, values: before }, sent as Record<string, string | null>, one),
    ...idsOfLists({ vocabulary, values: before }, sent as Record<string, string[]>, several),
  };
  for (const [key, id] of Object.entries(ids)) columns[columnOf(key as FactKey, key)] = id;
  return columns;
}

const contradicts = ({ rashi, nakshatra }: SectionValues['horoscope']) =>
  rashi !== null && nakshatra !== null && possibleMoons([], { rashi, nakshatra }).length === 0;

function refuseFields(wrong: Record<string, Coded | false | null>): void {
  const fields = Object.entries(wrong).filter((entry): entry is [string, Coded] => Boolean(entry[1]));
  if (fields.length > 0) throw refuse.invalid(Object.fromEntries(fields));
}

/** Returns the id of an option that forms or filters offer, or that the profile has had before; undefined for any other. */
function idOf(vocabulary: Vocabulary, kind: VocabularyKind, key: string, had: boolean): number | undefined {
  const term = vocabulary.find(kind, key);
  return term && (term.inForms || term.inFilter || had) ? term.id : undefined;
}

function idsOf<Field extends string>(
  { vocabulary, values: before }: { vocabulary: Vocabulary; values: Record<NoInfer<Field>, string | null> },
  values: Record<NoInfer<Field>, string | null>,
  kinds: Record<Field, VocabularyKind>,
): Record<Field, number | null> {
  const wrong: Record<string, Coded> = {};
  const ids = {} as Record<Field, number | null>;
  for (const [field, kind] of Object.entries(kinds) as [Field, VocabularyKind][]) {
    const key = values[field];
    const id = key === null ? null : idOf(vocabulary, kind, key, key === before[field]);
    if (id === undefined) wrong[field] = code('choice_invalid');
    else ids[field] = id;
  }
  refuseFields(wrong);
  return ids;
}

function idsOfLists<Field extends string>(
  { vocabulary, values: before }: { vocabulary: Vocabulary; values: Record<NoInfer<Field>, string[]> },
  values: Record<NoInfer<Field>, string[]>,
  kinds: Record<Field, VocabularyKind>,
): Record<Field, number[]> {
  const wrong: Record<string, Coded> = {};
  const ids = {} as Record<Field, number[]>;
  for (const [field, kind] of Object.entries(kinds) as [Field, VocabularyKind][]) {
    const found = values[field].map((key) => idOf(vocabulary, kind, key, before[field].includes(key)));
    const known = found.filter((id) => id !== undefined);
    if (known.length < found.length) wrong[field] = code('choice_invalid');
    ids[field] = [...new Set(known)];
  }
  refuseFields(wrong);
  return ids;
}
