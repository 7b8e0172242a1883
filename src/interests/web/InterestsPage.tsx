import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { errorWords } from '../../kit/web/errors.ts';
import { paths } from '../../paths.ts';
import { ProfileCard, ProfileCardSkeleton } from '../../profiles/web/ProfileCard.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { page } from '../../vocabulary/web/page.ts';
import { InterestActions } from './InterestActions.tsx';
import { InterestState } from './InterestState.tsx';
import { interests } from './interests.ts';

export const meta = () => page({ title: t`Interests` });

type BoxName = 'received' | 'sent';
const grid = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4';

export default function InterestsPage() {
  const { t } = useLingui();
  const [address, setAddress] = useSearchParams();
  const tab: BoxName = address.get('tab') === 'sent' ? 'sent' : 'received';
  const waiting = useQuery(interests.list.queryOptions({ input: { box: 'received' } })).data?.waiting ?? 0;
  return (
    <div className="page py-6 md:py-10">
      <h1 className="mb-4 text-3xl md:text-4xl">
        <Trans>Interests</Trans>
      </h1>
      <Tabs
        label={t`Received or sent`}
        value={tab}
        onValueChange={(value) =>
          setAddress(value === 'sent' ? { tab: 'sent' } : {}, { preventScrollReset: true })
        }
        tabs={[
          {
            value: 'received',
            label: (
              <span className="flex items-center gap-2">
                <Trans>Interests Received</Trans>
                {waiting > 0 && <Badge tone="kumkum">{waiting}</Badge>}
              </span>
            ),
            content: <Box box="received" />,
          },
          { value: 'sent', label: <Trans>Interests Sent</Trans>, content: <Box box="sent" /> },
        ]}
      />
    </div>
  );
}

function Box({ box }: { box: BoxName }) {
  const { t } = useLingui();
  const found = useInfiniteQuery(
    interests.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ box, cursor }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
    }),
  );
  if (found.isPending) {
    return (
      <div className={grid}>
        {[0, 1, 2].map((place) => (
          <ProfileCardSkeleton key={place} />
        ))}
      </div>
    );
  }
  if (found.isError) {
    return (
      <Notice
        tone="bad"
        title={t`The interests could not be loaded`}
        action={
          <Button kind="quiet" size="small" onClick={() => void found.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {errorWords(found.error)}
      </Notice>
    );
  }
  const all = found.data.pages.flatMap((one) => one.interests);
  if (all.length === 0) return <Nothing box={box} />;
  return (
    <>
      <ul className={grid}>
        {all.map(({ profile, ...interest }) => (
          <li key={interest.id}>
            <ProfileCard
              profile={profile}
              foot={
                <>
                  <p className="text-sm">
                    <InterestState interest={interest} name={profile.name} />
                  </p>
                  <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
                    <InterestActions person={profile} interest={interest} />
                  </div>
                </>
              }
            />
          </li>
        ))}
      </ul>
      {found.hasNextPage && (
        <div className="mt-8 flex justify-center">
          <Button kind="quiet" busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            <Trans>Load more</Trans>
          </Button>
        </div>
      )}
    </>
  );
}

function Nothing({ box }: { box: BoxName }) {
  const { t } = useLingui();
  return (
    <EmptyState
      title={box === 'received' ? t`No interests received yet` : t`No interests sent yet`}
      text={
        box === 'received'
          ? t`When somebody sends you an interest, it stands here, and you get a mail.`
          : t`Look through the profiles, and send an interest to somebody you would like to know.`
      }
      action={
        <ButtonLink to={paths.browse()}>
          <Trans>Browse Profiles</Trans>
        </ButtonLink>
      }
    />
  );
}
