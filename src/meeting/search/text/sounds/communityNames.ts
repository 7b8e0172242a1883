import { fold } from '../fold.ts';

/** Communities with spellings that do not all sound alike. */
const groups: string[][] = [
  ['Brahmin', 'Brahman', 'Bramhin', 'பிராமணர்', 'பிராமின்', 'బ్రాహ్మణ', 'ಬ್ರಾಹ್ಮಣ', 'ബ്രാഹ്മണ', 'ব্রাহ্মণ'],
  ['Agarwal', 'Agrawal', 'Agarval'],
  ['Bania', 'Baniya', 'Vaniya'],
  ['Kayastha', 'Kayasth', 'कायस्थ'],
  ['Kshatriya', 'Kshatriy', 'Chhatriya'],
  ['Patel', 'Patidar'],
  ['Nair', 'Nayar'],
  ['Jat', 'Jaat'],
  ['Gujjar', 'Gurjar', 'Gujar'],
  ['Yadav', 'Yadava'],
  ['Kurmi', 'Kurmee'],
  ['Lingayat', 'Lingayath', 'Veerashaiva', 'ಲಿಂಗಾಯತ'],
  ['Vokkaliga', 'Okkaliga', 'ಒಕ್ಕಲಿಗ'],
  ['Ezhava', 'Thiyya', 'ഈഴവ'],
  ['Mudaliar', 'Mudaliyar', 'முதலியார்'],
  ['Chettiar', 'Chettiyar', 'செட்டியார்'],
  ['Iyer', 'Ayyar', 'ஐயர்'],
  ['Iyengar', 'Ayyangar', 'ஐயங்கார்'],
  ['Baidya', 'Vaidya'],
];

const others = new Map<string, string[]>();
for (const group of groups)
  for (const name of group)
    others.set(fold(name), [
      ...(others.get(fold(name)) ?? []),
      ...group.filter((one) => one !== name).map(fold),
    ]);

/**
 * Returns the other names of a community, by each of its words: Saraswat Brahmin is also Saraswat Brahman. All are
 * folded.
 */
export function communityNamesOf(community: string): string[] {
  const words = community.split(' ');
  return words.flatMap((word, place) =>
    (others.get(word) ?? []).map((other) => words.with(place, other).join(' ')),
  );
}
