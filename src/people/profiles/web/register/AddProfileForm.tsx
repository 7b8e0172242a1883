import { Trans } from '@lingui/react/macro';
import { FormProvider, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { dayInIndia } from '../../../../kit/shared/time/clock.ts';
import { formResolver } from '../../../../kit/web/form/formResolver.ts';
import { useFormSubmit } from '../../../../kit/web/form/useFormSubmit.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import type { furtherOn } from '../../shared/rules.ts';
import { openAs } from '../managed.ts';
import { profiles } from '../profiles.ts';
import { CommunityFields } from './CommunityFields.tsx';
import { Declaration } from './Declaration.tsx';
import { PersonFields } from './PersonFields.tsx';

const schema = () =>
  import('../../shared/rules.ts').then(({ furtherOn }) => furtherOn(() => dayInIndia(new Date())));
const resolver = formResolver(schema);

type Further = ReturnType<typeof furtherOn>;

/** The part of the registration form about the person; it opens the dashboard of the new profile. */
export function AddProfileForm() {
  const form = useForm<z.input<Further>, unknown, z.output<Further>>({
    resolver,
    defaultValues: {
      profileFor: 'daughter',
      gender: 'female',
      name: '',
      dateOfBirth: '',
      religion: '',
      motherTongue: '',
      declaration: false as unknown as true,
    },
  });

  const { submit: add, failure } = useFormSubmit(form, async (typed) => {
    await openAs(async () => {
      await profiles.add.call(typed);
      return typed.name;
    });
  });

  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={add}
        onFocus={() => schema().catch(() => {})}
        className="mt-8 grid max-w-form gap-5"
      >
        <PersonFields />
        <CommunityFields />
        <Declaration {...form.register('declaration')} error={form.formState.errors.declaration?.message} />
        {failure && <Notice tone="bad">{failure}</Notice>}
        <Button type="submit" busy={form.formState.isSubmitting} className="mt-2">
          <Trans>Add profile</Trans>
        </Button>
      </form>
    </FormProvider>
  );
}
