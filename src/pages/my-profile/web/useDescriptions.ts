import { useLingui } from '@lingui/react/macro';
import type { CustomValues } from '../../../base/custom-fields/shared/field.ts';
import { useCustomFields } from '../../../base/custom-fields/web/useCustomFields.ts';
import { useVocabulary } from '../../../base/vocabulary/web/useVocabulary.ts';
import { formatTime } from '../../../kit/web/locale/formatTime.ts';
import { longDate } from '../../../kit/web/locale/longDate.ts';
import { isAsked } from '../../../people/profiles/shared/facts/completeness.ts';
import { type FactSection, factsOf, fieldsOf } from '../../../people/profiles/shared/facts/list.ts';
import type { Importance, ShownTo } from '../../../people/profiles/shared/sections/lists.ts';
import { type SectionName, USUAL } from '../../../people/profiles/shared/sections/lists.ts';
import type { SectionValues } from '../../../people/profiles/shared/sections/rules.ts';
import { fieldsOfWish, WISHES, type Wish } from '../../../people/profiles/shared/wishes/list.ts';
import { useCustomTexts } from '../../../people/profiles/web/custom/useCustomTexts.ts';
import { useCustomWishes } from '../../../people/profiles/web/custom/useCustomWishes.ts';
import { useFactLabels } from '../../../people/profiles/web/facts/useFactLabels.ts';
import { useFactTexts } from '../../../people/profiles/web/facts/useFactTexts.ts';
import { useProfileForTexts } from '../../../people/profiles/web/register/useProfileForTexts.ts';
import { useWishLabels } from '../../../people/profiles/web/wishes/useWishLabels.ts';
import { useWishTexts } from '../../../people/profiles/web/wishes/useWishTexts.ts';
import type { Values } from './myProfile.ts';

/** A line about some fields of a section: its name, and their values in words; null where they have none. */
export type DescribedFields = { fields: string[]; label: string; text: string | null };

/** Returns a function that puts the values of a section into words, in the order of its form. */
export function useDescriptions() {
  const { t } = useLingui();
  const { nameOf } = useVocabulary();
  const labels = useFactLabels();
  const textOf = useFactTexts();
  const wishLabels = useWishLabels();
  const wishTextOf = useWishTexts();
  const importances = useImportances();
  const customFields = useCustomFields();
  const customTextOf = useCustomTexts();
  const customWishes = useCustomWishes();
  const profileFor = useProfileForTexts();
  const shownTo = useShownTo();
  const row = (fields: string | string[], label: string, text: unknown): DescribedFields => ({
    fields: [fields].flat(),
    label,
    text: typeof text === 'string' && text !== '' ? text : null,
  });
  /** The facts of a section that are asked for, or stated. */
  const stated = (section: FactSection, values: object) =>
    factsOf(section)
      .map((key) => [key, textOf(key, values)] as const)
      .filter(([key, text]) => text || isAsked(key, values))
      .map(([key, text]) => row(fieldsOf(key), labels[key], text))
      .concat(
        customFields
          .filter((field) => field.section === section)
          .map((field) =>
            row(`custom.${field.key}`, field.name, customTextOf(field, customIn(values)?.[field.key])),
          ),
      );
  const descriptions: { [Name in SectionName]: (values: SectionValues[Name]) => DescribedFields[] } = {
    about: (it) => [
      row('name', t`Full name`, it.name),
      row('profileFor', t`Profile for`, profileFor[it.profileFor]),
      ...stated('about', it),
    ],
    basics: (it) => stated('basics', it),
    community: (it) => stated('community', it),
    work: (it) => stated('work', it),
    family: (it) => stated('family', it),
    horoscope: (it) => [
      row('dateOfBirth', t`Date of birth`, it.dateOfBirth && longDate(it.dateOfBirth)),
      row(
        ['timeOfBirth', 'timeUnknown'],
        t`Time of birth`,
        it.timeUnknown ? t`Not known` : it.timeOfBirth && formatTime(it.timeOfBirth),
      ),
      row(['placeOfBirth', 'birthplace'], t`Place of birth`, it.placeOfBirth),
      // With a time and a place they are computed.
      ...(it.birthplace && it.timeOfBirth
        ? []
        : [
            row('rashi', t`Rashi`, nameOf('rashi', it.rashi)),
            row('nakshatra', t`Nakshatra`, nameOf('nakshatra', it.nakshatra)),
            row('manglik', t`Manglik`, nameOf('manglik', it.manglik)),
          ]),
      row('shownTo', t`Shown to`, shownTo[it.shownTo]),
      row('dateShown', t`Date of birth shown to others`, it.dateShown ? t`Yes` : t`No`),
      row('weighed', t`Used in recommendations`, it.weighed ? t`Yes` : t`No`),
    ],
    wishes: (it) => {
      const wished = (wish: Wish, fields: string | string[], label: string, text: string | null) => {
        const weight = it.importance[wish] ?? USUAL;
        const weighed = text && weight !== USUAL ? `${text} · ${importances[weight]}` : text;
        return row([fields, `importance.${wish}`].flat(), label, weighed);
      };
      return [
        ...WISHES.map((wish) => wished(wish, fieldsOfWish(wish), wishLabels[wish], wishTextOf(wish, it))),
        ...customWishes.fields.map((field) => {
          const wish = it.custom?.[field.key];
          const text = customWishes.textOf(field, wish);
          const weight = wish?.importance ?? USUAL;
          const weighed = text && weight !== USUAL ? `${text} · ${importances[weight]}` : text;
          return row(`custom.${field.key}`, field.name, weighed);
        }),
        row('description', t`In your own words`, it.description),
      ];
    },
  };

  return (name: SectionName, values: Values): DescribedFields[] => descriptions[name](values as never);
}

const customIn = (values: object) => (values as { custom?: CustomValues }).custom;

/** Returns the name of each weight of a wish. */
export function useImportances(): Record<Importance, string> {
  const { t } = useLingui();
  return { must: t`Must have`, important: t`Important`, nice: t`Nice to have` };
}

/** Returns the words for who sees a horoscope. */
export function useShownTo(): Record<ShownTo, string> {
  const { t } = useLingui();
  return {
    everyone: t`Everyone who sees the profile`,
    matches: t`Connected members only`,
    nobody: t`Nobody`,
  };
}
