import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { toast } from '../../../../ui/state/toast.tsx';

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
