import { useLingui } from '@lingui/react/macro';
import type { ShownField } from '../../../../base/custom-fields/contract.ts';
import type { CustomValue } from '../../../../base/custom-fields/shared/field.ts';
import { longDate } from '../../../../kit/web/locale/longDate.ts';

/** Returns a function that puts a value of one of the site's own fields into words; null where it is not stated. */
export function useCustomTexts(): (
  field: ShownField,
  value: CustomValue | null | undefined,
) => string | null {
  const { t, i18n } = useLingui();

  return ({ kind, options }, value) => {
    if (value === null || value === undefined || value === '') return null;
    switch (kind) {
      case 'option':
        return options.find(({ key }) => key === value)?.name ?? null;
      case 'options':
        return (
          options
            .filter(({ key }) => (value as string[]).includes(key))
            .map(({ name }) => name)
            .join(', ') || null
        );
      case 'yes_no':
        return value === true ? t`Yes` : t`No`;
      case 'number':
        return typeof value === 'number' ? i18n.number(value) : String(value);
      case 'date':
        return /^\d{4}-\d\d-\d\d$/.test(String(value)) ? longDate(String(value)) : null;
      default:
        return String(value);
    }
  };
}
