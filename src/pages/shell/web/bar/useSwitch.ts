import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { errorText } from '../../../../kit/web/api/errors.ts';
import { useViewer } from '../../../../kit/web/viewer.ts';
import { switchTo } from '../../../../people/profiles/web/managed.ts';
import { toast } from '../../../../ui/state/toast.tsx';

/** Lets the session act for another profile of the account; the one that it acts for already stays. */
export function useSwitch(): { change(id: string, path?: string): void; busy: boolean } {
  const { t } = useLingui();
  const { viewer } = useViewer();
  const [busy, setBusy] = useState(false);

  function change(id: string, path?: string) {
    if (busy || id === viewer?.profile?.id) return;
    setBusy(true);
    switchTo(id, path).catch((error: unknown) => {
      setBusy(false);
      toast({ tone: 'bad', title: t`Couldn't switch the profile`, description: errorText(error) });
    });
  }

  return { change, busy };
}

/** Shows which profile is used now, on the page that a switch opens. */
export function useSwitchedToast(): void {
  const { t } = useLingui();
  useEffect(() => {
    void import('../../../../kit/web/session.ts').then(({ consumeSwitched }) => {
      const name = consumeSwitched();
      if (name) toast({ title: t`You are now using ${name}'s profile` });
    });
  }, [t]);
}
