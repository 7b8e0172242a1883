import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { NotLoaded } from '../../../kit/web/api/NotLoaded.tsx';
import { formResolver } from '../../../kit/web/form/formResolver.ts';
import { useFormSubmit } from '../../../kit/web/form/useFormSubmit.ts';
import { Day } from '../../../kit/web/locale/Day.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { TextArea } from '../../../ui/form/TextInput.tsx';
import { Badge } from '../../../ui/marks/Badge.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { toast } from '../../../ui/state/toast.tsx';
import { ACKNOWLEDGED_IN_HOURS, CLOSED_IN_HOURS, DATA_TOPICS } from '../shared/lists.ts';
import type { DataRequest, DataRequestInput } from '../shared/rules.ts';
import { inbox } from './inbox.ts';
import { useTopicTexts } from './useTopicTexts.ts';

const schema = () => import('../shared/rules.ts').then(({ dataRequest }) => dataRequest);

/** Section of the settings: what the account asked about its data, and the form to ask. */
export function DataRequests() {
  const { t } = useLingui();
  const topics = useTopicTexts();
  const queries = useQueryClient();
  const found = useQuery(inbox.dataRequests.queryOptions());
  const form = useForm<DataRequestInput, unknown, DataRequest>({
    resolver: formResolver(schema),
    defaultValues: { message: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const days = CLOSED_IN_HOURS / 24;

  const { submit, failure } = useFormSubmit(form, async (typed) => {
    await inbox.sendDataRequest.call(typed);
    await queries.invalidateQueries({ queryKey: inbox.dataRequests.key() });
    toast({ title: t`Request sent`, description: t`We will reply by email.` });
    form.reset();
  });

  return (
    <>
      <p className="mb-4 max-w-text text-soft">
        <Trans>
          You can ask us to show, correct or delete what we keep about you. Our team starts on it within{' '}
          {ACKNOWLEDGED_IN_HOURS} hours and replies by email within {days} days.
        </Trans>
      </p>
      {found.isError && <NotLoaded of={found} />}
      {found.isPending && <Skeleton className="h-12" />}
      {found.data && found.data.length > 0 && (
        <ul className="mb-6 grid max-w-text gap-4" aria-label={t`Your requests`}>
          {found.data.map((one) => (
            <li key={one.id} className="border-line border-l-2 pl-4">
              <p className="flex flex-wrap items-center gap-2">
                <span className="font-semibold">{topics[one.topic]}</span>
                <Badge>{{ new: t`Waiting`, answered: t`Replied`, closed: t`Closed` }[one.state]}</Badge>
                <span className="text-soft text-sm">
                  <Day time={one.sentAt} />
                </span>
              </p>
              <p className="whitespace-pre-line [overflow-wrap:anywhere]">{one.message}</p>
            </li>
          ))}
        </ul>
      )}
      <form
        noValidate
        onSubmit={submit}
        onFocus={() => schema().catch(() => {})}
        className="grid max-w-form gap-5"
      >
        {failure && (
          <Notice tone="bad" title={t`Your request was not sent`}>
            {failure}
          </Notice>
        )}
        <Field label={<Trans>What would you like to do?</Trans>} error={errors.topic?.message}>
          <Select
            {...form.register('topic')}
            empty={t`Choose`}
            options={DATA_TOPICS.map((value) => ({ value, label: topics[value] }))}
          />
        </Field>
        <Field label={<Trans>Your message</Trans>} error={errors.message?.message}>
          <TextArea {...form.register('message')} rows={4} limit={5000} />
        </Field>
        <Button type="submit" kind="quiet" busy={isSubmitting} className="justify-self-start">
          <Trans>Send request</Trans>
        </Button>
      </form>
    </>
  );
}
