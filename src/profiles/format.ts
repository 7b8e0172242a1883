/** A height as families say it: 5'8". @param cm centimetres */
export function heightWords(cm: number): string {
  const inches = Math.round(cm / 2.54);
  return `${Math.floor(inches / 12)}'${inches % 12}"`;
}

/** A yearly income as in the forms: ₹10-15 Lakhs, ₹1-1.5 Crore. Rupees; either end may be open. */
export function incomeWords(min: number | null, max: number | null): string | null {
  if (min === null && max === null) return null;
  const crore = (max ?? min)! >= 10_000_000;
  const unit = crore ? 10_000_000 : 100_000;
  const number = (rupees: number) => String(Math.round((rupees / unit) * 10) / 10);
  const word = crore ? 'Crore' : 'Lakhs';
  if (min === null) return `up to ₹${number(max!)} ${word}`;
  if (max === null) return `₹${number(min)} ${word} and more`;
  return min === max ? `₹${number(min)} ${word}` : `₹${number(min)}-${number(max)} ${word}`;
}

/** A day as DD-MM-YYYY. @param day YYYY-MM-DD */
export function dayWords(day: string): string {
  return day.split('-').reverse().join('-');
}
