import { useLingui } from '@lingui/react/macro';
import type { ShownField } from '../../../../base/custom-fields/contract.ts';
import { useCustomFields } from '../../../../base/custom-fields/web/useCustomFields.ts';
import type { FullProfile } from '../../contract.ts';
import type { AnyWish } from '../../shared/wishes/list.ts';
import { formatRange } from '../profileText.ts';

/** What a family looks for in the site's own fields, by key. */
export type CustomWishes = NonNullable<FullProfile['preferences']['custom']>;

/** Returns the site's own fields that families can wish for, and functions that put such wishes into words. */
export function useCustomWishes() {
  const { t, i18n } = useLingui();
  const fields = useCustomFields().filter(({ wish }) => wish);
  const nameOf = ({ kind, options }: ShownField, option: string): string =>
    kind === 'yes_no'
      ? option === 'yes'
        ? t`Yes`
        : t`No`
      : (options.find(({ key }) => key === option)?.name ?? option);
  const fieldFor = (wish: AnyWish) => fields.find(({ key }) => wish === `custom.${key}`);

  return {
    fields,
    /** Returns what the field of a wish is called; null for a wish of the product's own. */
    labelOf: (wish: AnyWish): string | null =>
      wish.startsWith('custom.') ? (fieldFor(wish)?.name ?? wish.slice(7)) : null,
    /** Returns what meets a wish in words: a number, or keys of options with commas between them. */
    valueOf(wish: AnyWish, value: string | number): string {
      const field = fieldFor(wish);
      if (typeof value === 'number') return i18n.number(value);
      return field
        ? value
            .split(',')
            .map((one) => nameOf(field, one))
            .join(', ')
        : value;
    },
    /** Returns a wish in words; null where nothing is wished. */
    textOf(field: ShownField, wish: CustomWishes[string] | null | undefined): string | null {
      if (!wish) return null;
      if (field.kind === 'number') return formatRange(wish.min, wish.max, (number) => i18n.number(number));
      return wish.any.map((one) => nameOf(field, one)).join(', ') || null;
    },
  };
}
