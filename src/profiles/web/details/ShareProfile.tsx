import { Trans, useLingui } from '@lingui/react/macro';
import { Share2 } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/state/toast.tsx';

/** Button that shares the profile's link by the phone's share sheet, or copies it where there is none. */
export function ShareProfile({ name }: { name: string }) {
  const { t } = useLingui();

  async function share() {
    const url = `${location.origin}${location.pathname}`;
    try {
      if (navigator.share) return await navigator.share({ title: name, url });
      await navigator.clipboard.writeText(url);
      toast({ title: t`Link copied`, description: t`Privacy settings still apply.` });
    } catch (error) {
      // Closing the share sheet is not an error.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast({ tone: 'bad', title: t`Couldn't copy the link`, description: url });
    }
  }

  return (
    <Button kind="quiet" size="small" onClick={() => void share()} className="whitespace-nowrap">
      <Share2 aria-hidden className="size-5 max-[22rem]:hidden" />
      <Trans>Share Profile</Trans>
    </Button>
  );
}
