import type { Vocabulary } from '../../vocabulary/vocabulary.ts';
import { Spellings } from './sounds/slips.ts';
import { soundOf } from './sounds/sound.ts';

type OptionField = 'state' | 'education';
type Option = { id: number; letters: string[]; sounds: string[] };

const SHORTEST_BEGINNING = 3;

const lettersOf = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

const kept = new WeakMap<Vocabulary, ReturnType<typeof readOptions>>();

/** Returns the states and degrees by the words of their English names. */
export function optionsOf(vocabulary: Vocabulary): ReturnType<typeof readOptions> {
  let known = kept.get(vocabulary);
  if (!known) {
    known = readOptions(vocabulary);
    kept.set(vocabulary, known);
  }
  return known;
}

function readOptions({ terms }: Vocabulary) {
  const spellings = new Spellings();
  const list = (field: OptionField): Option[] =>
    terms
      .filter(({ kind }) => kind === field)
      .map(({ id, name }) => {
        // Families write Tamilnadu, too.
        const sounds = [...soundOf(name).split(' '), soundOf(lettersOf(name))];
        for (const sound of sounds) spellings.add(sound);
        return { id, letters: [...name.split(/\s+/), name].map(lettersOf), sounds };
      });
  const options = { state: list('state'), education: list('education') };
  return {
    spellings,
    /** Whether a word of an option is written so. */
    isWord(written: string): boolean {
      const letters = lettersOf(written);
      return (
        letters !== '' &&
        [...options.state, ...options.education].some((one) => one.letters.includes(letters))
      );
    },
    /** Returns the ids of the options with a word that is written so, or that begins so when it is said. */
    find(field: OptionField, sounding: string[], written: string): number[] {
      const letters = lettersOf(written);
      const long = sounding.filter((sound) => sound.length >= SHORTEST_BEGINNING);
      const begins = (word: string) => long.some((sound) => word.startsWith(sound));
      return options[field]
        .filter((one) => (letters !== '' && one.letters.includes(letters)) || one.sounds.some(begins))
        .map(({ id }) => id);
    },
  };
}
