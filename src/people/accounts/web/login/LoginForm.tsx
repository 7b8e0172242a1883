import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import { formResolver } from '../../../../kit/web/form/formResolver.ts';
import { useFormSubmit } from '../../../../kit/web/form/useFormSubmit.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { PasswordInput } from '../../../../ui/form/PasswordInput.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import { loadFile } from '../../../../ui/lazyPart.ts';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { type ToastMessage, toast } from '../../../../ui/state/toast.tsx';
import { accounts } from '../accounts.ts';
import type { SecondFactorRequest } from './SecondStep.tsx';
import { useFailureToast } from './useFailureToast.ts';
import type { Landing } from './useLanding.ts';

const SecondStep = lazy(() => loadFile(() => import('./SecondStep.tsx')));

// Loaded when a field is used, to be there when the form is sent.
const schemas = {
  member: () => import('../../shared/rules.ts').then(({ login }) => login),
  staff: () => import('../../shared/rules.ts').then(({ login, email }) => login.extend({ email })),
};
const empty = { email: '', password: '' };

type LoginFormProps = Pick<Landing, 'landing' | 'land'> & {
  access: 'member' | 'staff';
  /** Sample account of a demo, shown and filled in. */
  demo: { email: string; password: string } | undefined;
  /** Returns the toast of a login. @param page that follows */
  welcome(page: string): ToastMessage;
  /** Title of the error message at the form, and of its toast. */
  failed: string;
  /** Returns the page to go to, from the one that the server returned. */
  landsOn?(lands: string): string;
};

/** Form with email and password, for members and for staff. */
export function LoginForm({
  landing,
  land,
  access,
  demo,
  welcome,
  failed,
  landsOn = (lands) => lands,
}: LoginFormProps) {
  const [asked, setAsked] = useState<SecondFactorRequest>();
  const form = useForm({
    resolver: formResolver(schemas[access]),
    // The same as in the document: setting another text, if only for a moment, would part what is being typed.
    defaultValues: demo ?? empty,
    values: demo,
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isSubmitting } = form.formState;

  async function finish(lands: string) {
    const page = landsOn(lands);
    toast(welcome(page));
    await land(page);
  }

  const { submit, failure } = useFormSubmit(form, async (typed) => {
    const { lands, secondFactor } = await accounts.logIn.call({ ...typed, access });
    if (secondFactor) setAsked(secondFactor);
    else await finish(lands);
  });
  useFailureToast(failed, failure);

  if (asked) {
    return (
      <Suspense fallback={null}>
        <SecondStep
          asked={asked}
          failed={failed}
          landing={landing}
          onPassed={finish}
          onBack={() => setAsked(undefined)}
        />
      </Suspense>
    );
  }
  return (
    <form
      noValidate
      onSubmit={submit}
      onFocus={() => schemas[access]().catch(() => {})}
      className="grid gap-5"
    >
      {failure && (
        <Notice tone="bad" title={failed}>
          {failure}
        </Notice>
      )}
      <Field
        label={access === 'staff' ? <Trans>Email</Trans> : <Trans>Email or phone number</Trans>}
        error={errors.email?.message}
      >
        <TextInput
          {...form.register('email')}
          defaultValue={demo?.email}
          type={access === 'staff' ? 'email' : 'text'}
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field label={<Trans>Password</Trans>} error={errors.password?.message}>
        <PasswordInput
          {...form.register('password')}
          defaultValue={demo?.password}
          autoComplete="current-password"
        />
      </Field>
      <Button type="submit" busy={isSubmitting || landing} className="mt-2">
        <Trans>Login</Trans>
      </Button>
      {demo && (
        <Notice title={<Trans>This is a demo</Trans>}>
          <p className="text-sm">
            <Trans>We've filled in a sample account for you:</Trans>
          </p>
          <dl className="mt-1 grid gap-x-3 text-sm sm:grid-cols-[auto_1fr]">
            <dt className="text-soft">
              <Trans>Email</Trans>
            </dt>
            <dd className="min-w-0 font-semibold">{demo.email}</dd>
            <dt className="text-soft">
              <Trans>Password</Trans>
            </dt>
            <dd className="min-w-0 font-semibold">{demo.password}</dd>
          </dl>
        </Notice>
      )}
    </form>
  );
}
