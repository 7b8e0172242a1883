import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../../../kit/web/api/errors.ts';
import { NotLoaded } from '../../../../kit/web/api/NotLoaded.tsx';
import { storeAnswer } from '../../../../kit/web/api/storeAnswer.ts';
import { paths } from '../../../../paths.ts';
import { Field } from '../../../../ui/form/Field.tsx';
import { Select } from '../../../../ui/form/Select.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { toast } from '../../../../ui/state/toast.tsx';
import { TextLink } from '../../../../ui/TextLink.tsx';
import type { ManagedBy } from '../../shared/visible/settings/rules.ts';
import { profiles } from '../profiles.ts';
import { managedByText } from '../profileText.ts';
import { useSubject } from '../useSubject.ts';
import { useViewsOnly, ViewsOnly } from '../ViewsOnly.tsx';

// The list of the rules would bring its schemas with it.
const managers: ManagedBy[] = ['self', 'parents', 'sibling', 'friend', 'relative'];

/** Selects for who sees the profile and the photos, and who manages it. Each is saved when it is changed. */
export function PrivacySettings() {
  const { self, name: person } = useSubject();
  const { t } = useLingui();
  const queries = useQueryClient();
  const viewsOnly = useViewsOnly();
  const found = useQuery(profiles.settings.queryOptions());
  const change = useMutation(
    profiles.changePrivacy.mutationOptions({
      onSuccess: (settings) => {
        storeAnswer(queries, profiles.settings.queryKey(), settings);
        toast({ title: t`Settings saved`, description: t`The new privacy settings are now active.` });
      },
      onError: (error) =>
        toast({ tone: 'bad', title: t`Couldn't save your settings`, description: errorText(error) }),
    }),
  );
  if (found.isError) return <NotLoaded of={found} />;
  if (!found.data) return <Skeleton className="h-72" />;
  // What is being saved is shown as chosen.
  const shown = { ...found.data, ...(change.isPending ? change.variables : {}) };
  const disabled = viewsOnly || change.isPending;
  return (
    <div className="grid max-w-form gap-5">
      {viewsOnly && <ViewsOnly />}
      <Field
        label={<Trans>Profile visibility</Trans>}
        help={
          shown.visibility === 'premium' ? (
            <Trans>Members you're connected with or send an interest to can see it too.</Trans>
          ) : (
            <Trans>Visitors see only a first name, a few details and a blurred photo.</Trans>
          )
        }
      >
        <Select
          value={shown.visibility}
          disabled={disabled}
          options={[
            { value: 'all', label: t`All members` },
            { value: 'premium', label: t`Premium members only` },
          ]}
          onChange={({ target }) => change.mutate({ visibility: target.value as 'all' | 'premium' })}
        />
      </Field>
      <Field
        label={<Trans>Photo visibility</Trans>}
        help={
          shown.photoVisibility === 'accepted' ? (
            <Trans>Everyone else sees blurred photos.</Trans>
          ) : (
            <Trans>Members need a verified email. Visitors see blurred photos.</Trans>
          )
        }
      >
        <Select
          value={shown.photoVisibility}
          disabled={disabled}
          options={[
            { value: 'all', label: t`All members` },
            { value: 'accepted', label: t`Accepted interests only` },
          ]}
          onChange={({ target }) => change.mutate({ photoVisibility: target.value as 'all' | 'accepted' })}
        />
      </Field>
      <Field label={<Trans>Profile managed by</Trans>} help={<Trans>Members see this on the profile.</Trans>}>
        <Select
          value={shown.managedBy}
          disabled={disabled}
          options={managers.map((value) => ({ value, label: managedByText(value) }))}
          onChange={({ target }) => change.mutate({ managedBy: target.value as ManagedBy })}
        />
      </Field>
      <p>
        <TextLink to={paths.preview('member')}>
          {self ? (
            <Trans>See your profile as other members see it</Trans>
          ) : (
            <Trans>See {person}'s profile as other members see it</Trans>
          )}
        </TextLink>
      </p>
    </div>
  );
}
