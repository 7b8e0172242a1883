import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { page } from '../../../base/site/web/page.ts';
import { byCursor } from '../../../kit/web/api/byCursor.ts';
import { clientLoaderOf, loaderOf, ofMember } from '../../../kit/web/loaders/pageQueries.ts';
import { useViewer } from '../../../kit/web/viewer.ts';
import { NoProfile } from '../../../people/profiles/web/noProfile/NoProfile.tsx';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { Badge } from '../../../ui/marks/Badge.tsx';
import { KeepServed } from '../../../ui/state/KeepServed.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import type { Box } from '../shared/rules.ts';
import { InterestBox, useBox } from './box/InterestBox.tsx';
import { interests } from './interests.ts';

// Below the list, and changed once.
const IntakeSetting = lazyPart(() => import('./IntakeSetting.tsx'));
const FormerConnections = lazyPart(() => import('./box/FormerConnections.tsx'));

/** With this many waiting interests or more, the page offers to limit them. */
const MANY_WAITING = 5;

const boxOf = (address: URLSearchParams): Box => (address.get('tab') === 'sent' ? 'sent' : 'received');

const queries = ofMember(({ url }) => [
  interests.list.infiniteOptions(byCursor({ box: boxOf(url.searchParams) })),
  interests.former.queryOptions(),
]);

export const loader = loaderOf(queries);
export const clientLoader = clientLoaderOf(queries);

export const meta = () => page({ title: t`Interests` });

export default function InterestsPage() {
  const { viewer } = useViewer();
  if (!viewer) return null;
  return viewer.profile ? <Interests /> : <NoProfile staff={viewer.staff !== null} />;
}

function Interests() {
  const { t } = useLingui();
  const [address, setAddress] = useSearchParams();
  const open = boxOf(address);
  const received = useBox('received', open === 'received');
  const sent = useBox('sent', open === 'sent');
  // Each list contains the number of pending interests. The number of the open list is newer.
  const lists = open === 'sent' ? [sent, received] : [received, sent];
  const waiting = lists.find((list) => list.data)?.data?.pages[0]?.waiting ?? 0;
  return (
    <div className="page py-6 md:py-10">
      <h1 className="mb-3 text-3xl md:mb-4 md:text-4xl">
        <Trans>Interests</Trans>
      </h1>
      <Tabs
        label={t`Received or sent`}
        value={open}
        onValueChange={(value) =>
          setAddress(value === 'sent' ? { tab: 'sent' } : {}, { replace: true, preventScrollReset: true })
        }
        tabs={[
          {
            value: 'received',
            label: (
              <span className="flex items-center gap-2">
                <Trans>Interests Received</Trans>
                {waiting > 0 && <Waiting number={waiting} />}
              </span>
            ),
            content: (
              <>
                <InterestBox box="received" found={received} />
                {waiting >= MANY_WAITING && (
                  <section className="mt-10 rounded-xl border border-line bg-raised p-4 md:px-6 md:py-5">
                    <h2 className="mb-3 text-xl">
                      <Trans>Too many interests?</Trans>
                    </h2>
                    <KeepServed>
                      <IntakeSetting />
                    </KeepServed>
                  </section>
                )}
              </>
            ),
          },
          {
            value: 'sent',
            label: <Trans>Interests Sent</Trans>,
            content: <InterestBox box="sent" found={sent} />,
          },
        ]}
      />
      <Suspense>
        <FormerConnections />
      </Suspense>
    </div>
  );
}

function Waiting({ number }: { number: number }) {
  return (
    <Badge tone="kumkum">
      {number}
      <span className="sr-only">
        <Trans>waiting for your reply</Trans>
      </span>
    </Badge>
  );
}
