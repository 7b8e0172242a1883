import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useVocabulary } from '../../../../base/vocabulary/web/useVocabulary.ts';
import { useTypedValue } from '../../../../kit/web/form/useTypedValue.ts';
import { memberships } from '../../../../money/memberships/web/memberships.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { FoldedFilters } from '../../../../ui/form/FoldedFilters.tsx';
import { Select } from '../../../../ui/form/Select.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import { GENDERS, MEMBER_SORTS, MEMBER_STATUSES, WITHIN_DAYS } from '../../shared/rules.ts';
import { genderText, sortText, statusText } from '../memberTexts.tsx';
import type { MemberFilterTexts } from './address.ts';

/** Ages at which people are looked for. */
const ages = Array.from({ length: 53 }, (_, place) => ({
  value: String(18 + place),
  label: String(18 + place),
}));

type FiltersProps = { filters: MemberFilterTexts; onApply(changed: MemberFilterTexts): void };

/** Search, filters and order of the list. A choice is applied at once, words when they are sent. */
export function MemberFilters({ filters, onApply }: FiltersProps) {
  const { t } = useLingui();
  const [q, setQ] = useTypedValue(filters.q ?? '');
  const [city, setCity] = useTypedValue(filters.city ?? '');
  const [community, setCommunity] = useTypedValue(filters.community ?? '');
  const { q: _, sort: __, ...narrowing } = filters;
  const { choicesOf } = useVocabulary();
  const plans = useQuery(memberships.plans.queryOptions());

  function submit(event: FormEvent) {
    event.preventDefault();
    onApply({ q, city, community });
  }

  const choice = (name: keyof MemberFilterTexts) => ({
    value: filters[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) =>
      onApply({ q, city, community, [name]: target.value }),
  });
  return (
    <search aria-label={t`Users`}>
      <form onSubmit={submit}>
        <div className="mb-4 flex items-end gap-3">
          <Field label={<Trans>Name, email, phone number or ID</Trans>} className="min-w-0 grow">
            <TextInput
              type="search"
              value={q}
              maxLength={200}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => setQ(target.value)}
            />
          </Field>
          <Button type="submit" aria-label={t`Search`} className="shrink-0 px-4">
            <Search aria-hidden className="size-5" />
            <span className="max-sm:sr-only">
              <Trans>Search</Trans>
            </span>
          </Button>
        </div>
        <FoldedFilters set={Object.keys(narrowing).length}>
          <div className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-4">
            <Field label={<Trans>Gender</Trans>}>
              <Select
                {...choice('gender')}
                empty={t`All`}
                options={GENDERS.map((value) => ({ value, label: genderText(value) }))}
              />
            </Field>
            <Field label={<Trans>Age from</Trans>}>
              <Select {...choice('ageFrom')} empty={t`Any`} options={ages} />
            </Field>
            <Field label={<Trans>Age to</Trans>}>
              <Select {...choice('ageTo')} empty={t`Any`} options={ages} />
            </Field>
            <Field label={<Trans>Community</Trans>}>
              <TextInput
                value={community}
                maxLength={80}
                autoComplete="off"
                onChange={({ target }) => setCommunity(target.value)}
                onBlur={() =>
                  community.trim() !== (filters.community ?? '') && onApply({ q, city, community })
                }
              />
            </Field>
            <Field label={<Trans>Status</Trans>}>
              <Select
                {...choice('status')}
                empty={t`All`}
                options={MEMBER_STATUSES.map((value) => ({ value, label: statusText(value) }))}
              />
            </Field>
            <Field label={<Trans>Plan</Trans>}>
              <Select
                {...choice('plan')}
                empty={t`All`}
                options={[
                  { value: 'any', label: t`Any plan` },
                  { value: 'none', label: t`No plan` },
                  ...(plans.data ?? []).map(({ slug, name }) => ({ value: slug, label: name })),
                ]}
              />
            </Field>
            <Field label={<Trans>State</Trans>}>
              <Select {...choice('state')} empty={t`All`} options={choicesOf('state', 'inForms') ?? []} />
            </Field>
            <Field label={<Trans>City</Trans>}>
              <TextInput
                value={city}
                maxLength={80}
                autoComplete="off"
                onChange={({ target }) => setCity(target.value)}
                onBlur={() => city.trim() !== (filters.city ?? '') && onApply({ q, city, community })}
              />
            </Field>
            <Field label={<Trans>Registered</Trans>}>
              <Select
                {...choice('within')}
                empty={t`Any time`}
                options={WITHIN_DAYS.map((days) => ({ value: String(days), label: t`Last ${days} days` }))}
              />
            </Field>
            <Field label={<Trans>ID verified</Trans>}>
              <Select
                {...choice('verified')}
                empty={t`All`}
                options={[
                  { value: 'yes', label: t`Yes` },
                  { value: 'no', label: t`No` },
                ]}
              />
            </Field>
            <Field label={<Trans>Calls</Trans>}>
              <Select
                {...choice('calls')}
                empty={t`All`}
                options={[{ value: 'due', label: t`Call-back due` }]}
              />
            </Field>
            <Field label={<Trans>Sort by</Trans>}>
              <Select
                {...choice('sort')}
                value={filters.sort ?? 'newest'}
                options={MEMBER_SORTS.map((value) => ({ value, label: sortText(value) }))}
              />
            </Field>
          </div>
        </FoldedFilters>
      </form>
    </search>
  );
}
