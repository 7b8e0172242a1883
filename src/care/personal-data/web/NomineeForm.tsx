import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { storeAnswer } from '../../../kit/web/api/storeAnswer.ts';
import { formResolver } from '../../../kit/web/form/formResolver.ts';
import { useFormSubmit } from '../../../kit/web/form/useFormSubmit.ts';
import { useManagerTexts } from '../../../people/managers/web/useManagerTexts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { toast } from '../../../ui/state/toast.tsx';
import type { Nominee, NomineeInput } from '../shared/nominees.ts';
import { personalData } from './personalData.ts';

const schema = () => import('../shared/nominees.ts').then(({ nominee }) => nominee);

type Named = Awaited<ReturnType<typeof personalData.nominee.call>>['nominee'];
type NomineeFormProps = { nominee: Named; onClose(): void };

/** Form that names the nominee. */
export function NomineeForm({ nominee, onClose }: NomineeFormProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { relations } = useManagerTexts();
  const form = useForm<NomineeInput, unknown, Nominee>({
    resolver: formResolver(schema),
    defaultValues: {
      name: nominee?.name ?? '',
      // The API takes only these.
      relation: nominee?.relation as NomineeInput['relation'] | undefined,
      phone: nominee?.phone ?? '',
      email: nominee?.email ?? '',
    },
  });
  const { errors, isSubmitting } = form.formState;
  useEffect(() => form.setFocus('name'), [form]);

  const { submit, failure } = useFormSubmit(form, async (typed) => {
    const saved = await personalData.nameNominee.call(typed);
    storeAnswer(queries, personalData.nominee.queryKey(), saved);
    toast({ title: t`Nominee saved` });
    onClose();
  });

  return (
    <form
      noValidate
      onSubmit={submit}
      onFocus={() => schema().catch(() => {})}
      className="grid max-w-form gap-5"
    >
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Field label={<Trans>Full name</Trans>} error={errors.name?.message}>
        <TextInput {...form.register('name')} limit={100} autoComplete="off" />
      </Field>
      <Field label={<Trans>Relation to you</Trans>} error={errors.relation?.message}>
        <Select
          {...form.register('relation')}
          empty={t`Choose`}
          options={Object.entries(relations)
            .filter(([relation]) => relation !== 'self')
            .map(([value, label]) => ({ value, label }))}
        />
      </Field>
      <Field label={<Trans>Phone number</Trans>} error={errors.phone?.message}>
        <TextInput {...form.register('phone')} type="tel" inputMode="tel" autoComplete="off" />
      </Field>
      <Field label={<Trans>Email</Trans>} optional={t`Optional`} error={errors.email?.message}>
        <TextInput
          {...form.register('email')}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSubmitting}>
          <Trans>Save</Trans>
        </Button>
        <Button kind="plain" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
