import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import { MINUTE_MS } from '../../../../kit/shared/time/durations.ts';
import { search } from '../../../../meeting/search/web/search.ts';
import { WORDS_MAX } from '../../../../people/profiles/shared/facts/limits.ts';
import type { WishValues } from '../../../../people/profiles/shared/wishes/list.ts';
import { ChoicesField } from './ChoicesField.tsx';
import { type FieldBase, WordsField } from './formFields.tsx';
import { useWords } from './SuggestedField.tsx';
import { useCities } from './useCities.ts';

const FRESH_MS = 5 * MINUTE_MS;

/** What a field says below its label. */
export const wishHelp: Partial<Record<keyof WishValues, ReactNode>> = {
  manglik: <Trans>Compared only where the horoscope is shown to everyone.</Trans>,
};

/** Where most Indian families live. */
const COUNTRIES = ['IN', 'US', 'GB', 'CA', 'AU', 'AE', 'SG', 'NZ', 'DE', 'SA', 'QA', 'NP'];

/** Fields of wishes that need more than their kind: suggestions, what a long list begins with. */
export const specialWishes: Partial<Record<keyof WishValues, ComponentType<FieldBase>>> = {
  caste: CastesField,
  cities: CitiesField,
  country: CountriesField,
  nativeDistricts: DistrictsField,
};

function CastesField(props: FieldBase) {
  const { t } = useLingui();
  const castes = useQuery(search.castes.queryOptions({ staleTime: FRESH_MS })).data;
  return <WordsField {...props} placeholder={t`Any`} suggestions={castes} limit={WORDS_MAX} />;
}

function CitiesField(props: FieldBase) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const { names } = useCities(typed);
  return (
    <WordsField {...props} placeholder={t`Any`} suggestions={names} onType={setTyped} limit={WORDS_MAX} />
  );
}

function DistrictsField(props: FieldBase) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const words = useWords('nativeDistrict', typed, typed !== '');
  return (
    <WordsField {...props} placeholder={t`Any`} suggestions={words} onType={setTyped} limit={WORDS_MAX} />
  );
}

function CountriesField(props: FieldBase) {
  return <ChoicesField {...props} kind="country" begin={COUNTRIES} />;
}
