import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import { Checkbox } from '../../../../ui/form/Checkbox.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import { countable, entitlements } from '../../shared/rules.ts';
import { featureName } from '../featureName.tsx';
import type { PlanValues } from './planValues.ts';

/** Fields for a plan's entitlements: a checkbox for each, and a quota if it is counted. */
export function GrantFields({ form, error }: { form: UseFormReturn<PlanValues>; error: string | undefined }) {
  const { t } = useLingui();
  const grants = form.watch('grants');
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold leading-snug">
        <Trans>Benefits</Trans>
      </legend>
      <p className="mb-3 text-sm text-soft">
        <Trans>Leave a number empty for no limit.</Trans>
      </p>
      {error && <Wrong>{error}</Wrong>}
      <ul className="grid">
        {entitlements.map((name) => {
          const wrong = form.formState.errors.grants?.[name]?.quota?.message;
          const id = `quota-${name}`;
          return (
            <li key={name} className="border-line border-b py-2 first:border-t">
              <div className="flex min-h-12 items-center justify-between gap-3">
                <Checkbox
                  {...form.register(`grants.${name}.on`)}
                  label={
                    name === 'contact_details'
                      ? t`Contact details`
                      : featureName({ entitlement: name, quota: null })
                  }
                />
                {countable.includes(name) && grants[name].on && (
                  <div className="w-29 shrink-0">
                    <TextInput
                      {...form.register(`grants.${name}.quota`)}
                      aria-label={t`How many`}
                      placeholder={t`No limit`}
                      aria-invalid={wrong ? true : undefined}
                      aria-describedby={wrong ? id : undefined}
                      inputMode="numeric"
                      autoComplete="off"
                    />
                  </div>
                )}
              </div>
              {wrong && <Wrong id={id}>{wrong}</Wrong>}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

function Wrong({ id, children }: { id?: string; children: string }) {
  return (
    <p id={id} role="alert" className="my-1.5 flex gap-1.5 text-bad-ink text-sm">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
