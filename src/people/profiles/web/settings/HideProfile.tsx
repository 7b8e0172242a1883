import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../../kit/web/api/errors.ts';
import { NotLoaded } from '../../../../kit/web/api/NotLoaded.tsx';
import { storeAnswer } from '../../../../kit/web/api/storeAnswer.ts';
import { longDate } from '../../../../kit/web/locale/longDate.ts';
import { refreshViewer, useViewer } from '../../../../kit/web/viewer.ts';
import { paths } from '../../../../paths.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { RadioGroup } from '../../../../ui/form/RadioGroup.tsx';
import { Select } from '../../../../ui/form/Select.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { toast } from '../../../../ui/state/toast.tsx';
import { TextLink } from '../../../../ui/TextLink.tsx';
import type { Hiding } from '../../shared/visible/settings/rules.ts';
import { profiles } from '../profiles.ts';
import { useSubject } from '../useSubject.ts';
import { useViewsOnly, ViewsOnly } from '../ViewsOnly.tsx';
import { useShowAgain } from './useShowAgain.ts';

/** Hides the profile for a time, until its family returns, or because a match was found; shows it again. */
export function HideProfile() {
  const viewsOnly = useViewsOnly();
  const found = useQuery(profiles.settings.queryOptions());
  if (found.isError) return <NotLoaded of={found} />;
  if (!found.data) return <Skeleton className="h-40" />;
  if (found.data.hidden) return <Hidden until={found.data.hidden.until} canChange={!viewsOnly} />;
  return viewsOnly ? <ViewsOnly /> : <Hide />;
}

function Hidden({ until, canChange }: { until: string | null; canChange: boolean }) {
  const { self, name: person } = useSubject();
  const { showAgain, busy } = useShowAgain();
  // The notice above the page decides that, and says what showing it means.
  if (useViewer().viewer?.profile?.deletionAsked) {
    return (
      <Notice
        title={self ? <Trans>Your profile is hidden</Trans> : <Trans>{person}'s profile is hidden</Trans>}
      >
        <Trans>Someone asked to delete it. Keep or delete it at the top of this page.</Trans>
      </Notice>
    );
  }
  return (
    <Notice
      title={
        until ? (
          self ? (
            <Trans>Your profile is hidden until {longDate(until)}</Trans>
          ) : (
            <Trans>
              {person}'s profile is hidden until {longDate(until)}
            </Trans>
          )
        ) : self ? (
          <Trans>Your profile is hidden</Trans>
        ) : (
          <Trans>{person}'s profile is hidden</Trans>
        )
      }
      action={
        canChange && (
          <Button size="small" busy={busy} onClick={showAgain}>
            <Trans>Show again</Trans>
          </Button>
        )
      }
    >
      {until ? (
        <Trans>Nobody else can see it until that day.</Trans>
      ) : (
        <>
          <Trans>Nobody else can see it until you show it again.</Trans>{' '}
          <TextLink to={paths.settings('story')}>
            <Trans>Found a match here? Share the story</Trans>
          </TextLink>
        </>
      )}
    </Notice>
  );
}

type HidingState = NonNullable<Hiding['found']>;
type Days = Hiding['days'];

function Hide() {
  const { self, name: person } = useSubject();
  const { t } = useLingui();
  const queries = useQueryClient();
  const [reason, setReason] = useState<Hiding['reason']>('break');
  const [days, setDays] = useState<Days>(30);
  const [where, setWhere] = useState<HidingState>();
  const [missing, setMissing] = useState(false);
  const hide = useMutation(
    profiles.hide.mutationOptions({
      async onSuccess(settings) {
        storeAnswer(queries, profiles.settings.queryKey(), settings);
        await refreshViewer();
        toast({ title: t`Profile hidden`, description: t`Nobody else can see it now.` });
      },
      onError: (error) =>
        toast({
          tone: 'bad',
          title: self ? t`Couldn't hide your profile` : t`Couldn't hide ${person}'s profile`,
          description: errorText(error),
        }),
    }),
  );

  function submit() {
    if (reason === 'break') return hide.mutate({ reason, days });
    if (!where) return setMissing(true);
    hide.mutate({ reason, found: where });
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!hide.isPending) submit();
      }}
      className="grid max-w-form gap-5"
    >
      <p className="text-soft">
        <Trans>
          Nobody else sees a hidden profile, in Browse or in interests. Conversations stay, with the first
          name only. Nothing is deleted.
        </Trans>
      </p>
      <Field group label={<Trans>Why?</Trans>}>
        <RadioGroup
          name="reason"
          value={reason}
          options={[
            { value: 'break', label: t`Taking a break` },
            { value: 'match', label: t`Found a match` },
          ]}
          onChange={({ target }) => setReason(target.value as Hiding['reason'])}
        />
      </Field>
      {reason === 'break' ? (
        <Field label={<Trans>For how long?</Trans>}>
          <Select
            value={days ?? ''}
            options={[
              { value: '7', label: t`1 week` },
              { value: '30', label: t`30 days` },
              { value: '90', label: t`90 days` },
              { value: '', label: t`Until I return` },
            ]}
            onChange={({ target }) => setDays(target.value === '' ? null : (Number(target.value) as Days))}
          />
        </Field>
      ) : (
        <Field
          group
          label={<Trans>Congratulations. Where did you find the match?</Trans>}
          error={missing && !where && <Trans>Please choose one.</Trans>}
        >
          <RadioGroup
            name="found"
            value={where ?? ''}
            options={[
              { value: 'here', label: t`On this site` },
              { value: 'elsewhere', label: t`Elsewhere` },
              { value: 'family', label: t`Through family or friends` },
            ]}
            onChange={({ target }) => setWhere(target.value as HidingState)}
          />
        </Field>
      )}
      <Button type="submit" kind="quiet" busy={hide.isPending} className="justify-self-start">
        {self ? <Trans>Hide my profile</Trans> : <Trans>Hide {person}'s profile</Trans>}
      </Button>
    </form>
  );
}
