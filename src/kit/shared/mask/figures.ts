import type { Around } from './stretches.ts';

/** What figures of its kind have before or after them. */
const says = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
const OF_AGES = says(
  'age[sd]?|years?|yrs?|siblings?|brothers?|sisters?|children|kids|sons?|daughters?|born|उम्र|आयु|वय|साल|saal|umar|umr',
);
const OF_MARKS = says(
  'marks?|scor(?:e|es|ed)|percent(?:age|ile)?s?|cgpa|sgpa|[tyoc]?gpa|[cs]gpi|cpi|spi|pointers?|grades?|semesters?|sem|subjects?|maths?|physics|chemistry|science|english|hindi|ssc|hsc|inter|puc?|[sx]th|10th|12th|degree|class|std|exams?|results?|board|cbse|icse|toppers?|अंक|गुण|प्रतिशत',
);
const OF_ADDRESS =
  /(?:(?<!\p{L})(?:h|d|door|house|flat|plot|room|qtr|quarter|shop|sy|survey|s|ward|block|khasra|gat|cts|mig|lig|hig|tc|sco|scf|scb|sec|sector|phase|pocket|lane|gali|gate|kothi|wz|rz|booth|bay|dda|cross|main|villa|bldg|building|unit|apt|old|new|address|at|stay(?:ing)?|liv(?:e|es|ing))|no|number|#|मकान|घर)[\s.:,#-]*(?:no|nos|number|नं|क्र)?[\s.:,#-]*$/iu;
const OF_RECORD =
  /(?<!\p{L})(?:roll|reg(?:istration|n)?|regd|enrol(?:l|ment)|licen[cs]e|certificate|hall\s?ticket|ticket|employee|emp|staff|membership|[a-z]{0,6}rera|policy|consignment|application|token|udid|isbn|patent|gst)[\s.:,#-]*(?:no|number|id|code)?[\s.:,#-]*(?:[a-z]{1,3}[-/]?)?$/iu;
const OF_MONEY = /(?:₹|(?<!\p{L})(?:rs|inr|rupees|usd|aed|turnover|income|salary|ctc))[\s.:]*$/iu;

const OF_SIZES = says(
  'sizes?|shirts?|waist|chest|collar|weights?|kgs?|bp|blood\\s?pressure|floors?|pages?|chapters?|temp',
);

/** AIR 3421/210000 */
const OF_RANK = says('air|ranks?|ranked|merit|position|stood|rank\\s?no|रैंक');
const RANK = /^(\d{1,6})\s?\/\s?([1-9]\d{2,6})$/;

const SEPARATOR = /\s*(?:[,;&\n]|(?<!\p{L})and(?!\p{L})|और|आणि)\s*/iu;
const WITH_SPACE = /[,;]\s|\s(?:and|&|और|आणि)\s|\n/iu;

/** 12-34-567/8/9, 8-3-229/45/1, 6/54/A */
const HOUSE =
  /^\d{1,2}-\d{1,4}(?:-\d{1,4}){0,2}(?:\/\d{1,4}){1,4}$|^\d{1,4}(?:\/\d{1,4}){1,3}(?:-\d{1,4}){0,2}$/;
const HOUSE_SURE = /^\d{1,2}-\d{1,3}-\d{1,4}(?:\/\d{1,4}){1,4}$/;
const DAY = /^(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:19[4-9]\d|20[0-3]\d)$/;

const MARKS_OF = /^(\d{1,4})(?:\.\d{1,2})?\s?\/\s?(\d{2,4})$/;
/** 545/600: never more than the most, which is round, or 36 points. */
function isMark(item: string): boolean {
  const found = MARKS_OF.exec(item);
  const [given, most] = [Number(found?.[1]), Number(found?.[2])];
  return found !== null && given <= most && (most % 5 === 0 || most === 36) && most >= 10;
}

/** 85.5, 92 %, 100 */
const isDecimal = (item: string) => /^(?:[1-9]\d?(?:\.\d{1,2})?|100)\s?%?$/.test(item);

/** Whether numbers only rise, or only fall, as ages of brothers and sisters do. */
const inOrder = (all: number[]) =>
  all.every((one, at) => at === 0 || one <= all[at - 1]!) ||
  all.every((one, at) => at === 0 || one >= all[at - 1]!);

/** A count or a class before figures: we are 5: 62, 58, 34; 10: 478/500. */
const LABEL = /^(?:[1-9]|1[0-2])(?:\s?:|\s?[-–=])\s+(?=\d)/;

/** Returns the figures of a list, which has commas, or is written 28/30/33 or 9.1 9.2 9.3. */
function itemsOf(plain: string): string[] {
  const items = plain.split(SEPARATOR).map((item) => item.replace(LABEL, ''));
  if (items.length > 1) return items;
  const single = /^[1-9]\d?(?:\.\d{1,2})?(?:\s?\/\s?[1-9]\d?(?:\.\d{1,2})?){2,}$/.test(plain)
    ? plain.split('/')
    : /^[1-9]\d?(?:\.\d{1,2})?(?:\s+[1-9]\d?(?:\.\d{1,2})?)+$/.test(plain)
      ? plain.split(/\s+/)
      : items;
  return single.map((item) => item.trim());
}

/**
 * Returns whether figures without words are ages, marks, a date, a house number or a record's number by what is around them or by
 * their form, although a mobile number could have the same digits.
 */
export function areFigures(text: string, { before, after }: Around): boolean {
  const beside = `${before.slice(-30)} ${after.slice(0, 14)}`;
  const plain = text.trim();
  const items = itemsOf(plain);
  if (DAY.test(items[0]!) && items.slice(1).join('').replace(/\D/g, '').length <= 4) return true;
  if (items.some(isMark) && items.every((item) => isMark(item) || isDecimal(item))) return true;
  const rank = RANK.exec(plain);
  if (rank && OF_RANK.test(before.slice(-20)) && Number(rank[1]) <= Number(rank[2]) && /0$/.test(rank[2]!))
    return true;
  if (items.length > 2) {
    const numbers = items.map(Number);
    const isPair = items.every((item) => /^(?:[1-9]\d?|100)$/.test(item));
    const isList = WITH_SPACE.test(plain);
    if (isPair && isList && inOrder(numbers) && numbers.every((one) => one < 100)) return true;
    if (isPair && OF_SIZES.test(beside) && inOrder(numbers)) return true;
    if (isPair && OF_MARKS.test(beside) && numbers.every((one) => one >= 33)) return true;
    if (isPair && OF_AGES.test(beside) && numbers.every((one) => one <= 90) && numbers[0]! < 60) return true;
  }
  if (items.length > 1 && items.every(isDecimal) && (OF_MARKS.test(beside) || /^\s?%/.test(after)))
    return true;
  if (
    /(?:bp|blood\s?pressure)[\s:-]*$/i.test(before) &&
    items.every((item) => /^1?\d\d\/\d{2,3}$/.test(item))
  )
    return true;
  const parts = plain.split(/,\s*|\s+/);
  if (
    OF_ADDRESS.test(before) &&
    parts.every((part, at) => HOUSE_SURE.test(part) || (at > 0 && /^[1-8]\d{5}$/.test(part)))
  )
    return true;
  const isMobileLike = /^(?:0|0{0,2}91)?[6-9]\d{9}$/.test(plain.replace(/\D/g, ''));
  if (isMobileLike) return false;
  if (HOUSE_SURE.test(plain)) return true;
  if (
    OF_ADDRESS.test(before) &&
    parts.every(
      (part) => HOUSE.test(part) || /^\d{1,4}(?:-\d{1,4}){1,3}$|^\d{1,4}$|^[1-8]\d{5}$/.test(part),
    ) &&
    parts[0]!.length < 15 &&
    !/^0/.test(plain)
  )
    return true;
  return OF_RECORD.test(before) || (OF_MONEY.test(before) && !/^[+0]/.test(plain));
}

/** Returns whether figures are a list of separate ones, without a mobile number in any part of it. */
export function areListed(text: string): boolean {
  const plain = text.trim();
  if (!WITH_SPACE.test(plain)) return false;
  const items = plain.split(SEPARATOR);
  const isApart = (item: string) =>
    item.replace(/\D/g, '').length <= 7 && !/^0\d|[+(]/.test(item) && (item.match(/\d+/g)?.length ?? 0) <= 3;
  if (items.length < 2 || !items.every(isApart)) return false;
  const groups = plain.match(/\d+/g) ?? [];
  for (let from = 0; from < groups.length; from++) {
    let digits = '';
    for (let to = from; to < groups.length && digits.length < 14; to++) {
      digits += groups[to];
      if (/^(?:0|0{0,2}91)?[6-9]\d{9}$/.test(digits) && to - from < 6 && digits.length - (to - from) > 5)
        return false;
    }
  }
  return groups.length < 8 || groups.some((group) => group.length > 1);
}
