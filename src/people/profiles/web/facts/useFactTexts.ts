import { useLingui } from '@lingui/react/macro';
import { useVocabulary } from '../../../../base/vocabulary/web/useVocabulary.ts';
import { type FactKey, factOf, fieldsOf } from '../../shared/facts/list.ts';
import { formatHeight, formatWeight } from '../format.ts';
import { formatAmounts } from '../profileText.ts';

type Values = Readonly<Record<string, unknown>>;

/** Returns a function that puts a fact into words; null where it is not stated. What is no value yet stays as it was typed. */
export function useFactTexts(): (key: FactKey, values: object) => string | null {
  const { t } = useLingui();
  const { nameOf } = useVocabulary();

  return (key, values) => {
    const fact = factOf(key);
    const [value, other] = fieldsOf(key).map((field) => (values as Values)[field]);
    if (fact.kind === 'rupees') return formatAmounts((value as number) ?? null, (other as number) ?? null);
    if (typeof value === 'number') {
      if (fact.kind !== 'number') return null;
      if (fact.unit === 'cm') return formatHeight(value);
      if (fact.unit === 'kg') return formatWeight(value);
      return value === 0 ? t`None` : String(value);
    }
    if (Array.isArray(value)) {
      const words = fact.kind === 'options' ? value.map((one) => nameOf(fact.list, one as string)) : value;
      return words.join(', ') || null;
    }
    if (typeof value !== 'string' || value === '') return null;
    return fact.kind === 'option' ? nameOf(fact.list, value) : value;
  };
}
