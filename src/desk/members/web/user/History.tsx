import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NotLoaded } from '../../../../kit/web/api/NotLoaded.tsx';
import { Day } from '../../../../kit/web/locale/Day.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Dots } from '../../../../ui/marks/Dots.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { members } from '../members.ts';
import { EmptyText, Panel } from '../Panel.tsx';
import { historyText, whyText } from './historyTexts.ts';

/** Entries that are shown at first. */
const FIRST = 12;

/** What happened to a member and what staff did, newest first. */
export function History({ id }: { id: string }) {
  const [all, setAll] = useState(false);
  const found = useQuery(members.history.queryOptions({ input: { id } }));
  return (
    <Panel title={<Trans>History</Trans>}>
      {found.data ? (
        found.data.length === 0 ? (
          <EmptyText>
            <Trans>Nothing yet</Trans>
          </EmptyText>
        ) : (
          <>
            <ol className="divide-y divide-line">
              {(all ? found.data : found.data.slice(0, FIRST)).map((one, place) => (
                <li key={place} className="py-2">
                  <p className="[overflow-wrap:anywhere]">
                    <Dots>
                      {historyText(one)}
                      {one.reason && <span className="text-soft">{whyText(one.reason)}</span>}
                    </Dots>
                  </p>
                  <p className="text-soft text-sm">
                    <Dots>
                      {one.actor === 'member' ? (
                        <Trans>The family</Trans>
                      ) : one.actor === 'system' ? (
                        <Trans>The site</Trans>
                      ) : (
                        (one.name ?? <Trans>A former colleague</Trans>)
                      )}
                      <Day time={one.recordedAt} exact />
                    </Dots>
                  </p>
                </li>
              ))}
            </ol>
            {!all && found.data.length > FIRST && (
              <Button kind="plain" size="small" onClick={() => setAll(true)}>
                <Trans>Show all</Trans>
              </Button>
            )}
          </>
        )
      ) : found.isError ? (
        <NotLoaded of={found} />
      ) : (
        <Skeleton className="h-40" />
      )}
    </Panel>
  );
}
