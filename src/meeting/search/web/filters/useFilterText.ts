import { useLingui } from '@lingui/react/macro';
import { useVocabulary } from '../../../../base/vocabulary/web/useVocabulary.ts';
import { formatAmount, formatHeight } from '../../../../people/profiles/shared/facts/format.ts';
import { descriptorOf, type FilterKey } from '../../shared/filters.ts';

/** Returns the words of filters: their labels, and those of the values that a chip or an option shows. */
export function useFilterText() {
  const { t } = useLingui();
  const { ready, nameOf } = useVocabulary();

  const label = (key: FilterKey): string =>
    ({
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
    })[key];

  /** Returns a value beside the label of its filter. */
  function option(key: FilterKey, value: string): string {
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

  /** Names of the options that the code has. */
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

  /** Returns a value behind the label of its filter. */
  function labelled(key: FilterKey, words: string): string {
    const name = label(key);
    return t`${name}: ${words}`;
  }

  /** Returns a value that is shown without the label of its filter, where it can be understood so. */
  function chip(key: FilterKey, value: string): string {
    const words = option(key, value);
    const isBare = descriptorOf(key).kind === 'number' || ['smoking', 'drinking', 'managedBy'].includes(key);
    return isBare ? labelled(key, words) : words;
  }

  /** Returns a range of which one end may be open. */
  function range(key: 'age' | 'height', { min, max }: { min?: string; max?: string }): string {
    const [least, most] = [min && end(key, Number(min)), max && end(key, Number(max))];
    if (!most) return t`${least} and above`;
    if (!least) return t`Up to ${most}`;
    return key === 'age' ? t`${min} to ${max} years` : t`${least} to ${most}`;
  }

  /** Returns one end of a range. @param open whether it filters nothing, which is said of the upper one */
  function end(key: 'age' | 'height', value: number, open = false): string {
    const number = `${key === 'age' ? value : formatHeight(value)}${open ? '+' : ''}`;
    return key === 'age' ? t`${number} years` : number;
  }

  return { ready, label, option, labelled, chip, range, end };
}
