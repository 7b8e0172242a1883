import { Trans, useLingui } from '@lingui/react/macro';
import { Link2, MessageCircle, Share2 } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useSite } from '../../../../base/site/web/useSite.ts';
import { Button } from '../../../../ui/Button.tsx';
import { item, MenuItem, MenuItems } from '../../../../ui/menu/MenuItems.tsx';
import { toast } from '../../../../ui/state/toast.tsx';
import { firstName } from '../../shared/facts/firstName.ts';
import { ShareLabel } from './ShareProfile.tsx';

/** The opened menu of ways to share: the device's own, WhatsApp, or the link. Only the first name goes with it. */
export default function ShareMenu({ name }: { name: string }) {
  const { t } = useLingui();
  const site = useSite().name;
  const person = firstName(name);
  const url = `${location.origin}${location.pathname}`;
  const text = t`${person}'s profile on ${site}`;

  async function share() {
    try {
      await navigator.share({ title: text, url });
    } catch (error) {
      // Closing the share sheet is not an error.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      await copy();
    }
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: t`Link copied`, description: t`Privacy settings still apply.` });
    } catch {
      toast({ tone: 'bad', title: t`Couldn't copy the link`, description: url });
    }
  }

  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger asChild>
        <Button kind="quiet" size="small" className="whitespace-nowrap max-[26rem]:px-2.5">
          <ShareLabel />
        </Button>
      </DropdownMenu.Trigger>
      <MenuItems>
        {typeof navigator.share === 'function' && (
          <MenuItem icon={<Share2 aria-hidden className="size-5" />} onSelect={() => void share()}>
            <Trans>Share with an app</Trans>
          </MenuItem>
        )}
        <DropdownMenu.Item asChild className={item}>
          <a
            href={`https://wa.me/?text=${encodeURIComponent(`${text}: ${url}`)}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            <MessageCircle aria-hidden className="size-5" />
            <Trans>WhatsApp</Trans>
          </a>
        </DropdownMenu.Item>
        <MenuItem icon={<Link2 aria-hidden className="size-5" />} onSelect={() => void copy()}>
          <Trans>Copy link</Trans>
        </MenuItem>
      </MenuItems>
    </DropdownMenu.Root>
  );
}
