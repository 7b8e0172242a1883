import { hobbies, ofChild, ofSelf, ofSibling } from '../data/bios.ts';
import { type Chance, pick } from '../random.ts';

type About = {
  gender: 'female' | 'male';
  profileFor: string;
  city: string;
  profession: string | null;
  liked: string[];
};

/** Returns sentences about work, life and wishes of a person, written by the person or the family. */
export function bioOf(next: Chance, { gender, profileFor, city, profession, liked }: About): string {
  const sentences =
    profileFor === 'self' ? ofSelf : profileFor === 'son' || profileFor === 'daughter' ? ofChild : ofSibling;
  const title = (profession ?? '').split(',')[0]!.toLowerCase();
  const she = gender === 'female';
  const words: Record<string, string> = {
    work: `${/^[aeio]/.test(title) ? 'an' : 'a'} ${title}`,
    city,
    hobby: (liked[0] ?? pick(next, hobbies))
      .replace(/^./, (first) => first.toLowerCase())
      .replace('hindi', 'Hindi'),
    child: profileFor === 'relative' ? (she ? 'niece' : 'nephew') : profileFor,
    own: she ? 'his' : 'her',
    They: she ? 'She' : 'He',
    they: she ? 'she' : 'he',
    their: she ? 'her' : 'his',
    them: she ? 'her' : 'him',
    themself: she ? 'herself' : 'himself',
  };
  const [work, ...others] = [
    pick(next, sentences.work),
    pick(next, sentences.life),
    pick(next, sentences.wish),
  ];
  return (profession === null ? others : [work, ...others])
    .join(' ')
    .replace(/\{(\w+)\}/g, (_, word: string) => words[word]!);
}
