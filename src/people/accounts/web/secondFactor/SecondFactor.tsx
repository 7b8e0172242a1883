import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../../kit/web/api/errors.ts';
import { NotLoaded } from '../../../../kit/web/api/NotLoaded.tsx';
import { refreshViewer } from '../../../../kit/web/viewer.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Badge } from '../../../../ui/marks/Badge.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { toast } from '../../../../ui/state/toast.tsx';
import { accounts } from '../accounts.ts';
import { AppDialog } from './AppDialog.tsx';
import { Passkeys } from './Passkeys.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

type Open =
  | { kind: 'replace' | 'off' | 'codes' }
  | { kind: 'app'; secret: string; uri: string }
  | { kind: 'shown'; codes: string[] };

/** Two-step login of a staff member: authenticator app, recovery codes, passkeys. */
export function SecondFactor() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [open, setOpen] = useState<Open>();
  const found = useQuery(accounts.secondFactor.queryOptions());
  if (found.isError) return <NotLoaded of={found} />;
  if (!found.data) return <Skeleton className="h-40" />;
  const { required, app, recoveryCodesLeft, passkeys, passkeysAvailable } = found.data;
  const on = app || passkeys.length > 0;
  const close = () => setOpen(undefined);

  async function begin(password?: string) {
    const made = await accounts.beginAuthenticator.call({ password });
    setOpen({ kind: 'app', ...made });
  }

  async function changed(title: string, codes: string[] | null = null) {
    // Recovery codes are shown once: a line that drops now must not lose them.
    setOpen(codes ? { kind: 'shown', codes } : undefined);
    toast({ title });
    await queries.invalidateQueries({ queryKey: accounts.key() });
    await refreshViewer();
  }

  return (
    <div className="grid max-w-text gap-4">
      <p className="text-soft">
        <Trans>
          After your password, we ask for a code from your phone, so nobody can log in with a stolen password
          alone.
        </Trans>
      </p>
      {required && !on && (
        <Notice title={<Trans>Please set up two-step login to continue</Trans>}>
          <Trans>Our team works with members' private data, so everyone needs it.</Trans>
        </Notice>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-xl border border-line bg-raised p-4">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">
            <Trans>Authenticator app</Trans>
          </span>
          {app && (
            <Badge tone="verified">
              <Trans>On</Trans>
            </Badge>
          )}
        </p>
        <Button
          kind={on ? 'quiet' : 'primary'}
          size="small"
          onClick={() =>
            on
              ? setOpen({ kind: 'replace' })
              : begin().catch((error) =>
                  toast({ tone: 'bad', title: t`Couldn't set up the app`, description: errorText(error) }),
                )
          }
        >
          {app ? <Trans>Change app</Trans> : <Trans>Set up</Trans>}
        </Button>
      </div>
      {(passkeysAvailable || passkeys.length > 0) && (
        <Passkeys
          passkeys={passkeys}
          available={passkeysAvailable}
          on={on}
          onChanged={(title, codes) => changed(title, codes)}
        />
      )}
      {on && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-xl border border-line bg-raised p-4">
          <p>
            <span className="block font-semibold">
              <Trans>Recovery codes</Trans>
            </span>
            <span className="text-soft text-sm">
              {recoveryCodesLeft === 1 ? (
                <Trans>1 code left</Trans>
              ) : (
                <Trans>{recoveryCodesLeft} codes left</Trans>
              )}
            </span>
          </p>
          <Button kind="quiet" size="small" onClick={() => setOpen({ kind: 'codes' })}>
            <Trans>Get new codes</Trans>
          </Button>
        </div>
      )}
      {on && !required && (
        <Button
          kind="danger"
          size="small"
          className="justify-self-start"
          onClick={() => setOpen({ kind: 'off' })}
        >
          <Trans>Turn off two-step login</Trans>
        </Button>
      )}
      {open?.kind === 'replace' && (
        <PasswordDialog
          title={<Trans>Set up an authenticator app</Trans>}
          description={app && <Trans>The app you use now works until the new one is confirmed.</Trans>}
          action={<Trans>Continue</Trans>}
          onDone={begin}
          onClose={() => setOpen((now) => (now?.kind === 'replace' ? undefined : now))}
        />
      )}
      {open?.kind === 'codes' && (
        <PasswordDialog
          title={<Trans>Get new recovery codes</Trans>}
          description={<Trans>Your old codes stop working.</Trans>}
          action={<Trans>Get new codes</Trans>}
          onDone={async (password) => {
            const { recoveryCodes } = await accounts.renewRecoveryCodes.call({ password });
            await changed(t`New recovery codes`, recoveryCodes);
          }}
          onClose={() => setOpen((now) => (now?.kind === 'codes' ? undefined : now))}
        />
      )}
      {open?.kind === 'off' && (
        <PasswordDialog
          danger
          title={<Trans>Turn off two-step login?</Trans>}
          description={<Trans>Your app, passkeys and recovery codes are removed.</Trans>}
          action={<Trans>Turn off</Trans>}
          onDone={async (password) => {
            await accounts.turnOffSecondFactor.call({ password });
            await changed(t`Two-step login is off`);
          }}
          onClose={close}
        />
      )}
      {open?.kind === 'app' && (
        <AppDialog
          secret={open.secret}
          uri={open.uri}
          onDone={(codes) => void changed(t`Authenticator app is on`, codes)}
          onClose={close}
        />
      )}
      {open?.kind === 'shown' && <RecoveryCodes codes={open.codes} onClose={close} />}
    </div>
  );
}
