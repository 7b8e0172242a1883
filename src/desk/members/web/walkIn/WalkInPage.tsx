import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import type { z } from 'zod';
import { page } from '../../../../base/site/web/page.ts';
import { UnsavedChanges } from '../../../../base/site/web/UnsavedChanges.tsx';
import { dayInIndia } from '../../../../kit/shared/time/clock.ts';
import { formResolver } from '../../../../kit/web/form/formResolver.ts';
import { useFormSubmit } from '../../../../kit/web/form/useFormSubmit.ts';
import { CommunityFields } from '../../../../people/profiles/web/register/CommunityFields.tsx';
import { PersonFields } from '../../../../people/profiles/web/register/PersonFields.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { RadioGroup } from '../../../../ui/form/RadioGroup.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import type { familyOn } from '../../shared/walkIns.ts';
import { members } from '../members.ts';
import { HiddenUntil } from './HiddenUntil.tsx';
import { KnownPerson } from './KnownPerson.tsx';
import { PersonContact } from './PersonContact.tsx';
import { Registered, type RegisteredFamily } from './Registered.tsx';

export const meta = () => page({ title: t`Register a family` });

const schema = () =>
  import('../../shared/walkIns.ts').then(({ familyOn }) => familyOn(() => dayInIndia(new Date())));
type Family = ReturnType<typeof familyOn>;
const resolver = formResolver(schema);

/** Registers a family that came to the office. It claims its profile by a link, which sets the password. */
export default function WalkInPage() {
  const { t } = useLingui();
  const [done, setDone] = useState<RegisteredFamily>();
  const [how, setHow] = useState('mail');
  const form = useForm<z.input<Family>, unknown, z.output<Family>>({
    resolver,
    defaultValues: {
      profileFor: 'daughter',
      gender: 'female',
      name: '',
      dateOfBirth: '',
      religion: '',
      motherTongue: '',
      email: '',
      phone: '',
      person: { channel: 'email', address: '' },
    },
  });
  const { isSubmitting, isDirty } = form.formState;

  const { submit, failure } = useFormSubmit(form, async (typed) => {
    const made = await members.registerWalkIn.call({
      ...typed,
      email: typed.email ?? '',
      send: how === 'mail',
    });
    setDone({ ...made, name: typed.name, person: typed.person });
  });

  if (done) {
    const own = form.getValues('profileFor') === 'self';
    return <Registered {...done} hidden={done.link && <HiddenUntil emailed={false} own={own} />} />;
  }
  return (
    <div className="max-w-form">
      <h1 className="text-3xl">
        <Trans>Register a family</Trans>
      </h1>
      <p className="mt-2 text-soft">
        <Trans>The family gets a link to choose a password and give consent.</Trans>
      </p>
      <FormProvider {...form}>
        <UnsavedChanges unsaved={isDirty && !isSubmitting} />
        <form
          noValidate
          onSubmit={submit}
          onFocus={() => schema().catch(() => {})}
          className="mt-6 grid gap-5"
        >
          <PersonFields theirs />
          <CommunityFields />
          <ContactFields />
          <Field group label={<Trans>Link for the family</Trans>}>
            <RadioGroup
              value={how}
              onChange={({ target }) => setHow(target.value)}
              options={[
                { value: 'mail', label: t`Send by email` },
                { value: 'link', label: t`Show me the link` },
              ]}
            />
          </Field>
          <HiddenUntil
            emailed={how === 'mail'}
            own={form.watch('profileFor') === 'self'}
            className="text-soft text-sm"
          />
          <PersonContact />
          {failure && <Notice tone="bad">{failure}</Notice>}
          <Button type="submit" busy={isSubmitting}>
            <Trans>Register</Trans>
          </Button>
        </form>
      </FormProvider>
    </div>
  );
}

/** Registered after the fields above, so that the first of the form that is wrong gets the focus. */
function ContactFields() {
  const { register, formState, watch } = useFormContext<z.input<Family>>();
  const [name, dateOfBirth] = watch(['name', 'dateOfBirth']);
  const { errors } = formState;
  const [phone, setPhone] = useState('');
  return (
    <>
      <Field
        label={<Trans>Email</Trans>}
        help={<Trans>Leave it empty if the family has none. They then log in with the phone number.</Trans>}
        error={errors.email?.message}
      >
        <TextInput {...register('email')} type="email" inputMode="email" autoComplete="off" />
      </Field>
      <Field
        label={<Trans>Phone number</Trans>}
        help={<Trans>10 digits for India. For other countries, start with the country code, like +44.</Trans>}
        error={errors.phone?.message}
      >
        <TextInput
          {...register('phone', { onBlur: ({ target }) => setPhone(target.value) })}
          type="tel"
          inputMode="tel"
          autoComplete="off"
        />
      </Field>
      <KnownPerson name={name} dateOfBirth={dateOfBirth} phone={phone} />
    </>
  );
}
