import { useLingui } from '@lingui/react/macro';
import { useCustomFields } from '../../../../base/custom-fields/web/useCustomFields.ts';
import { useVocabulary } from '../../../../base/vocabulary/web/useVocabulary.ts';
import { formatAmount, formatHeight } from '../../../../people/profiles/web/format.ts';
import { type CustomFilterKey, fieldOfFilter } from '../../shared/customFilters.ts';
import { type AnyFilter, descriptorOf, type FilterKey } from '../../shared/filters.ts';

const isCustom = (key: AnyFilter): key is CustomFilterKey => fieldOfFilter(key) !== null;

/** Returns texts for filters: their labels, and their values in chips and options. */
export function useFilterText() {
  const { t } = useLingui();
  const { ready, nameOf } = useVocabulary();
  const custom = useCustomFields();
  /** The site's own field of a filter. */
  const fieldFor = (key: AnyFilter) => custom.find((field) => field.key === fieldOfFilter(key));

  const label = (key: AnyFilter): string =>
    (fieldOfFilter(key) !== null && (fieldFor(key)?.name ?? fieldOfFilter(key)!)) ||
    {
      gender: t`Gender`,
      age: t`Age`,
      height: t`Height`,
      religion: t`Religion`,
      maritalStatus: t`Marital status`,
      education: t`Education`,
      educationLevel: t`Education level`,
      educationField: t`Field of study`,
      state: t`State`,
      country: t`Country`,
      motherTongue: t`Mother tongue`,
      caste: t`Community`,
      profession: t`Profession`,
      city: t`City`,
      workingWith: t`Employed in`,
      income: t`Annual income`,
      diet: t`Diet`,
      smoking: t`Smoking`,
      drinking: t`Drinking`,
      manglik: t`Manglik`,
      guna: t`Guna points`,
      managedBy: t`Profile managed by`,
      withPhoto: t`With photo`,
      verified: t`ID verified`,
      joinedWithin: t`Joined`,
      activeWithin: t`Active`,
      notContacted: t`Not contacted yet`,
      notSeen: t`Not seen before`,
    }[key as FilterKey];

  /** Returns a value as it is shown below the label of its filter. */
  function option(key: AnyFilter, value: string): string {
    if (isCustom(key)) {
      const own = fieldFor(key);
      if (own?.kind === 'yes_no') return value === 'yes' ? t`Yes` : t`No`;
      return own?.options.find((one) => one.key === value)?.name ?? value;
    }
    const it = descriptorOf(key);
    if (it.kind === 'options') return nameOf(it.list, value);
    if (it.kind === 'number') {
      if (key === 'income') {
        const least = formatAmount(Number(value));
        return t`${least} and above`;
      }
      if (key === 'guna') return t`${value} or more`;
      const days = Number(value);
      return days === 1 ? t`Today` : t`Last ${days} days`;
    }
    return keys()[value] ?? value;
  }

  /** Names of the options that are defined in code. */
  const keys = (): Record<string, string> => ({
    female: t`Female`,
    male: t`Male`,
    all: t`Male and female`,
    doctorate: t`Doctorate`,
    masters: t`Master's degree`,
    professional: t`CA or CS`,
    bachelors: t`Bachelor's degree`,
    diploma: t`Diploma or ITI`,
    school: t`School`,
    engineering: t`Engineering and architecture`,
    computers: t`Computer applications`,
    medicine: t`Medicine and health`,
    management: t`Management`,
    commerce: t`Commerce and accounts`,
    science: t`Science`,
    arts: t`Arts, social work and design`,
    law: t`Law`,
    teaching: t`Teaching`,
    none: t`Not manglik`,
    low: t`Manglik, low`,
    high: t`Manglik, high`,
    self: t`Self`,
    parents: t`Parents`,
    sibling: t`Sibling`,
    friend: t`Friend`,
    relative: t`Relative`,
  });

  /** Returns a value after the label of its filter. */
  function labelled(key: AnyFilter, words: string): string {
    const name = label(key);
    return t`${name}: ${words}`;
  }

  /** Returns a value for a chip: with the label of its filter only if it would be unclear without. */
  function chip(key: FilterKey, value: string): string {
    const words = option(key, value);
    const isBare = descriptorOf(key).kind === 'number' || ['smoking', 'drinking', 'managedBy'].includes(key);
    return isBare ? labelled(key, words) : words;
  }

  /** Returns the text of a range. One end may be open. */
  function range(key: 'age' | 'height', { min, max }: { min?: string; max?: string }): string {
    const [least, most] = [min && end(key, Number(min)), max && end(key, Number(max))];
    if (!most) return t`${least} and above`;
    if (!least) return t`Up to ${most}`;
    return key === 'age' ? t`${min} to ${max} years` : t`${least} to ${most}`;
  }

  /**
   * Returns the text of one end of a range.
   * @param open whether the end does not filter; marked for the upper end only
   */
  function end(key: 'age' | 'height', value: number, open = false): string {
    const number = `${key === 'age' ? value : formatHeight(value)}${open ? '+' : ''}`;
    return key === 'age' ? t`${number} years` : number;
  }

  return { ready, label, option, labelled, chip, range, end, fieldFor };
}
