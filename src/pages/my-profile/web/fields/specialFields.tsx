import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { VocabularyKind } from '../../../../base/vocabulary/shared/lists.ts';
import { useVocabulary } from '../../../../base/vocabulary/web/useVocabulary.ts';
import { hasCastes, INDIA } from '../../../../people/profiles/shared/facts/completeness.ts';
import { HOBBY_MAX, WORDS_MAX } from '../../../../people/profiles/shared/facts/limits.ts';
import type { FactKey } from '../../../../people/profiles/shared/facts/list.ts';
import { NO_CASTE } from '../../../../people/profiles/shared/sections/lists.ts';
import type { Values } from '../myProfile.ts';
import { type FieldBase, LineField, WordsField } from './formFields.tsx';
import { SuggestedField } from './SuggestedField.tsx';
import { useCities } from './useCities.ts';

/** Fields that need more than the kind of their fact: suggestions, effects on others. */
export const specialFields: Partial<Record<FactKey, ComponentType<FieldBase>>> = {
  caste: CasteField,
  city: CityField,
  hobbies: HobbiesField,
};

/** What a field says below its label, where its kind is enough otherwise. */
export const factHelp: Partial<Record<FactKey, ReactNode>> = {
  bio: <Trans>Nature, work, family and interests, in any language. No phone number or email.</Trans>,
  aboutFamily: (
    <Trans>Background, values and what matters to you, in any language. No phone number or email.</Trans>
  ),
  relocation: <Trans>Whether the person would move to another place after the wedding.</Trans>,
  mamaFamily: <Trans>Surname and place, such as Patil, Satara.</Trans>,
  nativePlace: <Trans>The village or town that the family comes from.</Trans>,
  contactHours: <Trans>Shown to connected members only.</Trans>,
};

function CasteField({ label }: FieldBase) {
  const { watch } = useFormContext<Values>();
  const withCastes = hasCastes(watch('religion') as string);
  return (
    <SuggestedField
      name="caste"
      label={label}
      help={withCastes && <Trans>If you have none, choose ‘{NO_CASTE}’.</Trans>}
      first={withCastes ? NO_CASTE : undefined}
      limit={WORDS_MAX}
    />
  );
}

function CityField({ name, label }: FieldBase) {
  const { watch, formState } = useFormContext<Values>();
  const { names: cities, region } = useCities((watch('city') as string | null) ?? '');
  const { choicesOf } = useVocabulary();
  const regions = (formState.dirtyFields.city && region?.split(', ')) || [];
  const among = (kind: VocabularyKind) =>
    choicesOf(kind, 'inForms')?.find(({ label }) => regions.includes(label))?.value;
  const state = among('state');
  const country = state ? INDIA : among('country');
  useFilled('state', country && !state ? null : state);
  useFilled('country', country);
  return (
    <>
      <LineField
        name={name}
        label={label}
        help={<Trans>Where the person lives now.</Trans>}
        list="cities"
        limit={WORDS_MAX}
      />
      <datalist id="cities">
        {cities.map((city) => (
          <option key={city} value={city} />
        ))}
      </datalist>
    </>
  );
}

/**
 * Fills in a field while it is not stated, and corrects what it has filled in itself as the city is typed on.
 * @param found the key of an option; null for none, undefined while nothing is known
 */
function useFilled(name: FactKey, found: string | null | undefined) {
  const { watch, setValue } = useFormContext<Values>();
  const filled = useRef<string>(undefined);
  const current = useRef<string | null>(null);
  current.current = watch(name) as string | null;
  useEffect(() => {
    if (found === undefined || found === current.current) return;
    if (current.current && current.current !== filled.current) return;
    filled.current = found ?? undefined;
    setValue(name, found, { shouldDirty: true });
  }, [name, found, setValue]);
}

function HobbiesField({ name, label }: FieldBase) {
  const { t } = useLingui();
  return (
    <WordsField
      name={name}
      label={label}
      help={<Trans>Press Enter after each one.</Trans>}
      placeholder={t`Reading, travel, music`}
      suggestions={[
        t`Reading`,
        t`Travel`,
        t`Music`,
        t`Cooking`,
        t`Cricket`,
        t`Dance`,
        t`Movies`,
        t`Painting`,
        t`Photography`,
        t`Singing`,
        t`Yoga`,
        t`Gardening`,
      ]}
      limit={HOBBY_MAX}
    />
  );
}
