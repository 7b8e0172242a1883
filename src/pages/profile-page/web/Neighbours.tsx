import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { useNeighbours } from '../../../people/profiles/web/order/useNeighbours.ts';

/**
 * Links to the profiles before and after this one in the list that it was opened from, also by arrow keys and by
 * swiping. Nothing when it was opened otherwise. The browser's way back leads to the list.
 */
export function Neighbours({ id }: { id: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { from, previous, next } = useNeighbours(id);
  const go = useRef((_towards: 'previous' | 'next') => {});
  go.current = (towards) => {
    const other = towards === 'next' ? next : previous;
    if (other !== undefined)
      void navigate(paths.profile(other), { replace: true, state: { from, moved: true } });
  };
  const any = previous !== undefined || next !== undefined;
  useEffect(() => {
    if (!any) return;
    let end: (() => void) | undefined;
    let left = false;
    // Without them the links are there all the same.
    void import('./swipes.ts').then(
      ({ watchSwipesAndArrows }) => {
        if (!left) end = watchSwipesAndArrows((towards) => go.current(towards));
      },
      () => {},
    );
    return () => {
      left = true;
      end?.();
    };
  }, [any]);
  if (!any) return null;
  return (
    <nav
      aria-label={t`Profiles in this list`}
      className="flex justify-between gap-2 max-sm:order-last max-sm:w-full sm:mr-2 sm:ml-auto"
    >
      <To id={previous} from={from} keys="ArrowLeft">
        <ChevronLeft aria-hidden className="size-5" />
        <Trans>Previous</Trans>
      </To>
      <To id={next} from={from} keys="ArrowRight">
        <Trans>Next</Trans>
        <ChevronRight aria-hidden className="size-5" />
      </To>
    </nav>
  );
}

type ToProps = { id: string | undefined; from: string | undefined; keys: string; children: ReactNode };

const look = 'inline-flex min-h-11 items-center gap-1 rounded-xl px-2 font-semibold';

function To({ id, from, keys, children }: ToProps) {
  if (id === undefined) {
    return (
      <span aria-hidden className={`${look} text-soft`}>
        {children}
      </span>
    );
  }
  return (
    <Link
      to={paths.profile(id)}
      replace
      state={{ from, moved: true }}
      aria-keyshortcuts={keys}
      className={`${look} text-kumkum-ink hover:bg-kumkum-soft`}
    >
      {children}
    </Link>
  );
}
