import { GENDERS, MEMBER_SORTS, MEMBER_STATUSES, WITHIN_DAYS } from '../../shared/rules.ts';

const names = [
  'q',
  'gender',
  'ageFrom',
  'ageTo',
  'community',
  'city',
  'state',
  'status',
  'plan',
  'within',
  'verified',
  'calls',
  'sort',
] as const;
export type MemberFilterName = (typeof names)[number];

/** The filters of the list, as in its address. */
export type MemberFilterTexts = Partial<Record<MemberFilterName, string>>;

/** Reads the filters of an address; invalid ones are left out. */
export function readMemberFilters(address: URLSearchParams): MemberFilterTexts {
  const texts: MemberFilterTexts = {};
  for (const name of names) {
    const text = address.get(name)?.trim();
    if (text && text.length <= (name === 'q' ? 200 : 80) && isPossible(name, text)) texts[name] = text;
  }
  return texts;
}

function isPossible(name: MemberFilterName, text: string): boolean {
  const among = (all: readonly (string | number)[]) => all.some((one) => String(one) === text);
  if (name === 'gender') return among(GENDERS);
  if (name === 'ageFrom' || name === 'ageTo') return /^(1[89]|[2-9]\d)$/.test(text);
  if (name === 'status') return among(MEMBER_STATUSES);
  if (name === 'within') return among(WITHIN_DAYS);
  if (name === 'verified') return among(['yes', 'no']);
  if (name === 'calls') return among(['due']);
  if (name === 'sort') return among(MEMBER_SORTS);
  return true;
}

/** Returns the query of an address with these filters, always in the same order. */
export const writeMemberFilters = (texts: MemberFilterTexts): URLSearchParams =>
  new URLSearchParams(
    names.flatMap((name) => {
      const text = texts[name]?.trim();
      return text ? [[name, text]] : [];
    }),
  );

/** Converts the filters to the API's. */
export function memberQueryOf({
  status,
  gender,
  ageFrom,
  ageTo,
  within,
  verified,
  calls,
  sort,
  ...words
}: MemberFilterTexts) {
  return {
    ...words,
    gender: GENDERS.find((one) => one === gender),
    ageFrom: ageFrom ? Number(ageFrom) : undefined,
    ageTo: ageTo ? Number(ageTo) : undefined,
    status: MEMBER_STATUSES.find((one) => one === status),
    within: WITHIN_DAYS.find((one) => String(one) === within),
    verified: (['yes', 'no'] as const).find((one) => one === verified),
    calls: calls === 'due' ? ('due' as const) : undefined,
    sort: MEMBER_SORTS.find((one) => one === sort),
  };
}
