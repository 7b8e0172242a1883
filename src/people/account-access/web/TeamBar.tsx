import { Trans, useLingui } from '@lingui/react/macro';
import { Eye } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { clockTime } from '../../../kit/web/locale/format.ts';
import { useViewer } from '../../../kit/web/viewer.ts';
import { Button } from '../../../ui/Button.tsx';
import { useLeave } from './useLeave.ts';

/** Marks every page that a staff member sees as a member, and leads back. */
export default function TeamBar() {
  const { t } = useLingui();
  const { viewer } = useViewer();
  const { leave, busy } = useLeave();
  const end = useEffectEvent(leave);
  const endsAt = viewer?.impersonator?.endsAt;
  useEffect(() => {
    if (!endsAt) return;
    const timer = setTimeout(() => end(), Math.max(0, Date.parse(endsAt) - Date.now()));
    return () => clearTimeout(timer);
  }, [endsAt]);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty('--team-bar', `${bar.current?.offsetHeight ?? 0}px`);
    });
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--team-bar');
    };
  }, [endsAt]);
  if (!endsAt) return null;
  const name = viewer?.profile?.name;
  const until = clockTime(endsAt);
  return (
    <section
      ref={bar}
      aria-label={t`Viewing as a member`}
      className="sticky bottom-(--bottom-bar) z-30 border-kumkum border-t-2 bg-marigold-soft print:hidden"
    >
      <div className="page flex items-center justify-between gap-3 py-2">
        <p className="flex min-w-0 items-center gap-3">
          <Eye aria-hidden className="size-5 shrink-0 max-sm:hidden" />
          <span className="min-w-0 leading-snug">
            <b className="block font-semibold [overflow-wrap:anywhere]">
              <Trans>Viewing as {name}</Trans>
            </b>
            <span className="text-sm">
              <Trans>View only, until {until}</Trans>
            </span>
          </span>
        </p>
        <Button kind="quiet" size="small" busy={busy} onClick={leave} className="shrink-0">
          <Trans>Stop</Trans>
        </Button>
      </div>
    </section>
  );
}
