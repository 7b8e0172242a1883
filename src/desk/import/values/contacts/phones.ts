import { readPhone } from '../../../../kit/shared/api/phone.ts';
import { type Parsed, type Problem, problem, refused } from '../parsed.ts';
import { plain } from '../plain.ts';
import type { Filled } from '../readCell.ts';

const MOBILE_DIGITS = 10;
/** Between two numbers, and never within one. A slash with two digits behind it is another end of the number before. */
const BETWEEN = /[,;|\n&]|\/|\bor\b|\band\b|किंवा|और|आणि|व(?=\s)|અને|\s{2,}/iu;
const LABELS =
  /\b(mobile|mob|mo|m|phone|ph|tel|contact|cell|no|nos|number|whats\s?app|wa|res|resi|off|office|home|father|mother|brother|self|r|o|h|f)\b\.?|मोबाईल|मोबाइल|मो\.?|फोन|वडील|पिता|आई|माता|મોબાઇલ|મો\.?/giu;

/** Reads the phone numbers of a cell in E.164, each once. */
export function parsePhones(cell: Filled): Parsed<string[]> {
  if (cell.kind === 'date' || cell.kind === 'time') return refused('phone_unread', { part: cell.text });
  const text = plain(cell.text.replace(/\n/g, ' / '));
  // Excel shows twelve digits so, and saves a CSV file as it shows them.
  if (/\d(?:\.\d+)?\s*e\s*\+?\s*\d{1,2}$/i.test(text)) return refused('number_rounded');
  if (/\d[x*•]{2,}|[x*•]{2,}\d/i.test(text)) return refused('phone_hidden');
  const found: string[] = [];
  let doubt: Problem<string[]> | undefined;
  for (const part of partsOf(text)) {
    const read = readPart(part);
    if (read === null) continue;
    if (typeof read === 'string') found.push(read);
    else if (Array.isArray(read)) {
      found.push(...read);
      doubt ??= problem('phone_joined', { first: read[0]!, second: read[1]! });
    } else doubt ??= read;
  }
  const value = [...new Set(found)];
  if (value.length === 0) return doubt ? { refused: doubt } : refused('phone_unread', { part: text });
  const suspect = value.find(isPlaceholder);
  if (suspect) doubt ??= problem('phone_placeholder', { part: suspect });
  return { value, ...(doubt && { doubt }) };
}

function partsOf(text: string): string[] {
  const parts = text
    .replace(/\([^)\d]*\)/g, ' ')
    .replace(/\.0$/, '')
    .split(BETWEEN)
    .map((part) => part.replace(LABELS, ' ').replace(/^[\s:.-]+|[\s:.-]+$/g, ''))
    .filter((part) => part !== '');
  // 98230 44558 9823044559: two numbers with spaces in them.
  return parts.flatMap((part) =>
    digitsOf(part).length > 13 && !part.startsWith('+') ? splitSpaced(part) : [part],
  );
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Returns the groups of a part joined to numbers of ten digits; the part itself where that does not come out. */
function splitSpaced(part: string): string[] {
  const numbers: string[] = [];
  let open = '';
  for (const group of part.split(/\s+/)) {
    open += group;
    if (/^0?\d{10}$|^(\+?91)[\s-]?\d{10}$/.test(open.replace(/-/g, ''))) {
      numbers.push(open);
      open = '';
    }
  }
  return open === '' && numbers.length > 1 ? numbers : [part];
}

/** Returns the number, two that were joined, what is wrong, or null where a part has none. */
function readPart(part: string): string | [string, string] | Problem<string[]> | null {
  const digits = digitsOf(part);
  if (digits === '') return /\p{L}/u.test(part) ? problem('phone_unread', { part }) : null;
  const rest = part.replace(/[\d\s()+.-]/g, '');
  if (/\p{L}/u.test(rest)) return withWords(part);
  const phone = readPhone(part.replace(/^00(?=[1-9])/, '+').replace(/^\((\+?\d+)\)/, '$1'));
  if (phone) return phone;
  if (digits.length === 2 * MOBILE_DIGITS) {
    const [first, second] = [readPhone(digits.slice(0, 10)), readPhone(digits.slice(10))];
    if (first && second) return [first, second];
  }
  if (
    /^0\d{10}$|^\d{3,5}[\s-]\d{6,8}$/.test(part.replaceAll(' ', '').replace(/[()]/g, '')) ||
    isLandline(part, digits)
  )
    return problem('phone_landline', { part });
  return problem('phone_digits', { part, digits: digits.length });
}

/** A name beside the number, as of whose it is. */
function withWords(part: string): string | Problem<string[]> {
  const [number] = part.match(/\+?\d[\d\s-]{8,}\d/) ?? [];
  const phone = number ? readPhone(number) : null;
  return phone && digitsOf(part) === digitsOf(number!) ? phone : problem('phone_unread', { part });
}

const isLandline = (part: string, digits: string) =>
  (digits.length >= 6 && digits.length <= 8) || /^\(?0\d{2,4}\)?[\s-]*\d{6,8}$/.test(part);

/** 9999999999 and 9876543210 are numbers that a form takes, and that nobody has. */
function isPlaceholder(phone: string): boolean {
  const digits = phone.slice(-MOBILE_DIGITS);
  return /(\d)\1{7}/.test(digits) || digits === '9876543210' || digits === '9123456789';
}
