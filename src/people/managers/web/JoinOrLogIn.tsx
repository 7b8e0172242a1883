import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { formResolver } from '../../../kit/web/form/formResolver.ts';
import { useFormSubmit } from '../../../kit/web/form/useFormSubmit.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Segments } from '../../../ui/form/Segments.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { LoginForm } from '../../accounts/web/login/LoginForm.tsx';
import { useLanding } from '../../accounts/web/login/useLanding.ts';
import { useMismatchToast } from '../../accounts/web/password/useMismatchToast.ts';
import { openAs } from '../../profiles/web/managed.ts';
import { LoginFields } from '../../profiles/web/register/LoginFields.tsx';
import { managers } from './managers.ts';

const schema = () =>
  Promise.all([import('../../accounts/shared/rules.ts'), import('../shared/rules.ts')]).then(
    ([{ mismatch, passwordsMatch }, { joining }]) => joining.refine(passwordsMatch, mismatch),
  );
const resolver = formResolver(schema);

/** For who is not logged in: a new account, or the login of the one that is there. */
export function JoinOrLogIn({ token, email }: { token: string; email: string | null }) {
  const { t } = useLingui();
  const [way, setWay] = useState('new');
  const { landing, land } = useLanding();
  return (
    <div className="grid gap-6">
      <Field group label={<Trans>Do you have an account?</Trans>}>
        <Segments
          value={way}
          onChange={setWay}
          options={[
            { value: 'new', label: <Trans>No, I'm new here</Trans> },
            { value: 'login', label: <Trans>Yes, log in</Trans> },
          ]}
        />
      </Field>
      {way === 'new' ? (
        <Join token={token} email={email} />
      ) : (
        <LoginForm
          landing={landing}
          land={land}
          access="member"
          demo={undefined}
          welcome={() => ({ title: t`Login Successful! 🎉` })}
          failed={t`Login Failed`}
          landsOn={() => paths.join(token)}
        />
      )}
    </div>
  );
}

function Join({ token, email }: { token: string; email: string | null }) {
  const form = useForm({
    resolver,
    defaultValues: {
      accountName: '',
      email: email ?? '',
      phone: '',
      password: '',
      confirmPassword: '',
      consent: false as unknown as true,
    },
  });

  const mismatch = useMismatchToast();

  const { submit: join, failure } = useFormSubmit(
    form,
    async (typed) => {
      await openAs(async () => (await managers.join.call({ ...typed, token })).name);
    },
    { onInvalid: () => mismatch.check(form.getValues()) },
  );

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={join} onFocus={() => schema().catch(() => {})} className="grid gap-5">
        <LoginFields />
        {failure && <Notice tone="bad">{failure}</Notice>}
        <Button type="submit" busy={form.formState.isSubmitting}>
          <Trans>Create account and accept</Trans>
        </Button>
      </form>
    </FormProvider>
  );
}
