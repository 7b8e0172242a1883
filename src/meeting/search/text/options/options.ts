import type { Vocabulary } from '../../../../base/vocabulary/vocabulary.ts';
import { Spellings } from '../sounds/slips.ts';
import { placeOfSound, soundOf } from '../sounds/sound.ts';
import { optionAliases } from './aliases.ts';
import { nativeDegrees } from './nativeDegrees.ts';

/** The lists whose options are found by text, which are columns of a row. */
export const optionFields = ['state', 'education', 'religion', 'mother_tongue', 'marital_status'] as const;
export type OptionField = (typeof optionFields)[number];

type Option = { id: number; letters: string[]; sounds: string[] };

/** Of these a word is also found by its beginning; of the others, which many profiles have, as a whole. */
const BEGINNINGS: readonly OptionField[] = ['state', 'education'];
const SHORTEST_BEGINNING = 3;
/** 'Other' is the name of options, and what nobody looks for. */
const OTHER = 'other';

const lettersOf = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

const kept = new WeakMap<Vocabulary, ReturnType<typeof readOptions>>();

/** Returns the options that are found by text, by the words of their English names and by what families call them. */
export function optionsOf(vocabulary: Vocabulary): ReturnType<typeof readOptions> {
  let known = kept.get(vocabulary);
  if (!known) {
    known = readOptions(vocabulary);
    kept.set(vocabulary, known);
  }
  return known;
}

const aliasesOf = (field: OptionField, key: string): string[] => [
  ...(optionAliases[field]?.[key] ?? []),
  ...((field === 'education' && nativeDegrees[key]?.split(' ')) || []),
];

function readOptions({ terms }: Vocabulary) {
  const spellings = new Spellings();
  const list = (field: OptionField): Option[] =>
    terms
      .filter(({ kind, key }) => kind === field && key !== OTHER)
      .map(({ id, key, name }) => {
        const aliases = aliasesOf(field, key);
        // Families write Tamilnadu, too. What is short is found as it is written only.
        const names = [name, ...aliases.filter((alias) => lettersOf(alias).length > SHORTEST_BEGINNING)];
        const sounds = names.flatMap((one) => [...soundOf(one).split(' '), soundOf(lettersOf(one))]);
        for (const sound of sounds) spellings.add(sound);
        return { id, letters: [...name.split(/\s+/), name, ...aliases].map(lettersOf), sounds };
      });
  const options = new Map(optionFields.map((field) => [field, list(field)]));
  return {
    spellings,
    /** Whether a word of an option is written so. */
    isWord(written: string): boolean {
      const letters = lettersOf(written);
      return (
        letters !== '' &&
        [...options.values()].some((field) => field.some((one) => one.letters.includes(letters)))
      );
    },
    /** Whether a state has a word that is written so. */
    isState(written: string): boolean {
      const letters = lettersOf(written);
      return letters !== '' && options.get('state')!.some((one) => one.letters.includes(letters));
    },
    /** Returns the ids of the options with a word that is written so, or that sounds or begins so when it is said. */
    find(field: OptionField, sounding: string[], written: string): number[] {
      const letters = lettersOf(written);
      const long = sounding.filter((sound) => sound.length >= SHORTEST_BEGINNING);
      const begins = (word: string) =>
        long.some((sound) =>
          BEGINNINGS.includes(field) && placeOfSound(sound, written) !== 'word'
            ? word.startsWith(sound)
            : word === sound,
        );
      return options
        .get(field)!
        .filter((one) => (letters !== '' && one.letters.includes(letters)) || one.sounds.some(begins))
        .map(({ id }) => id);
    },
  };
}
