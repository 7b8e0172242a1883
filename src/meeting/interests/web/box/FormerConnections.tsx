import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Day } from '../../../../kit/web/locale/Day.tsx';
import ReportButton from '../../../../people/safety/web/ReportButton.tsx';
import { interests } from '../interests.ts';

/**
 * Connections that the viewer can't see any more, each with a button to report it. Renders nothing if there are none.
 */
export default function FormerConnections() {
  const heading = useId();
  const { data } = useQuery(interests.former.queryOptions());
  if (!data?.connections.length) return null;
  return (
    <section aria-labelledby={heading} className="mt-10">
      <h2 id={heading} className="text-xl">
        <Trans>No longer available</Trans>
      </h2>
      <p className="mt-1 mb-4 max-w-text text-soft">
        <Trans>You were connected with these members. Something wrong? You can still report them.</Trans>
      </p>
      <ul className="divide-y divide-line rounded-xl border border-line bg-raised">
        {data.connections.map(({ id, name, connectedAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
            <div className="min-w-0 grow">
              <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
              <p className="text-soft text-sm">
                <Trans>
                  Connected on <Day time={connectedAt} />
                </Trans>
              </p>
            </div>
            <ReportButton
              target={{
                kind: 'person',
                send: (complaint) => interests.reportFormer.call({ id, ...complaint }),
              }}
              person={{ id: null, name }}
            >
              <Trans>Report {name}</Trans>
            </ReportButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
