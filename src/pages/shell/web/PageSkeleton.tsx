import { SiteMark } from '../../../base/site/web/SiteMark.tsx';
import { useSite } from '../../../base/site/web/useSite.ts';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';

/** Shown while the browser fetches a page that is not prerendered: the bar's shape and space for the page. */
export function PageSkeleton() {
  return (
    <>
      <header className="fixed inset-x-0 top-0 border-line border-b bg-ground">
        <div className="page flex h-16 items-center gap-2.5">
          <SiteMark className="size-8" />
          <span className="site-name truncate">{useSite().name}</span>
        </div>
      </header>
      <main className="page min-h-dvh pt-24" aria-busy="true">
        <Skeleton className="h-10 w-64" />
        <Skeleton className="mt-6 h-64" />
      </main>
    </>
  );
}
