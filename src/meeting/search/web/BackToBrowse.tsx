import { useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { lastBrowse } from './lastBrowse.ts';

/** Link back to the card that opened the profile; without one, to the last search. */
export function BackToBrowse() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const from = (useLocation().state as { from?: string } | null)?.from;
  const names: [path: string, name: string][] = [
    [paths.browse(), t`Back to Browse`],
    [paths.dashboard(), t`Back to Dashboard`],
    [paths.recommendations(), t`Back to Recommended For You`],
    [paths.interests(), t`Back to Interests`],
    [paths.messages(), t`Back to Messages`],
    [paths.shortlisted(), t`Back to Shortlisted`],
    [paths.viewers(), t`Back to Profile Views`],
    [paths.notifications(), t`Back to Notifications`],
    [paths.settings(), t`Back to Settings`],
  ];
  const path = from?.split(/[?#]/, 1)[0] ?? '';
  const [, name] = names.find(([one]) => path === one || path.startsWith(`${one}/`)) ?? [];

  function goBack(event: MouseEvent) {
    if (!name || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  }

  return (
    <Link
      to={name ? from! : lastBrowse()}
      onClick={goBack}
      className="-ml-1 inline-flex min-h-11 items-center gap-2 rounded-xl px-1 font-semibold text-kumkum-ink underline-offset-4 hover:underline"
    >
      <ArrowLeft aria-hidden className="size-5 shrink-0" />
      {name ?? t`Back to Browse`}
    </Link>
  );
}
