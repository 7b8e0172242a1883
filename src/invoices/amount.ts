const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const groups = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1000, 'thousand'],
  [100, 'hundred'],
] as const;

/** A whole number in words, counted as in India: 12,34,567 is twelve lakh thirty-four thousand … */
function inWords(whole: number): string {
  if (whole < 20) return ones[whole]!;
  if (whole < 100) {
    const rest = whole % 10;
    return tens[Math.floor(whole / 10)]! + (rest ? `-${ones[rest]}` : '');
  }
  const [size, name] = groups.find(([size]) => whole >= size)!;
  const rest = whole % size;
  return `${inWords(Math.floor(whole / size))} ${name}${rest ? ` ${inWords(rest)}` : ''}`;
}

/** Money in words, as 'Two thousand nine hundred ninety-nine rupees and fifty paise only'. */
export function amountInWords(paise: number): string {
  const [rupees, rest] = [Math.floor(paise / 100), paise % 100];
  const parts = [
    rupees > 0 || rest === 0 ? `${inWords(rupees)} ${rupees === 1 ? 'rupee' : 'rupees'}` : '',
    rest > 0 ? `${inWords(rest)} ${rest === 1 ? 'paisa' : 'paise'}` : '',
  ];
  const words = `${parts.filter(Boolean).join(' and ')} only`;
  return words[0]!.toUpperCase() + words.slice(1);
}
