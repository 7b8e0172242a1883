import { fold } from '../fold.ts';

/** Communities that are spelled in more ways than those that sound alike. */
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

/** Returns what else a community is called, by each of its words: Saraswat Brahmin is Saraswat Brahman, too. It is folded. */
export function communityNamesOf(community: string): string[] {
  const words = community.split(' ');
  return words.flatMap((word, place) =>
    (others.get(word) ?? []).map((other) => words.with(place, other).join(' ')),
  );
}
