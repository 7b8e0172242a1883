import type { VocabularyKind } from '../../../../base/vocabulary/shared/lists.ts';
import type { Coded } from '../../../../kit/shared/api/errorCode.ts';

/** What a fact is. One that is not stated is null, or an empty list. */
type Kind =
  /** One option of a list, by its key. `required`: the error where none is chosen. */
  | { kind: 'option'; list: VocabularyKind; required?: Coded }
  /** Several options of a list, by their keys. */
  | { kind: 'options'; list: VocabularyKind }
  /** A whole number. `wrong`: the error of anything else. */
  | { kind: 'number'; unit: 'cm' | 'kg' | 'people'; min: number; max: number; wrong: Coded }
  /** An amount a year, with one end or both: the fields `<fact>MinRupees` and `<fact>MaxRupees`. */
  | { kind: 'rupees' }
  /** A line in any language. `isName`: what somebody is called. */
  | { kind: 'line'; max: number; isName?: true }
  /** Paragraphs, which staff may have to approve before others read them (texts/). */
  | { kind: 'text'; max: number }
  /** Free words, each once. */
  | { kind: 'words'; max: number };

export type Fact = Kind & {
  /** Where its managers edit it. */
  section: 'about' | 'basics' | 'community' | 'work' | 'family';
  /** Where others read it: their own words above all, or under a title. */
  group: 'words' | 'basics' | 'career' | 'community' | 'lifestyle' | 'family';
  /** Whether a card has it, too, for everybody or for those who see whole profiles. */
  card?: 'everybody' | 'members';
  /** The part of a complete profile that it fills. */
  part?: FactPart;
  /** Shares a line of the form with the half beside it. */
  half?: true;
  /** Whether others read it only once they are connected with the profile. */
  seenBy?: 'matches';
  /** Asked for only in religions with castes, of those who live abroad, or after a marriage. */
  onlyWith?: 'castes' | 'abroad' | 'marriage';
  /** Whether a client that does not know it yet may leave it out. */
  omittable?: true;
  /**
   * Whether what others wrote is offered while a line is typed.
   * @property within the fact of which it is a part: only what others with the same one wrote
   * @property as a fact that has the same words
   */
  suggested?: { within?: string; as?: string };
};

/** Parts of a complete profile that facts fill: one of several facts once any of them is stated. */
export const FACT_PARTS = [
  'bio',
  'height',
  'maritalStatus',
  'education',
  'profession',
  'city',
  'income',
  'community',
  'family',
  'lifestyle',
  'hobbies',
] as const;
export type FactPart = (typeof FACT_PARTS)[number];
