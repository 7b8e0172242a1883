import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { errorText } from '../../../../kit/web/api/errors.ts';
import { formResolver } from '../../../../kit/web/form/formResolver.ts';
import { useFormSubmit } from '../../../../kit/web/form/useFormSubmit.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { accounts } from '../accounts.ts';

const schema = () => import('../../shared/rules.ts').then(({ phoneCode }) => phoneCode);

type CodeFormProps = {
  number: string;
  sent: { formatted: string; resendSeconds: number };
  outboxUrl: string | null;
  onDone(formatted: string): Promise<void>;
  onChangeNumber(): void;
};

/** The code of an SMS, which a phone offers to fill in, with the ways on when none arrives. */
export function CodeForm({ number, sent, outboxUrl, onDone, onChangeNumber }: CodeFormProps) {
  const [again, setAgain] = useState<'sending' | 'sent'>();
  const [seconds, restart] = useCountdown(sent.resendSeconds);
  const form = useForm({ resolver: formResolver(schema), defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;
  useEffect(() => form.setFocus('code'), [form]);

  const { submit, failure, setFailure } = useFormSubmit(form, async ({ code }) => {
    const { formatted } = await accounts.verifyPhone.call({ code });
    await onDone(formatted);
  });

  async function resend() {
    setFailure(undefined);
    setAgain('sending');
    try {
      const { resendSeconds } = await accounts.sendPhoneCode.call({ phone: number });
      form.reset({ code: '' });
      restart(resendSeconds);
      setAgain('sent');
      form.setFocus('code');
    } catch (error) {
      setAgain(undefined);
      setFailure(errorText(error));
    }
  }

  return (
    <form noValidate onSubmit={submit} className="grid max-w-form gap-5">
      <p role="status">
        {again === 'sent' ? (
          <Trans>
            We've sent a new code to <b className="whitespace-nowrap font-semibold">{sent.formatted}</b>.
          </Trans>
        ) : (
          <Trans>
            We've sent a code to <b className="whitespace-nowrap font-semibold">{sent.formatted}</b>.
          </Trans>
        )}
      </p>
      {outboxUrl && (
        <Notice title={<Trans>This is a demo</Trans>}>
          <Trans>
            No SMS is sent.{' '}
            <a
              href={outboxUrl}
              target="_blank"
              rel="noreferrer"
              className="text-kumkum-ink underline underline-offset-4"
            >
              Read it here
            </a>
          </Trans>
        </Notice>
      )}
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Field
        label={<Trans>6-digit code</Trans>}
        help={<Trans>The code works for 10 minutes. Never share it with anyone.</Trans>}
        error={errors.code?.message}
      >
        <TextInput
          {...form.register('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          limit={11}
          className="max-w-52 text-2xl tracking-[0.3em]"
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSubmitting}>
          <Trans>Verify</Trans>
        </Button>
        <Button kind="quiet" disabled={seconds > 0} busy={again === 'sending'} onClick={resend}>
          {seconds > 0 ? <Trans>Send again in {seconds} s</Trans> : <Trans>Send again</Trans>}
        </Button>
        <Button kind="plain" onClick={onChangeNumber}>
          <Trans>Change number</Trans>
        </Button>
      </div>
    </form>
  );
}

/** Counts down from a number of seconds. Returns the seconds left, and a function that starts again. */
function useCountdown(first: number): [left: number, restart: (seconds: number) => void] {
  const [endsAt, setEndsAt] = useState(() => Date.now() + first * 1000);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((endsAt - now) / 1000));
  const counting = left > 0;
  useEffect(() => {
    if (!counting) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [counting]);
  return [
    left,
    (seconds) => {
      setNow(Date.now());
      setEndsAt(Date.now() + seconds * 1000);
    },
  ];
}
