import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button } from '../Button.tsx';

/** How far below the screen's edge the end of a list may be when more is fetched. */
const AHEAD = '1000px';

type LoadMoreProps = {
  busy: boolean;
  /** The last error as a sentence: from then on only the button fetches. */
  failed?: string;
  onMore(): void;
};

/** The end of a list with more to come: fetched while scrolling, or by the button. */
export function LoadMore({ busy, failed, onMore }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const load = useRef(onMore);
  load.current = onMore;
  const watching = !busy && !failed;

  useEffect(() => {
    if (!watching || !end.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && load.current(),
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [watching]);

  return (
    <div ref={end} className="mt-8 flex min-h-12 flex-col items-center gap-3 text-center text-soft">
      {failed && <p role="alert">{failed}</p>}
      <Button kind="quiet" busy={busy} onClick={onMore}>
        {failed ? <Trans>Try again</Trans> : <Trans>Load more</Trans>}
      </Button>
    </div>
  );
}
