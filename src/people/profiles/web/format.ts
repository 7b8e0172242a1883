import { t } from '@lingui/core/macro';

const CM_PER_INCH = 2.54;
const LAKH = 100_000;
const CRORE = 10_000_000;

/** Formats a height in feet and inches: 5'8". @param cm centimetres */
export function formatHeight(cm: number): string {
  const inches = Math.round(cm / CM_PER_INCH);
  return `${Math.floor(inches / 12)}'${inches % 12}"`;
}

/** 70 kg */
export function formatWeight(kg: number): string {
  return t`${kg} kg`;
}

/** Formats an amount of money in lakhs and crores: ₹60,000, ₹7.5 Lakhs, ₹1 Crore. */
export function formatAmount(rupees: number): string {
  const { number, unit } = counted(rupees);
  return named(number, number, unit);
}

/** Formats a range of yearly income in rupees, with the unit once where it is the same: ₹10-15 Lakhs. */
export function formatIncome(min: number, max: number): string {
  if (min === max) return formatAmount(max);
  const [from, to] = [counted(min), counted(max)];
  if (from.unit !== to.unit) return `${formatAmount(min)} - ${formatAmount(max)}`;
  return named(`${from.number}-${to.number}`, to.number, to.unit);
}

/** Formats a place, from the city outwards; a city with its state's name is written once. */
export function formatPlace(...parts: (string | null)[]): string {
  return [...new Set(parts.filter(Boolean))].join(', ');
}

const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

type Unit = 'crore' | 'lakh' | null;

function counted(rupees: number): { number: string; unit: Unit } {
  if (rupees >= CRORE) return { number: grouped.format(rupees / CRORE), unit: 'crore' };
  if (rupees >= LAKH) return { number: grouped.format(rupees / LAKH), unit: 'lakh' };
  return { number: grouped.format(rupees), unit: null };
}

/** @param range one number or two @param last the one that gets the unit */
function named(range: string, last: string, unit: Unit): string {
  if (unit === 'lakh') return last === '1' ? t`₹${range} Lakh` : t`₹${range} Lakhs`;
  if (unit === 'crore') return last === '1' ? t`₹${range} Crore` : t`₹${range} Crores`;
  return `₹${range}`;
}
