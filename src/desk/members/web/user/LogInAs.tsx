import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../../kit/web/api/errors.ts';
import { Day } from '../../../../kit/web/locale/Day.tsx';
import { clockTime } from '../../../../kit/web/locale/format.ts';
import { paths } from '../../../../paths.ts';
import { accountAccess } from '../../../../people/account-access/web/accountAccess.ts';
import { Button } from '../../../../ui/Button.tsx';
import { toast } from '../../../../ui/state/toast.tsx';
import { ReasonDialog } from '../dialogs/ReasonDialog.tsx';

type LogInAsProps = {
  id: string;
  name: string;
  /** Who is asked: the id of a manager. */
  manager: string;
};

/** Asks a manager of a profile for access, and once it is allowed, opens the site as they see it. */
export function LogInAs({ id, name, manager }: LogInAsProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const found = useQuery(accountAccess.ofMember.queryOptions({ input: { id } }));
  const ask = useMutation(
    accountAccess.ask.mutationOptions({
      onSuccess: () => toast({ title: t`Request sent`, description: t`The member gets an email.` }),
      onSettled: () => queries.invalidateQueries({ queryKey: accountAccess.ofMember.key() }),
    }),
  );
  const logIn = useMutation(
    accountAccess.logIn.mutationOptions({
      // Another account, and so another document.
      onSuccess: () => location.assign(paths.dashboard()),
      onError: (error) => {
        toast({ tone: 'bad', title: t`Couldn't log in`, description: errorText(error) });
        void queries.invalidateQueries({ queryKey: accountAccess.ofMember.key() });
      },
    }),
  );
  if (!found.data) return null;
  const access = found.data.find((one) => one.manager === manager);
  const until = access && clockTime(access.endsAt);
  return (
    <div className="mt-1">
      {access?.state === 'allowed' ? (
        <>
          <Button size="small" busy={logIn.isPending} onClick={() => logIn.mutate({ id: access.id })}>
            <Trans>Log in as this member</Trans>
          </Button>
          <p className="mt-1 text-soft text-sm">
            <Trans>View only, until {until}</Trans>
          </p>
        </>
      ) : access?.state === 'asked' ? (
        <p className="text-soft text-sm">
          <Trans>
            You asked to log in as this member on <Day time={access.askedAt} exact />. Waiting for their
            reply.
          </Trans>
        </p>
      ) : (
        <>
          <Button kind="quiet" size="small" onClick={() => setAsking(true)}>
            <Trans>Ask to log in as this member</Trans>
          </Button>
          {access?.state === 'declined' && (
            <p className="mt-1 text-soft text-sm">
              <Trans>
                They declined your request of <Day time={access.askedAt} exact />.
              </Trans>
            </p>
          )}
        </>
      )}
      {isAsking && (
        <ReasonDialog
          title={<Trans>Ask to log in as this member</Trans>}
          description={
            <Trans>
              We'll ask the person who manages {name}'s profile, and show them your reason. If they allow it,
              you see the site as they do for one hour. You can only view it. Messages, payments and settings
              stay private.
            </Trans>
          }
          action={<Trans>Send request</Trans>}
          onDone={(reason) => ask.mutateAsync({ id, manager, reason })}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
