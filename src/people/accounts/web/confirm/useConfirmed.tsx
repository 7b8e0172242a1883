import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { errorText } from '../../../../kit/web/api/errors.ts';
import { toast } from '../../../../ui/state/toast.tsx';
import { accounts } from '../accounts.ts';
import { PasswordDialog } from '../secondFactor/PasswordDialog.tsx';

/**
 * Does what needs a password that was given lately: at once where it was, else once the person has entered it in `dialog`, which the caller
 * renders. The server refuses it otherwise.
 */
export function useConfirmed(): { confirmed(act: () => unknown): Promise<void>; dialog: ReactNode } {
  const { t } = useLingui();
  const [waiting, setWaiting] = useState<{ act: () => unknown } | null>(null);

  async function confirmed(act: () => unknown) {
    try {
      const known = await accounts.confirmation.call();
      if (known.confirmed) act();
      else setWaiting({ act });
    } catch (error) {
      toast({ tone: 'bad', title: t`Couldn't check your login`, description: errorText(error) });
    }
  }

  const dialog = waiting && (
    <PasswordDialog
      title={<Trans>Enter your password to continue</Trans>}
      description={<Trans>So that nobody else can do this in your name.</Trans>}
      action={<Trans>Continue</Trans>}
      onDone={async (password) => {
        await accounts.confirm.call({ password });
        waiting.act();
      }}
      onClose={() => setWaiting(null)}
    />
  );
  return { confirmed, dialog };
}
