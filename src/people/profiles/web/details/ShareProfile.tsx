import { Trans } from '@lingui/react/macro';
import { Share2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { useLateMenu } from '../../../../ui/menu/useLateMenu.ts';

const load = () => import('./ShareMenu.tsx');
const ShareMenu = lazy(load);

/** Button that shares the profile's link. Whoever opens it sees what they may see. */
export function ShareProfile({ name }: { name: string }) {
  const { opened, button: opens } = useLateMenu(load);
  const button = (
    <Button kind="quiet" size="small" {...opens} className="whitespace-nowrap max-[26rem]:px-2.5">
      <ShareLabel />
    </Button>
  );
  if (!opened) return button;
  return (
    <Suspense fallback={button}>
      <ShareMenu name={name} />
    </Suspense>
  );
}

export function ShareLabel() {
  return (
    <>
      <Share2 aria-hidden className="size-5 max-[26rem]:hidden" />
      <Trans>Share Profile</Trans>
    </>
  );
}
