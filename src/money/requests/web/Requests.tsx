import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { NotLoaded } from '../../../kit/web/api/NotLoaded.tsx';
import { useViewer } from '../../../kit/web/viewer.ts';
import { useViewsOnly, ViewsOnly } from '../../../people/profiles/web/ViewsOnly.tsx';
import { Button } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { type Requestable, requestable } from '../../memberships/shared/rules.ts';
import { featureDescription } from '../../memberships/web/featureDescription.tsx';
import { featureName } from '../../memberships/web/featureName.tsx';
import { memberships } from '../../memberships/web/memberships.ts';
import { RequestThread } from './RequestThread.tsx';
import { requests } from './requests.ts';

const loadDialog = () => import('./RequestDialog.tsx');
const RequestDialog = lazyPart(loadDialog);

/**
 * Services of the viewer's plan that our team provides, and the member's earlier requests, even after the plan has
 * ended. Renders nothing for a member without either.
 */
export function Requests() {
  const { viewer } = useViewer();
  return viewer?.profile ? <OfOffice /> : null;
}

function OfOffice() {
  const { t } = useLingui();
  const mine = useQuery(memberships.mine.queryOptions());
  const asked = useQuery(requests.list.queryOptions());
  const viewsOnly = useViewsOnly();
  const [asking, setAsking] = useState<Requestable>();
  const [loaded, setLoaded] = useState(false);
  const allowances = mine.data?.membership?.allowances ?? [];
  const kinds = requestable.flatMap((kind) => {
    const allowance = allowances.find(({ entitlement }) => entitlement === kind);
    const requests = asked.data?.filter(({ entitlement }) => entitlement === kind) ?? [];
    return allowance || requests.length > 0 ? [{ kind, allowance, requests }] : [];
  });
  if (kinds.length === 0 && !asked.isError) return null;
  return (
    <section className="mt-10 md:mt-14">
      <h2 className="text-2xl">
        <Trans>Services from our team</Trans>
      </h2>
      {asked.isError && !asked.data && (
        <NotLoaded of={asked} className="mt-4" title={t`Couldn't load your requests`} />
      )}
      {viewsOnly && <ViewsOnly />}
      <ul className="mt-4 divide-y divide-line border-line border-y">
        {kinds.map(({ kind, allowance, requests }) => {
          const feature = { entitlement: kind, quota: allowance?.quota ?? null };
          const open = requests.some(({ state }) => state !== 'done');
          return (
            <li key={kind} className="py-5">
              <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
                <div className="min-w-0 max-w-text">
                  <h3 className="text-lg">{featureName(feature)}</h3>
                  <p className="text-soft">{featureDescription(feature)}</p>
                </div>
                {allowance && !viewsOnly && asked.data && !open && allowance.left !== 0 && (
                  <Button
                    kind="quiet"
                    size="small"
                    onPointerEnter={loadDialog}
                    onFocus={loadDialog}
                    onClick={() => {
                      setLoaded(true);
                      setAsking(kind);
                    }}
                  >
                    <Trans>
                      Ask our team<span className="sr-only"> about {featureName(feature)}</span>
                    </Trans>
                  </Button>
                )}
              </div>
              {allowance?.left === 0 && !open && (
                <p className="mt-2 text-soft">
                  <Trans>You've used all the requests of this kind in your plan.</Trans>
                </p>
              )}
              {!allowance && (
                <p className="mt-2 text-soft">
                  <Trans>Your plan has ended. We'll still reply to requests you've already sent.</Trans>
                </p>
              )}
              <RequestThread requests={requests} />
            </li>
          );
        })}
      </ul>
      {loaded && (
        <Suspense>
          <RequestDialog kind={asking} onClose={() => setAsking(undefined)} />
        </Suspense>
      )}
    </section>
  );
}
