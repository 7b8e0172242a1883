import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { storeAnswer } from '../../../kit/web/api/storeAnswer.ts';
import { formResolver } from '../../../kit/web/form/formResolver.ts';
import { useFormSubmit } from '../../../kit/web/form/useFormSubmit.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { TextArea, TextInput } from '../../../ui/form/TextInput.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { toast } from '../../../ui/state/toast.tsx';
import type { OwnStory } from '../contract.ts';
import { CITY_MAX, NAMES_MAX, STORY_MAX } from '../shared/limits.ts';
import type { StoryFields, StoryTyped } from '../shared/rules.ts';
import { stories } from './stories.ts';

const schema = () => import('../shared/rules.ts').then(({ storyTyped }) => storyTyped);

type StoryFormProps = {
  story: OwnStory | null;
  partners: { id: string; name: string }[];
  onClose: (() => void) | undefined;
};

/** Form that sends in or edits a success story. */
export function StoryForm({ story, partners, onClose }: StoryFormProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const form = useForm<StoryTyped, unknown, StoryFields>({
    resolver: formResolver(schema),
    defaultValues: {
      partner: story?.other.id ?? '',
      names: story?.names ?? '',
      occasion: story?.event?.occasion ?? '',
      month: story?.event?.month ?? '',
      city: story?.city ?? '',
      body: story?.body ?? '',
    },
  });
  const { errors, isSubmitting } = form.formState;
  const occasion = form.watch('occasion');

  const { submit, failure } = useFormSubmit(form, async (fields) => {
    const saved = await stories.save.call({ ...fields, version: story?.version ?? 0 });
    storeAnswer(queries, stories.own.queryKey(), saved);
    toast({ title: t`Story sent`, description: t`We've asked the other family to agree.` });
    onClose?.();
  });

  return (
    <form noValidate onSubmit={submit} className="grid max-w-form gap-5">
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Field label={<Trans>Partner</Trans>} error={errors.partner?.message}>
        <Select
          {...form.register('partner')}
          empty={t`Choose`}
          options={partners.map(({ id, name }) => ({ value: id, label: `${name} (${id})` }))}
        />
      </Field>
      <Field label={<Trans>Names to show</Trans>} error={errors.names?.message}>
        <TextInput {...form.register('names')} limit={NAMES_MAX} autoComplete="off" />
      </Field>
      <Field label={<Trans>City</Trans>} error={errors.city?.message}>
        <TextInput {...form.register('city')} limit={CITY_MAX} autoComplete="off" />
      </Field>
      <Field label={<Trans>Wedding or engagement</Trans>} optional={t`Optional`}>
        <Select
          {...form.register('occasion')}
          options={[
            { value: '', label: t`Don't show` },
            { value: 'wedding', label: t`Wedding` },
            { value: 'engagement', label: t`Engagement` },
          ]}
        />
      </Field>
      {occasion && (
        <Field label={<Trans>Month</Trans>} help={t`For example 2026-02`} error={errors.month?.message}>
          <TextInput {...form.register('month')} type="month" placeholder="2026-02" />
        </Field>
      )}
      <Field label={<Trans>The story</Trans>} error={errors.body?.message}>
        <TextArea {...form.register('body')} rows={6} limit={STORY_MAX} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSubmitting}>
          <Trans>Send story</Trans>
        </Button>
        {onClose && (
          <Button kind="plain" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        )}
      </div>
    </form>
  );
}
