import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { useTypedValue } from '../../../../kit/web/form/useTypedValue.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { FoldedFilters } from '../../../../ui/form/FoldedFilters.tsx';
import { Select } from '../../../../ui/form/Select.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import type { PaymentListFilters } from './paymentQueries.ts';

type PaymentFiltersProps = {
  filters: PaymentListFilters;
  plans: string[];
  onChange(filters: PaymentListFilters): void;
};

/** Narrows the list of payments by status, plan, period and member. */
export function PaymentFilters({ filters, plans, onChange }: PaymentFiltersProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useTypedValue(filters.q ?? '');
  const set = (field: keyof PaymentListFilters, value: string) =>
    onChange({ ...filters, [field]: value === '' ? undefined : value });
  // A day can be typed that the calendar does not offer.
  const isTurned = filters.from !== undefined && filters.to !== undefined && filters.from > filters.to;
  function search(event: FormEvent) {
    event.preventDefault();
    set('q', typed.trim());
  }
  return (
    <div className="mb-4">
      <FoldedFilters set={Object.values(filters).filter(Boolean).length}>
        <form
          onSubmit={search}
          className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-4 2xl:grid-cols-[1fr_1fr_1fr_1fr_2fr_auto]"
        >
          <Field label={<Trans>Status</Trans>}>
            <Select
              value={filters.status ?? ''}
              empty={t`Any`}
              options={[
                { value: 'success', label: t`Success` },
                { value: 'failed', label: t`Failed` },
                { value: 'refunded', label: t`Refunded` },
                { value: 'started', label: t`Authorised` },
              ]}
              onChange={({ target }) => set('status', target.value)}
            />
          </Field>
          <Field label={<Trans>Plan</Trans>}>
            <Select
              value={filters.plan ?? ''}
              empty={t`Any`}
              // The address may have a plan that is not sold any more.
              options={[...new Set([...plans, ...(filters.plan ? [filters.plan] : [])])]}
              onChange={({ target }) => set('plan', target.value)}
            />
          </Field>
          <Field label={<Trans>From</Trans>}>
            <TextInput
              type="date"
              value={filters.from ?? ''}
              max={filters.to}
              onChange={({ target }) => set('from', target.value)}
            />
          </Field>
          <Field
            label={<Trans>To</Trans>}
            error={isTurned && <Trans>Please choose the day under From or a later one.</Trans>}
          >
            <TextInput
              type="date"
              value={filters.to ?? ''}
              min={filters.from}
              onChange={({ target }) => set('to', target.value)}
            />
          </Field>
          <Field label={<Trans>Member or transaction ID</Trans>} className="sm:max-2xl:col-span-2">
            <TextInput
              value={typed}
              maxLength={100}
              autoComplete="off"
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field>
          <Button type="submit" kind="quiet" className="sm:mt-8">
            <Trans>Search</Trans>
          </Button>
        </form>
      </FoldedFilters>
    </div>
  );
}
