import { combineWays } from '../../../../kit/shared/text/latin/combineWays.ts';
import { isAscii } from '../../../../kit/shared/text/latin/latin.ts';
import { fold } from '../fold.ts';
import { nativeWords } from './nativeWords.ts';
import { soundOf, soundsOf } from './sound.ts';

/** By the sound of a spelling: how the English words sound that it means. */
const english = new Map<string, Set<string>>();
/** By an English word: how its other spellings sound. */
const native = new Map<string, string[]>();
for (const [word, spellings] of nativeWords) {
  const sounds = [...new Set(spellings.split(' ').map(soundOf))];
  native.set(fold(word), sounds);
  for (const sound of sounds) english.set(sound, new Set([...(english.get(sound) ?? []), soundOf(word)]));
}

/** So much of a spelling means the whole one, while somebody types. */
const SHORTEST_BEGINNING = 4;

function meantBy(word: string): string[] {
  const sounds = soundsOf(word);
  const begins = (spelling: string, sound: string) =>
    sound.length >= SHORTEST_BEGINNING && spelling.startsWith(sound);
  return [...english].flatMap(([spelling, words]) =>
    sounds.some((sound) => spelling === sound || begins(spelling, sound)) ? [...words] : [],
  );
}

/**
 * Returns how a text sounds in the other language, a word of a profession in an Indian script in English, an English one in
 * those scripts; none without such a word.
 */
export function nativeWordsOf(text: string): string[] {
  if (isAscii(text)) return native.get(text) ?? [];
  const ways = text.split(/[\s/,&()-]+/).map((word) => [word, isAscii(word) ? [] : meantBy(word)] as const);
  if (ways.every(([, meant]) => meant.length === 0)) return [];
  const all = ways.map(([word, meant]) => (meant.length > 0 ? [...new Set(meant)] : [soundOf(word)]));
  return combineWays(all).map((way) => way.join(' '));
}
