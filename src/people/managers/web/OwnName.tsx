import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { formResolver } from '../../../kit/web/form/formResolver.ts';
import { useFormSubmit } from '../../../kit/web/form/useFormSubmit.ts';
import { refreshViewer, useViewer } from '../../../kit/web/viewer.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { toast } from '../../../ui/state/toast.tsx';
import { managerText } from '../../profiles/web/relationText.ts';
import { managers } from './managers.ts';

const schema = () => import('../shared/rules.ts').then(({ naming }) => naming);
const resolver = formResolver(schema);

/** What the person at the screen is called, where the profile is of somebody else. */
export function OwnName() {
  const { t } = useLingui();
  const { viewer } = useViewer();
  const form = useForm({ resolver, defaultValues: { name: viewer?.name ?? '' } });
  const { submit, failure } = useFormSubmit(form, async (typed) => {
    const { name } = await managers.setName.call(typed);
    await refreshViewer();
    form.reset({ name: name ?? '' });
    toast({ title: t`Name saved` });
  });
  if (!viewer?.profile) return null;
  const who = managerText(viewer.profile.relation, viewer.name);
  return (
    <form
      noValidate
      onSubmit={submit}
      onFocus={() => schema().catch(() => {})}
      className="grid max-w-96 gap-4"
    >
      <Field
        label={<Trans>Your name</Trans>}
        help={
          who ? (
            <Trans>Others who manage this profile see you as ‘{who}’.</Trans>
          ) : (
            <Trans>Others who manage this profile see it.</Trans>
          )
        }
        error={form.formState.errors.name?.message}
      >
        <TextInput {...form.register('name')} autoComplete="name" autoCapitalize="words" />
      </Field>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Button type="submit" kind="quiet" busy={form.formState.isSubmitting} className="justify-self-start">
        <Trans>Save</Trans>
      </Button>
    </form>
  );
}
