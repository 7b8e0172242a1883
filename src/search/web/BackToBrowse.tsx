import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { lastBrowse } from './lastBrowse.ts';

/** Link back to the previous search; straight from a card, to the same card. */
export function BackToBrowse() {
  const navigate = useNavigate();
  const from = (useLocation().state as { from?: string } | null)?.from;
  const straight = from?.split('?')[0] === paths.browse();

  function goBack(event: MouseEvent) {
    if (!straight || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  }

  return (
    <Link
      to={straight ? from! : lastBrowse()}
      onClick={goBack}
      className="-ml-1 inline-flex min-h-11 items-center gap-2 whitespace-nowrap rounded-xl px-1 font-semibold text-kumkum-ink underline-offset-4 hover:underline"
    >
      <ArrowLeft aria-hidden className="size-5" />
      <Trans>Back to Browse</Trans>
    </Link>
  );
}
