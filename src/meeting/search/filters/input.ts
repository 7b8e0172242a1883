import { z } from 'zod';
import { typedNumber } from '../../../kit/api/lists/typedNumber.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { cleanSearch } from '../../../kit/shared/text/clean.ts';
import { CUSTOM_FILTER_MAX } from '../shared/customFilters.ts';
import {
  type Descriptor,
  descriptorOf,
  FILTER_MAX,
  filterKeys,
  type filters,
  namesOf,
  splitValues,
} from '../shared/filters.ts';

const text = z.string().overwrite(cleanSearch).max(FILTER_MAX.text).optional();
const several = z
  .string()
  .max(FILTER_MAX.list)
  .transform(splitValues)
  .refine(
    (values) => values.length <= FILTER_MAX.terms && values.every((one) => one.length <= FILTER_MAX.text),
    code('value_long'),
  )
  .transform((values) => (values.length > 0 ? values : undefined))
  .optional();
const flag = z
  .literal(['1'])
  .transform(() => true as const)
  .optional();
const gender = z
  .enum(['female', 'male', 'all'])
  .optional()
  .describe("Absent: the opposite of the member's own");
const number = typedNumber(z.coerce.number().int()).optional();

const custom = z
  .string()
  .max(CUSTOM_FILTER_MAX)
  .optional()
  .describe("The site's own fields: sect:digambar|shvetambar,acres:2-10");

type FieldOf<D> = D extends { kind: 'gender' }
  ? typeof gender
  : D extends { kind: 'flag' }
    ? typeof flag
    : D extends { kind: 'range' | 'number' }
      ? typeof number
      : typeof several;

type List = typeof filters;
type Fields = { q: typeof text; custom: typeof custom } & {
  [K in keyof List as List[K] extends { kind: 'range' } ? `${K}Min` | `${K}Max` : K]: FieldOf<List[K]>;
};

function fieldOf(it: Descriptor): z.ZodType {
  switch (it.kind) {
    case 'gender':
      return gender;
    case 'part':
      return several.describe('Parts of it, separated by commas');
    case 'flag':
      return flag.describe(noteOf(it, '1: only these'));
    case 'range':
      return typedNumber(
        z.coerce
          .number()
          .int()
          .min(it.min)
          .max(it.most ?? it.max),
      ).optional();
    case 'number':
      return z
        .enum(it.values.map(String) as [string])
        .transform(Number)
        .optional()
        .describe(noteOf(it, 'At least this, or within so many days'));
    case 'options':
      return several.describe(noteOf(it, `Keys of the list ${it.list}, separated by commas`));
    case 'keys':
      return several.describe(noteOf(it, `Of ${it.keys.join(', ')}, separated by commas`));
    case 'words':
      return several.describe(
        noteOf(it, 'Whole names, separated by commas; a comma of a name follows a backslash'),
      );
  }
}

const noteOf = ({ members }: Descriptor, words: string) => (members ? `${words}. For members` : words);

/** Filters of browse, as in its address. An absent one does not filter. */
export const filtersInput = z.object({
  q: text.describe('Part of a name, city or profession'),
  custom,
  ...(Object.fromEntries(
    filterKeys.flatMap((key) => namesOf(key).map((name) => [name, fieldOf(descriptorOf(key))])),
  ) as unknown as Omit<Fields, 'q' | 'custom'>),
});
export type SearchFilters = z.output<typeof filtersInput>;
