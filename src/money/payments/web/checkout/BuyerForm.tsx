import { Trans, useLingui } from '@lingui/react/macro';
import { ORPCError } from '@orpc/client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { type StateCode, states } from '../../../../base/vocabulary/shared/states.ts';
import { formResolver } from '../../../../kit/web/form/formResolver.ts';
import { useFormSubmit } from '../../../../kit/web/form/useFormSubmit.ts';
import { rupees } from '../../../../kit/web/locale/format.ts';
import { paths } from '../../../../paths.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { Select } from '../../../../ui/form/Select.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { TextLink } from '../../../../ui/TextLink.tsx';
import type { buyer } from '../../shared/buyer.ts';
import { type Order, payments, type Quote } from '../payments.ts';
import { readBuyerDraft, saveBuyerDraft, type Typed } from './draft.ts';
import type { usePay } from './usePay.ts';

const OUTSIDE: StateCode = '96';
const inIndia = Object.entries(states)
  .filter(([code]) => code !== OUTSIDE)
  .map(([value, label]) => ({ value, label }))
  .sort((a, b) => a.label.localeCompare(b.label));
const places = [...inIndia, { value: OUTSIDE, label: states[OUTSIDE] }];

type Buyer = { buyer: z.output<typeof buyer> };

const schema = () =>
  Promise.all([import('zod'), import('../../shared/buyer.ts')]).then(([{ z }, { buyer }]) =>
    z.object({ buyer }),
  );
const empty: Typed = { name: '', address: '', state: '', pin: '' };

const asTyped = (last: Order['buyer'] | undefined): Partial<Typed> =>
  last ? { ...last, address: last.address ?? '', pin: last.pin ?? '' } : {};

type BuyerFormProps = {
  quote: Quote;
  profile: { id: string; name: string };
  /** Where the profile lives. */
  state: StateCode | null;
  pay: ReturnType<typeof usePay>;
  /** The details that the account entered last time. */
  last: Order['buyer'] | undefined;
  onOrdered(made: Awaited<ReturnType<typeof payments.makeOrder.call>>): void;
};

/** Form with the buyer's details for the invoice, and the button that pays. */
export default function BuyerForm({ quote, profile, state, pay, last, onOrdered }: BuyerFormProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const form = useForm<{ buyer: Typed }, unknown, Buyer>({
    resolver: formResolver(schema) as never,
    defaultValues: {
      buyer: {
        ...empty,
        name: profile.name,
        state: state ?? '',
        ...asTyped(last),
        ...readBuyerDraft(profile.id),
      },
    },
  });
  const { subscribe } = form;
  const errors = form.formState.errors.buyer;
  const outside = form.watch('buyer.state') === OUTSIDE;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => saveBuyerDraft(profile.id, values.buyer),
      }),
    [subscribe, profile.id],
  );

  const { submit, failure, setFailure } = useFormSubmit(
    form,
    async ({ buyer: typed }) => {
      if (pay.busy) return;
      const made = await payments.makeOrder.call({
        plan: quote.slug,
        amountPaise: quote.amountPaise,
        buyer: { ...typed, address: typed.address || null, pin: typed.pin || null },
      });
      void queries.invalidateQueries({ queryKey: payments.orders.key() });
      onOrdered(made);
    },
    {
      async onError(error) {
        const isChanged = error instanceof ORPCError && error.code === 'CONFLICT';
        if (isChanged) await priceChanged(quote.amountPaise);
        return isChanged;
      },
    },
  );

  async function priceChanged(before: number) {
    const { quotes } = await queries.fetchQuery(payments.quotes.queryOptions({ staleTime: 0 }));
    const now = quotes.find(({ slug }) => slug === quote.slug)?.amountPaise;
    setFailure(
      now === undefined
        ? t`This plan is no longer on sale. You have not been charged.`
        : t`The price has changed from ${rupees(before)} to ${rupees(now)}. You have not been charged. Please check the new price.`,
    );
  }

  const amount = rupees(quote.amountPaise);
  return (
    <form noValidate onSubmit={submit} className="grid gap-5 md:max-w-form">
      <h2 className="text-xl">
        <Trans>Billing details</Trans>
      </h2>
      <Field label={<Trans>Name</Trans>} error={errors?.name?.message}>
        <TextInput {...form.register('buyer.name')} autoComplete="name" />
      </Field>
      <Field
        label={<Trans>Address</Trans>}
        optional={<Trans>Optional</Trans>}
        error={errors?.address?.message}
      >
        <TextInput {...form.register('buyer.address')} autoComplete="street-address" />
      </Field>
      <Field label={<Trans>State or union territory</Trans>} error={errors?.state?.message}>
        <Select
          {...form.register('buyer.state', { deps: ['buyer.pin'] })}
          empty={t`Choose your state`}
          options={places}
          autoComplete="address-level1"
        />
      </Field>
      <Field
        label={outside ? <Trans>Postal code</Trans> : <Trans>PIN code</Trans>}
        optional={outside && <Trans>Optional</Trans>}
        error={errors?.pin?.message}
      >
        <TextInput
          {...form.register('buyer.pin')}
          inputMode={outside ? 'text' : 'numeric'}
          limit={10}
          autoComplete="postal-code"
          className="max-w-40"
        />
      </Field>
      {(failure ?? pay.failure) && <Notice tone="bad">{failure ?? pay.failure}</Notice>}
      <Button type="submit" busy={form.formState.isSubmitting || pay.busy} className="mt-1 w-full">
        <Trans>Pay {amount}</Trans>
      </Button>
      <p className="text-soft text-sm">
        <Trans>
          Pay by UPI, card or net banking in our payment provider's window. We never see your payment details.
          One payment, no auto-renewal. Your invoice appears under Your payments. See the{' '}
          <TextLink to={paths.refundPolicy()} target="_blank">
            Refund Policy
          </TextLink>{' '}
          (opens in a new tab).
        </Trans>
      </p>
    </form>
  );
}
