/**
 * What a profile field of a site can be, as its staff choose it. `option`, `options`, `number` and `yes_no` can be compared, so
 * they can be filters and preferences.
 */
export const CUSTOM_KINDS = ['option', 'options', 'yes_no', 'number', 'date', 'line', 'text'] as const;
export type CustomKind = (typeof CUSTOM_KINDS)[number];

/** The sections of a profile that have facts: where a field is edited and where others read it. */
export const CUSTOM_SECTIONS = ['about', 'basics', 'community', 'work', 'family'] as const;
export type CustomSection = (typeof CUSTOM_SECTIONS)[number];

/** Who reads a field: visitors too, members who see whole profiles, or connected members alone. */
export const SEEN_BY = ['everyone', 'members', 'matches'] as const;
export type SeenBy = (typeof SEEN_BY)[number];

/** Names by locale; English is always there. */
export type Names = { en: string } & Readonly<Record<string, string | undefined>>;

/** @property retired no longer offered; profiles that have it keep it */
export type CustomOption = { key: string; names: Names; retired: boolean };

/**
 * A profile field that a site added. Its key comes from its first name and never changes, nor does its kind.
 * @property onCard whether cards have it
 * @property asked whether registration asks for it
 * @property min, max of a number
 * @property options of a list
 */
export type CustomField = {
  key: string;
  kind: CustomKind;
  names: Names;
  section: CustomSection;
  seenBy: SeenBy;
  onCard: boolean;
  asked: boolean;
  filter: boolean;
  wish: boolean;
  min: number;
  max: number;
  options: readonly CustomOption[];
};

/** A stated value: the key of an option, several of them, a number, yes or no, a day (YYYY-MM-DD), or a text. */
export type CustomValue = string | string[] | number | boolean;
/** Stated values by the keys of fields. */
export type CustomValues = Readonly<Record<string, CustomValue>>;

export const isComparable = (kind: CustomKind): boolean =>
  kind === 'option' || kind === 'options' || kind === 'number' || kind === 'yes_no';
export const hasOptions = (kind: CustomKind): boolean => kind === 'option' || kind === 'options';
/** Texts are masked, and approved before others read them. */
export const isText = (kind: CustomKind): boolean => kind === 'line' || kind === 'text';

export const CUSTOM_MAX = { fields: 40, options: 100, name: 60, number: 1_000_000_000, line: 80, text: 1000 };
