import { Trans, useLingui } from '@lingui/react/macro';
import { Link2 } from 'lucide-react';
import { toast } from '../../../../ui/state/toast.tsx';

const look =
  'inline-flex min-h-11 items-center gap-2 rounded-xl border border-edge px-4 font-semibold hover:border-kumkum-ink hover:bg-kumkum-soft focus-visible:rounded-xl';

/** Links that share a post; they work without scripts, all but the one that copies. */
export function Share({ title, address }: { title: string; address: string }) {
  const { t } = useLingui();
  const text = encodeURIComponent(`${title} ${address}`);
  const url = encodeURIComponent(address);
  const links = [
    { name: 'WhatsApp', href: `https://wa.me/?text=${text}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { name: t`Email`, href: `mailto:?subject=${encodeURIComponent(title)}&body=${url}` },
  ];
  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      toast({ title: t`Link copied` });
    } catch {
      toast({ tone: 'bad', title: t`Couldn't copy the link`, description: address });
    }
  }
  return (
    <div className="mt-12 border-line border-t pt-6">
      <h2 className="text-lg">
        <Trans>Share this post</Trans>
      </h2>
      <ul className="mt-3 flex flex-wrap gap-3">
        {links.map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener noreferrer" className={look}>
              {name}
            </a>
          </li>
        ))}
        <li>
          <button type="button" onClick={() => void copy()} className={look}>
            <Link2 aria-hidden className="size-5" />
            <Trans>Copy link</Trans>
          </button>
        </li>
      </ul>
    </div>
  );
}
