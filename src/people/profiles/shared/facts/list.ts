import type { VocabularyKind } from '../../../../base/vocabulary/shared/lists.ts';
import { code } from '../../../../kit/shared/api/errorCode.ts';
import { columnName } from '../columnName.ts';
import type { Fact } from './fact.ts';
import { BIO_MAX, HEIGHT_CM, HOBBY_MAX, NAME_MAX, SIBLINGS_MAX, WEIGHT_KG, WORDS_MAX } from './limits.ts';

const SIBLINGS = {
  section: 'family',
  group: 'family',
  kind: 'number',
  unit: 'people',
  min: 0,
  max: SIBLINGS_MAX,
  wrong: code('number_invalid'),
  part: 'family',
  half: true,
} as const;
const LINE = { kind: 'line', max: WORDS_MAX } as const;

/**
 * What families state of a person after registration, but for birth and horoscope, in the order of forms and pages. The API,
 * columns, forms, the profile as others read it, masks, completeness and merged options follow from it. The words of a fact
 * are in web/facts/useFactLabels.ts, and what it needs beyond this list in web/details/specialLines.ts and in
 * pages/my-profile/web/fields/specialFields.tsx.
 */
export const facts = {
  heightCm: {
    section: 'basics',
    group: 'basics',
    kind: 'number',
    unit: 'cm',
    ...HEIGHT_CM,
    wrong: code('choice_invalid'),
    card: 'everybody',
    part: 'height',
    half: true,
  },
  weightKg: {
    section: 'basics',
    group: 'basics',
    kind: 'number',
    unit: 'kg',
    ...WEIGHT_KG,
    wrong: code('weight_invalid'),
    half: true,
  },
  maritalStatus: {
    section: 'basics',
    group: 'basics',
    kind: 'option',
    list: 'marital_status',
    part: 'maritalStatus',
  },
  children: {
    section: 'basics',
    group: 'basics',
    kind: 'number',
    unit: 'people',
    min: 0,
    max: SIBLINGS_MAX,
    wrong: code('number_invalid'),
    onlyWith: 'marriage',
    omittable: true,
  },
  childrenLiving: {
    section: 'basics',
    group: 'basics',
    kind: 'option',
    list: 'children_living',
    onlyWith: 'marriage',
    omittable: true,
  },
  disability: { section: 'basics', group: 'basics', kind: 'option', list: 'disability', omittable: true },
  diet: { section: 'basics', group: 'lifestyle', kind: 'option', list: 'diet', part: 'lifestyle' },
  smoking: {
    section: 'basics',
    group: 'lifestyle',
    kind: 'option',
    list: 'smoking',
    part: 'lifestyle',
    half: true,
  },
  drinking: {
    section: 'basics',
    group: 'lifestyle',
    kind: 'option',
    list: 'drinking',
    part: 'lifestyle',
    half: true,
  },

  religion: {
    section: 'community',
    group: 'community',
    kind: 'option',
    list: 'religion',
    required: code('religion_missing'),
  },
  motherTongue: {
    section: 'community',
    group: 'basics',
    kind: 'option',
    list: 'mother_tongue',
    required: code('mother_tongue_missing'),
  },
  languagesKnown: {
    section: 'community',
    group: 'basics',
    kind: 'options',
    list: 'mother_tongue',
    omittable: true,
  },
  caste: {
    section: 'community',
    group: 'community',
    ...LINE,
    card: 'members',
    part: 'community',
    suggested: { within: 'religion' },
  },
  subCaste: {
    section: 'community',
    group: 'community',
    ...LINE,
    suggested: { within: 'caste' },
  },
  gotra: {
    section: 'community',
    group: 'community',
    ...LINE,
    onlyWith: 'castes',
    suggested: {},
  },
  motherGotra: {
    section: 'community',
    group: 'community',
    ...LINE,
    onlyWith: 'castes',
    omittable: true,
    suggested: { as: 'gotra' },
  },
  fathersMotherGotra: {
    section: 'community',
    group: 'community',
    ...LINE,
    onlyWith: 'castes',
    omittable: true,
    suggested: { as: 'gotra' },
  },
  mothersMotherGotra: {
    section: 'community',
    group: 'community',
    ...LINE,
    onlyWith: 'castes',
    omittable: true,
    suggested: { as: 'gotra' },
  },
  education: {
    section: 'work',
    group: 'career',
    kind: 'option',
    list: 'education',
    card: 'everybody',
    part: 'education',
  },
  college: { section: 'work', group: 'career', ...LINE, omittable: true, suggested: {} },
  profession: {
    section: 'work',
    group: 'career',
    ...LINE,
    card: 'everybody',
    part: 'profession',
    suggested: {},
  },
  workingWith: { section: 'work', group: 'career', kind: 'option', list: 'working_with', omittable: true },
  employer: {
    section: 'work',
    group: 'career',
    ...LINE,
    omittable: true,
    suggested: {},
  },
  income: { section: 'work', group: 'career', kind: 'rupees', card: 'members', part: 'income' },
  city: { section: 'work', group: 'basics', ...LINE, card: 'everybody', part: 'city' },
  state: { section: 'work', group: 'basics', kind: 'option', list: 'state', card: 'everybody' },
  country: { section: 'work', group: 'basics', kind: 'option', list: 'country' },
  residencyStatus: {
    section: 'work',
    group: 'basics',
    kind: 'option',
    list: 'residency_status',
    onlyWith: 'abroad',
    omittable: true,
  },
  citizenship: {
    section: 'work',
    group: 'basics',
    kind: 'option',
    list: 'country',
    onlyWith: 'abroad',
    omittable: true,
  },
  relocation: { section: 'work', group: 'basics', kind: 'option', list: 'relocation', omittable: true },

  aboutFamily: {
    section: 'family',
    group: 'words',
    kind: 'text',
    max: BIO_MAX,
    part: 'family',
    omittable: true,
  },
  fatherName: {
    section: 'family',
    group: 'family',
    kind: 'line',
    max: NAME_MAX,
    isName: true,
    part: 'family',
  },
  fatherOccupation: {
    section: 'family',
    group: 'family',
    ...LINE,
    part: 'family',
    suggested: { as: 'profession' },
  },
  motherName: {
    section: 'family',
    group: 'family',
    kind: 'line',
    max: NAME_MAX,
    isName: true,
    part: 'family',
  },
  motherOccupation: {
    section: 'family',
    group: 'family',
    ...LINE,
    part: 'family',
    suggested: { as: 'profession' },
  },
  brothers: {
    ...SIBLINGS,
  },
  sisters: {
    ...SIBLINGS,
  },
  marriedBrothers: {
    ...SIBLINGS,
    omittable: true,
  },
  marriedSisters: {
    ...SIBLINGS,
    omittable: true,
  },
  mamaFamily: {
    section: 'family',
    group: 'family',
    ...LINE,
    part: 'family',
    omittable: true,
  },
  nativePlace: {
    section: 'family',
    group: 'family',
    ...LINE,
    part: 'family',
    omittable: true,
    suggested: {},
  },
  nativeTaluka: {
    section: 'family',
    group: 'family',
    ...LINE,
    part: 'family',
    half: true,
    omittable: true,
    suggested: { within: 'nativeDistrict' },
  },
  nativeDistrict: {
    section: 'family',
    group: 'family',
    ...LINE,
    part: 'family',
    half: true,
    omittable: true,
    suggested: { within: 'nativeState' },
  },
  nativeState: {
    section: 'family',
    group: 'family',
    kind: 'option',
    list: 'state',
    part: 'family',
    omittable: true,
  },
  familyType: { section: 'family', group: 'family', kind: 'option', list: 'family_type', part: 'family' },
  familyStatus: { section: 'family', group: 'family', kind: 'option', list: 'family_status', part: 'family' },
  familyValues: { section: 'family', group: 'family', kind: 'option', list: 'family_values', part: 'family' },
  contactHours: {
    section: 'family',
    group: 'family',
    ...LINE,
    seenBy: 'matches',
    omittable: true,
  },

  bio: { section: 'about', group: 'words', kind: 'text', max: BIO_MAX, part: 'bio' },
  hobbies: { section: 'about', group: 'lifestyle', kind: 'words', max: HOBBY_MAX, part: 'hobbies' },
} as const satisfies Record<string, Fact>;

export type FactKey = keyof typeof facts;
export type FactSection = Fact['section'];

export const factKeys = Object.keys(facts) as FactKey[];

/** Returns a fact by its key, without what is particular about it. */
export const factOf = (key: FactKey): Fact => facts[key];

/** Returns the list of a fact's options; null where it has none. */
export function optionListOf(key: FactKey): VocabularyKind | null {
  const fact = factOf(key);
  return 'list' in fact ? fact.list : null;
}

/** Returns the facts of a section, in its order. */
export const factsOf = <Section extends FactSection>(section: Section) =>
  factKeys.filter((key): key is FactsWith<{ section: Section }> => facts[key].section === section);

/** Facts about the family have a table of their own, and in the API an object of their own. */
export const isOfFamily = (key: FactKey): boolean => facts[key].section === 'family';

/** Facts that everybody reads on a card, and those that a card has for members who see whole profiles. */
export const cardFacts = factKeys.filter(
  (key): key is FactsWith<{ card: 'everybody' }> => factOf(key).card === 'everybody',
);
export const memberCardFacts = factKeys.filter(
  (key): key is FactsWith<{ card: 'members' }> => factOf(key).card === 'members',
);

/** Facts of a whole profile beyond its card for everybody, but for the family's. */
export const ownFacts = factKeys.filter(
  (key): key is Exclude<FactKey, FactsWith<{ card: 'everybody' }> | FactsWith<{ section: 'family' }>> =>
    factOf(key).card !== 'everybody' && !isOfFamily(key),
);

/** Returns the fields of a fact in the API and in forms. */
export const fieldsOf = (key: FactKey): string[] =>
  facts[key].kind === 'rupees' ? [`${key}MinRupees`, `${key}MaxRupees`] : [key];

const SUFFIX: Partial<Record<Fact['kind'], string>> = { option: '_id', options: '_ids' };

/** Returns the column of a field: in snake case, with `_id` for an option and `_ids` for several. */
export const columnOf = (key: FactKey, field: string): string =>
  columnName(field) + (SUFFIX[factOf(key).kind] ?? '');

/** The facts of which words are offered, but for those with the words of another. */
export const suggestedFacts = factKeys.filter((key) => {
  const { suggested } = factOf(key);
  return suggested !== undefined && suggested.as === undefined;
});

/** Returns the fact of which a fact is a part; null where it stands alone. */
export const wholeOf = (key: FactKey): FactKey | null => (factOf(key).suggested?.within as FactKey) ?? null;

/** Whether a fact is a list. */
export const isList = (key: FactKey): boolean => ['options', 'words'].includes(factOf(key).kind);

type Value<Some> = Some extends { required: string }
  ? string
  : Some extends { kind: 'number' | 'rupees' }
    ? number | null
    : Some extends { kind: 'words' | 'options' }
      ? string[]
      : string | null;

type FieldOf<Key extends FactKey> = (typeof facts)[Key] extends { kind: 'rupees' }
  ? `${Key}MinRupees` | `${Key}MaxRupees`
  : Key;

/** The fields of some facts with their values, as the API and forms have them. */
export type FactValues<Some extends FactKey = FactKey> = {
  [Pair in { [Key in Some]: [FieldOf<Key>, Value<(typeof facts)[Key]>] }[Some] as Pair[0]]: Pair[1];
};

/** The facts that have certain properties, as a type. */
export type FactsWith<Properties> = {
  [Key in FactKey]: (typeof facts)[Key] extends Properties ? Key : never;
}[FactKey];
