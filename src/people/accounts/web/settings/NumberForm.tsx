import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useFormSubmit } from '../../../../kit/web/form/useFormSubmit.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { accounts } from '../accounts.ts';

type Sent = { formatted: string; resendSeconds: number };

type NumberFormProps = {
  number: string;
  onSent(number: string, sent: Sent): void;
  onClose(): void;
};

/** The number that a code is sent to. Only the server checks it: the rules for all countries are large. */
export function NumberForm({ number, onSent, onClose }: NumberFormProps) {
  const form = useForm({ defaultValues: { phone: number } });
  const { errors, isSubmitting } = form.formState;
  useEffect(() => form.setFocus('phone'), [form]);

  const { submit, failure } = useFormSubmit(form, async ({ phone }) => {
    onSent(phone, await accounts.sendPhoneCode.call({ phone }));
  });

  return (
    <form noValidate onSubmit={submit} className="grid max-w-form gap-5">
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Field
        label={<Trans>Mobile number</Trans>}
        help={<Trans>10 digits for India. For other countries, start with the country code, like +44.</Trans>}
        error={errors.phone?.message}
      >
        <TextInput {...form.register('phone')} type="tel" inputMode="tel" autoComplete="tel" />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSubmitting}>
          <Trans>Send code</Trans>
        </Button>
        <Button kind="plain" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
