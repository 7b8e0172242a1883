import { Trans, useLingui } from '@lingui/react/macro';
import { ORPCError } from '@orpc/client';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { fieldErrors } from '../../../../kit/web/api/errors.ts';
import { useFormSubmit } from '../../../../kit/web/form/useFormSubmit.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Checkbox } from '../../../../ui/form/Checkbox.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { toast } from '../../../../ui/state/toast.tsx';
import { memberships } from '../memberships.ts';
import { refreshPlans } from '../usePlans.ts';
import { GrantFields } from './GrantFields.tsx';
import { changed, fieldOf, type PlanValues, type StaffPlan, typed } from './planValues.ts';

/** Form to edit one plan. */
export function PlanDialog({ plan, onClose }: { plan: StaffPlan; onClose(): void }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const formId = useId();
  const [late, setLate] = useState(false);
  const form = useForm<PlanValues>({ defaultValues: typed(plan) });
  const { errors, isDirty, isSubmitting } = form.formState;

  const { submit, failure } = useFormSubmit(
    form,
    async (values) => {
      try {
        const saved = await memberships.changePlan.call(changed(plan, values));
        toast({ title: t`Saved`, description: t`${saved.name} has been updated.` });
        void refreshPlans();
        onClose();
      } finally {
        void queries.invalidateQueries({ queryKey: memberships.key() });
      }
    },
    {
      onError(error) {
        const wrong = Object.entries(fieldErrors(error));
        wrong.forEach(([name, message], place) => {
          const field = fieldOf(name, form.getValues());
          form.setError(field, { type: 'server', message }, { shouldFocus: place === 0 });
        });
        setLate(error instanceof ORPCError && error.status === 409);
        return wrong.length > 0;
      },
    },
  );

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      unsaved={isDirty && !late}
      title={<Trans>Edit {plan.name}</Trans>}
      actions={
        late ? (
          <Button kind="quiet" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        ) : (
          <>
            <Button kind="quiet" onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit" form={formId} busy={isSubmitting}>
              <Trans>Save Changes</Trans>
            </Button>
          </>
        )
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-5">
        {failure && (
          <Notice tone="bad" title={<Trans>Couldn't save the plan</Trans>}>
            {failure} {late && <Trans>Close this and open the plan again.</Trans>}
          </Notice>
        )}
        <Field label={<Trans>Name</Trans>} error={errors.name?.message}>
          <TextInput {...form.register('name')} limit={40} autoComplete="off" />
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            label={<Trans>Price in rupees</Trans>}
            help={<Trans>Including GST, in whole rupees.</Trans>}
            error={errors.rupees?.message}
          >
            <TextInput {...form.register('rupees')} inputMode="numeric" autoComplete="off" />
          </Field>
          <Field label={<Trans>Duration in months</Trans>} error={errors.months?.message}>
            <TextInput {...form.register('months')} inputMode="numeric" autoComplete="off" />
          </Field>
        </div>
        <GrantFields form={form} error={errors.grants?.root?.message ?? errors.grants?.message} />
        <Flag error={errors.popular?.message}>
          <Checkbox
            {...form.register('popular')}
            label={<Trans>Most Popular</Trans>}
            help={<Trans>Only one plan can have this badge. The other plan will lose it.</Trans>}
          />
        </Flag>
        <Flag error={errors.onSale?.message}>
          <Checkbox {...form.register('onSale')} label={<Trans>On sale</Trans>} />
        </Flag>
      </form>
    </Dialog>
  );
}

function Flag({ error, children }: { error: string | undefined; children: ReactNode }) {
  return (
    <div>
      {children}
      {error && (
        <p role="alert" className="mt-1.5 text-bad-ink text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
