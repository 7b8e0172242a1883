import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { logOut } from '../../../../kit/web/viewer.ts';
import { paths } from '../../../../paths.ts';
import { Button } from '../../../../ui/Button.tsx';
import { toast } from '../../../../ui/state/toast.tsx';

export function LogOut({ className }: { className?: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  async function leave() {
    setBusy(true);
    try {
      await logOut(() => navigate(paths.home()));
      toast({ title: t`Logged Out Successfully`, description: t`See you soon!` });
    } catch {
      toast({
        tone: 'bad',
        title: t`Couldn't log out`,
        description: t`You're still logged in. Please check your connection and try again.`,
      });
    }
    setBusy(false);
  }

  return (
    <Button kind="quiet" size="small" busy={busy} onClick={leave} className={className}>
      <Trans>Logout</Trans>
    </Button>
  );
}
