import type { ShownField } from '../../../../base/custom-fields/contract.ts';
import type { CustomSection } from '../../../../base/custom-fields/shared/field.ts';
import { useCustomFields } from '../../../../base/custom-fields/web/useCustomFields.ts';
import type { Card } from '../../contract.ts';
import type { Fact as ProfileFact } from '../../shared/facts/fact.ts';
import { useCustomTexts } from './useCustomTexts.ts';

type Line = [label: string, text: string | null];

/** Under which title others read the fields of a section. */
const groupOf: Record<CustomSection, ProfileFact['group']> = {
  about: 'lifestyle',
  basics: 'basics',
  community: 'community',
  work: 'career',
  family: 'family',
};

/** Returns a function that lists what a profile states of some of the site's own fields, as lines. */
export function useCustomLines(profile: Pick<Card, 'custom'>) {
  const fields = useCustomFields();
  const textOf = useCustomTexts();
  const linesOf = (some: readonly ShownField[]) =>
    some.map((field): Line => [field.name, textOf(field, profile.custom?.[field.key])]);

  return {
    /** Of a group of a whole profile. */
    inGroup: (group: ProfileFact['group']): Line[] =>
      profile.custom ? linesOf(fields.filter(({ section }) => groupOf[section] === group)) : [],
    /** Of a profile that is not shown whole. */
    all: (): Line[] => (profile.custom ? linesOf(fields) : []),
    /** Of a card, each as one text: the value alone where it is an option, else after the field's name. */
    onCard: (): string[] =>
      profile.custom
        ? fields
            .filter(({ onCard }) => onCard)
            .flatMap((field) => {
              const text = textOf(field, profile.custom?.[field.key]);
              if (!text) return [];
              return field.kind === 'option' || field.kind === 'options'
                ? [text]
                : [`${field.name}: ${text}`];
            })
        : [],
  };
}
