import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../../../kit/web/api/errors.ts';
import { NotLoaded } from '../../../../kit/web/api/NotLoaded.tsx';
import { clockTime } from '../../../../kit/web/locale/format.ts';
import { longDate } from '../../../../kit/web/locale/longDate.ts';
import { useViewer } from '../../../../kit/web/viewer.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Badge } from '../../../../ui/marks/Badge.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { toast } from '../../../../ui/state/toast.tsx';
import { accounts } from '../accounts.ts';
import { VerificationMail } from '../VerificationMail.tsx';
import { ChangeEmail } from './ChangeEmail.tsx';

/** The account's email address: verified or not, a change that waits, and the form that starts one. */
export function EmailAddress() {
  const { viewer } = useViewer();
  const found = useQuery(accounts.own.queryOptions());
  const [changing, setChanging] = useState(false);
  if (!viewer) return null;
  return (
    <>
      {viewer.email === null ? (
        <p className="max-w-text text-soft">
          <Trans>
            You log in with your phone number. With an email address you can also reset your password
            yourself.
          </Trans>
        </p>
      ) : (
        <AddressLine email={viewer.email} verified={viewer.verified} />
      )}
      {viewer.email !== null && !viewer.verified && (
        <>
          <p className="mt-2 mb-4 max-w-text text-soft">
            <Trans>We've emailed you a link. Others can see the profile only after you open it.</Trans>
          </p>
          <VerificationMail />
        </>
      )}
      <div className="mt-4">
        {found.isError && <NotLoaded of={found} />}
        {found.isPending && <Skeleton className="h-11 w-40" />}
        {found.data?.emailChange && <Waiting {...found.data.emailChange} />}
        {found.data &&
          !found.data.emailChange &&
          (changing ? (
            <ChangeEmail onClose={() => setChanging(false)} />
          ) : (
            <Button kind="quiet" size="small" onClick={() => setChanging(true)}>
              {viewer.email === null ? <Trans>Add email</Trans> : <Trans>Change email</Trans>}
            </Button>
          ))}
      </div>
    </>
  );
}

function AddressLine({ email, verified }: { email: string; verified: boolean }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span className="min-w-0 text-lg [overflow-wrap:anywhere]">{email}</span>
      {verified ? (
        <Badge tone="verified">
          <BadgeCheck aria-hidden />
          <Trans>Verified</Trans>
        </Badge>
      ) : (
        <Badge tone="notice">
          <Trans>Not verified</Trans>
        </Badge>
      )}
    </p>
  );
}

type Change = NonNullable<Awaited<ReturnType<typeof accounts.own.call>>['emailChange']>;

function Waiting(change: Change) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const cancel = useMutation(
    accounts.cancelEmailChange.mutationOptions({
      onSuccess: () => queries.invalidateQueries({ queryKey: accounts.own.key() }),
      onError: (error) =>
        toast({ tone: 'bad', title: t`Couldn't cancel the change`, description: errorText(error) }),
    }),
  );
  return (
    <Notice
      title={<Trans>Check your inbox to confirm the change</Trans>}
      action={
        <Button kind="quiet" size="small" busy={cancel.isPending} onClick={() => cancel.mutate(undefined)}>
          <Trans>Cancel the change</Trans>
        </Button>
      }
    >
      <p className="[overflow-wrap:anywhere]">
        <NextStep {...change} />
      </p>
    </Notice>
  );
}

function NextStep({ email, expiresAt, newConfirmed, oldConfirmed, changesAt }: Change) {
  const address = <b className="font-semibold">{email}</b>;
  const until = `${longDate(expiresAt)}, ${clockTime(expiresAt)}`;
  if (newConfirmed) {
    return (
      <Trans>
        {address} is confirmed. Please also open the link that we've emailed to your old address. If you can't
        open it, your email changes on {longDate(changesAt ?? expiresAt)}.
      </Trans>
    );
  }
  if (oldConfirmed) {
    return (
      <Trans>
        We've emailed a link to {address}. It works until {until}. Until you open it, your email stays the
        same.
      </Trans>
    );
  }
  return (
    <Trans>
      We've emailed links to {address} and to your old address. They work until {until}. Your email changes
      once you've opened both.
    </Trans>
  );
}
