import { Trans, useLingui } from '@lingui/react/macro';
import { ORPCError } from '@orpc/client';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useSite } from '../../../../base/site/web/useSite.ts';
import { dayInIndia } from '../../../../kit/shared/time/clock.ts';
import { errorText, fieldErrors } from '../../../../kit/web/api/errors.ts';
import { formResolver } from '../../../../kit/web/form/formResolver.ts';
import { paths } from '../../../../paths.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { toast } from '../../../../ui/state/toast.tsx';
import type { Landing } from '../../../accounts/web/login/useLanding.ts';
import type { Registration } from '../../shared/rules.ts';
import { profiles } from '../profiles.ts';
import { CommunityFields } from './CommunityFields.tsx';
import { Declaration } from './Declaration.tsx';
import { readRegistrationDraft, removeRegistrationDraft, saveRegistrationDraft } from './draft.ts';
import { LoginFields, TAKEN } from './LoginFields.tsx';
import { PersonFields } from './PersonFields.tsx';
import { Step } from './Step.tsx';
import {
  dependent,
  type FieldName,
  fieldOf,
  firstOf,
  type RegistrationInput,
  stepOf,
  steps,
} from './steps.ts';
import { useSteps } from './useSteps.ts';

const schema = () =>
  import('../../shared/rules.ts').then(({ registrationOn }) => registrationOn(() => dayInIndia(new Date())));
const resolver = formResolver(schema);
const empty: Partial<RegistrationInput> = {
  profileFor: 'self',
  name: '',
  dateOfBirth: '',
  religion: '',
  motherTongue: '',
  accountName: '',
  email: '',
  phone: '',
  password: '',
  confirmPassword: '',
};

/** Registration form: three sections on a desktop, three steps on a phone. */
export function RegistrationForm({ landing, land }: Pick<Landing, 'landing' | 'land'>) {
  const { t } = useLingui();
  const site = useSite();
  const [failure, setFailure] = useState<string>();
  const [draft] = useState(readRegistrationDraft);
  const form = useForm<RegistrationInput, unknown, Registration>({
    resolver,
    defaultValues: { ...empty, ...draft },
    // Errors are removed below as soon as they are fixed, and none appears while typing.
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { setFocus, subscribe, trigger, getFieldState } = form;

  const headings = useRef<(HTMLHeadingElement | null)[]>([]);
  const wrong = useRef<string>(undefined);
  const { step, show, isLast } = useSteps(
    useCallback(
      (shown: number) => {
        if (wrong.current) setFocus(wrong.current as FieldName);
        else headings.current[shown]?.focus();
        wrong.current = undefined;
      },
      [setFocus],
    ),
  );

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback({ values, name }) {
          saveRegistrationDraft(values);
          const changed = name as FieldName | undefined;
          for (const field of changed ? [changed, dependent[changed]] : []) {
            if (field && getFieldState(field).error) void trigger(field);
          }
        },
      }),
    [subscribe, getFieldState, trigger],
  );

  function leadTo(field: string | undefined) {
    if (!field) return;
    wrong.current = field;
    if (show(stepOf(fieldOf(field)))) return;
    wrong.current = undefined;
    setFocus(field as FieldName);
  }

  const register = form.handleSubmit(
    async (registration) => {
      setFailure(undefined);
      try {
        await profiles.register.call(registration);
      } catch (error) {
        return refused(error);
      }
      removeRegistrationDraft();
      toast({
        title: t`Registration Successful! 🎉`,
        description: t`Welcome to ${site.name}! Your profile has been created.`,
      });
      await land(paths.dashboard());
    },
    (errors) => {
      if (errors.confirmPassword?.type === 'custom') {
        toast({
          tone: 'bad',
          title: t`Password Mismatch`,
          description: t`Passwords do not match. Please try again.`,
        });
      }
      leadTo(firstOf(errors));
    },
  );

  function refused(error: unknown) {
    if (error instanceof ORPCError && error.code === 'CONFLICT') {
      const message = t`This email is already registered. Please login instead.`;
      toast({ tone: 'bad', title: t`Email Already Exists`, description: message });
      form.setError('email', { type: TAKEN, message });
      return leadTo('email');
    }
    const fields = fieldErrors(error);
    for (const [name, message] of Object.entries(fields)) {
      if (stepOf(fieldOf(name)) >= 0) form.setError(name as FieldName, { type: 'server', message });
    }
    const first = firstOf(fields);
    if (first) leadTo(first);
    else setFailure(errorText(error));
  }

  async function onSubmit(event: FormEvent) {
    if (isLast()) return register(event);
    event.preventDefault();
    if (await trigger(steps[step], { shouldFocus: true })) show(step + 1);
  }

  const sections = [
    { title: t`About the bride or groom`, text: t`Who is this profile for?`, fields: <PersonFields /> },
    { title: t`Birth and community`, text: t`What families ask first.`, fields: <CommunityFields /> },
    {
      title: t`Contact and password`,
      text: t`Your email and phone number are never shown on the profile.`,
      fields: (
        <>
          <LoginFields />
          <Declaration {...form.register('declaration')} error={form.formState.errors.declaration?.message} />
        </>
      ),
    },
  ];

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={onSubmit} onFocus={() => schema().catch(() => {})} className="mt-6 md:mt-10">
        {sections.map(({ title, text, fields }, number) => (
          <Step
            key={title}
            number={number}
            of={sections.length}
            shown={step}
            title={title}
            text={text}
            heading={(element) => {
              headings.current[number] = element;
            }}
          >
            {fields}
          </Step>
        ))}
        <div className="mt-8 grid md:mt-0 md:grid-cols-[1fr_minmax(0,29rem)] md:gap-12 lg:gap-24">
          <div className="grid gap-4 md:col-start-2">
            {failure && <Notice tone="bad">{failure}</Notice>}
            <div className="flex gap-3">
              {step > 0 && (
                <Button kind="quiet" onClick={() => show(step - 1)} className="md:hidden">
                  <Trans>Back</Trans>
                </Button>
              )}
              {step < steps.length - 1 && (
                <Button type="submit" className="grow md:hidden">
                  <Trans>Next</Trans>
                </Button>
              )}
              <Button
                type="submit"
                busy={form.formState.isSubmitting || landing}
                className={step < steps.length - 1 ? 'grow max-md:hidden' : 'grow'}
              >
                <Trans>Create Profile</Trans>
              </Button>
            </div>
          </div>
        </div>
      </form>
    </FormProvider>
  );
}
