import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useRef } from 'react';
import { byCursor } from '../../../kit/web/api/byCursor.ts';
import { MoreOf } from '../../../kit/web/api/MoreOf.tsx';
import { NotLoaded } from '../../../kit/web/api/NotLoaded.tsx';
import { Day } from '../../../kit/web/locale/Day.tsx';
import { useViewer } from '../../../kit/web/viewer.ts';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { Dots } from '../../../ui/marks/Dots.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { safety } from './safety.ts';

// Conversations have it, too.
const UnblockButton = lazyPart(() => import('./UnblockButton.tsx'));

/** Section of the settings: the blocked profiles, each with a button to unblock it. */
export function BlockedProfiles() {
  const { viewer } = useViewer();
  const list = useRef<HTMLDivElement>(null);
  const found = useInfiniteQuery(
    safety.blocks.infiniteOptions({
      ...byCursor(),
      enabled: Boolean(viewer?.profile),
    }),
  );
  // Staff without a profile block nobody.
  if (!viewer?.profile) return null;
  const all = found.data?.pages.flatMap(({ blocked }) => blocked);
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {found.isError && !all && <NotLoaded of={found} />}
      {found.isPending && <Skeleton className="h-20" />}
      {all?.length === 0 && (
        <p className="max-w-text text-soft">
          <Trans>You haven't blocked any profiles.</Trans>
        </p>
      )}
      {all && all.length > 0 && (
        <>
          <p className="mb-4 max-w-text text-soft">
            <Trans>You and a blocked profile don't see each other, and can't write.</Trans>
          </p>
          <ul className="divide-y divide-line rounded-xl border border-line bg-raised">
            {all.map((person) => (
              <li key={person.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
                <div className="min-w-0 grow">
                  <p className="font-semibold [overflow-wrap:anywhere]">
                    <bdi>{person.name}</bdi>
                  </p>
                  <p className="text-soft text-sm">
                    <Dots>
                      <Trans>ID {person.id}</Trans>
                      <Trans>
                        Blocked on <Day time={person.blockedAt} />
                      </Trans>
                    </Dots>
                  </p>
                </div>
                {/* The pressed button goes with its line: the focus moves to the list. */}
                <Suspense>
                  <UnblockButton
                    person={person}
                    onDone={() => list.current?.focus({ preventScroll: true })}
                  />
                </Suspense>
              </li>
            ))}
          </ul>
          <MoreOf found={found} />
        </>
      )}
    </div>
  );
}
