import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { formResolver } from '../../../../kit/web/form/formResolver.ts';
import { useFormSubmit } from '../../../../kit/web/form/useFormSubmit.ts';
import { Field } from '../../../../ui/form/Field.tsx';
import { RadioGroup } from '../../../../ui/form/RadioGroup.tsx';
import { Select } from '../../../../ui/form/Select.tsx';
import { TextArea, TextInput } from '../../../../ui/form/TextInput.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { toast } from '../../../../ui/state/toast.tsx';
import { states } from '../../../vocabulary/shared/states.ts';
import type { Seller } from '../../shared/seller/sellerRules.ts';
import { site } from '../site.ts';
import { UnsavedChanges } from '../UnsavedChanges.tsx';
import { Part, SaveBar } from './FormParts.tsx';
import { type TypedSeller, typedSellerFrom, typedSellerSchema } from './typedSeller.ts';
import { useSeenVersion } from './useSeenVersion.ts';

const resolver = formResolver(typedSellerSchema);
const stateOptions = Object.entries(states)
  .filter(([code]) => code !== '96')
  .map(([value, name]) => ({ value, label: `${name} (${value})` }))
  .sort((a, b) => a.label.localeCompare(b.label, 'en'));

type SellerFormProps = { found: Seller | null; version: string | null; mayChange: boolean };

/** Form of the seller on invoices. @param found null until there is one */
export function SellerForm({ found, version, mayChange }: SellerFormProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const form = useForm<TypedSeller, unknown, Seller>({ resolver, defaultValues: typedSellerFrom(found) });
  const { register, watch, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;
  const seen = useSeenVersion(version, isDirty, () => form.reset(typedSellerFrom(found)));
  const registered = watch('registered') === 'yes';

  const { submit: save, failure } = useFormSubmit(form, async (seller) => {
    const saved = await site.changeSeller.call({ ...seller, version: seen });
    form.reset(typedSellerFrom(saved));
    await client.invalidateQueries({ queryKey: site.seller.queryKey() });
    toast({ title: t`Saved`, description: t`New invoices will show these details.` });
  });

  return (
    <form noValidate onSubmit={save} className="max-w-4xl">
      <UnsavedChanges unsaved={isDirty && !isSubmitting} />
      {!found && (
        <Notice title={t`You can't sell plans yet`} className="mb-2">
          {mayChange ? (
            <Trans>
              Every payment gets an invoice, and an invoice needs seller details. Members can buy plans once
              you save this page.
            </Trans>
          ) : (
            <Trans>
              Every payment gets an invoice, and an invoice needs seller details. Please ask an admin to fill
              in this page.
            </Trans>
          )}
        </Notice>
      )}
      {found && !mayChange && <Notice className="mb-2">{t`Only an admin can change this.`}</Notice>}
      <fieldset disabled={!mayChange} className="min-w-0 divide-y divide-line">
        <Part title={t`Seller`} text={t`The registered trust or company that members pay.`}>
          <Field
            label={t`Registered name`}
            help={t`Shown on every invoice and on the payment page.`}
            error={errors.name?.message}
          >
            <TextInput {...register('name')} limit={120} autoComplete="organization" />
          </Field>
          <Field label={t`Address`} help={t`House, street and locality.`} error={errors.address?.message}>
            <TextArea {...register('address')} rows={2} limit={200} autoComplete="street-address" />
          </Field>
          <div className="grid gap-5 sm:grid-cols-[1fr_9rem]">
            <Field label={t`City`} error={errors.city?.message}>
              <TextInput {...register('city')} limit={80} autoComplete="address-level2" />
            </Field>
            <Field label={t`PIN code`} error={errors.pin?.message}>
              <TextInput {...register('pin')} inputMode="numeric" limit={6} autoComplete="postal-code" />
            </Field>
          </div>
          <Field
            label={t`State`}
            help={t`Decides the type of tax. The place of supply is the state that the member enters when paying. Same state: CGST and SGST. Other states: IGST.`}
            error={errors.state?.message}
          >
            <Select {...register('state')} empty={t`Choose one`} options={stateOptions} />
          </Field>
        </Part>
        <Part
          title={t`Tax`}
          text={t`Plan prices include GST. The rate decides how much of the price is tax.`}
        >
          <Field
            group
            label={t`Is the seller registered for GST?`}
            help={t`If not, members get a bill of supply, without tax.`}
          >
            <RadioGroup
              {...register('registered')}
              options={[
                { value: 'yes', label: t`Yes` },
                { value: 'no', label: t`No` },
              ]}
            />
          </Field>
          {registered && (
            <div className="grid gap-5 sm:grid-cols-[1fr_9rem]">
              <Field
                label={t`GSTIN`}
                help={t`15 characters, as on the registration certificate.`}
                error={errors.gstin?.message}
              >
                <TextInput
                  {...register('gstin')}
                  limit={20}
                  autoCapitalize="characters"
                  autoComplete="off"
                  spellCheck={false}
                  className="uppercase"
                />
              </Field>
              <Field
                label={t`GST rate (%)`}
                help={t`18 for matrimony services.`}
                error={errors.gstBasisPoints?.message}
              >
                <TextInput {...register('gstBasisPoints')} inputMode="decimal" limit={6} />
              </Field>
            </div>
          )}
          <Field
            label={t`SAC`}
            help={t`The service code on the invoice. 999799 is for services without their own code. If you're not sure, ask your accountant.`}
            error={errors.sac?.message}
          >
            <TextInput {...register('sac')} inputMode="numeric" limit={6} className="sm:max-w-36" />
          </Field>
        </Part>
        <Part
          title={t`Invoice numbers`}
          text={t`Invoices and credit notes are numbered without gaps. The numbers start again on 1 April every year.`}
        >
          <Field
            label={t`Invoice prefix`}
            help={t`Up to 3 letters or digits. With HUM, the first invoice of 2026-27 is HUM/2627/0000001.`}
            error={errors.prefix?.message}
          >
            <TextInput
              {...register('prefix')}
              limit={3}
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
              className="uppercase sm:max-w-36"
            />
          </Field>
        </Part>
      </fieldset>
      {mayChange && <SaveBar failure={failure} busy={isSubmitting} />}
    </form>
  );
}
