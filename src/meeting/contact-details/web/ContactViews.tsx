import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { byCursor } from '../../../kit/web/api/byCursor.ts';
import { Day } from '../../../kit/web/locale/Day.tsx';
import { useViewer } from '../../../kit/web/viewer.ts';
import { ProfileRow } from '../../../people/profiles/web/card/ProfileRow.tsx';
import { useSubject } from '../../../people/profiles/web/useSubject.ts';
import { Button } from '../../../ui/Button.tsx';
import { contactDetails } from './contactDetails.ts';

/** List of profiles that opened the viewer's phone number and email address, newest first; renders nothing if empty. */
export function ContactViews() {
  // Staff who view the site as a member do not see this list.
  const team = useViewer().viewer?.impersonator;
  const { self, name: person } = useSubject();
  const found = useInfiniteQuery({
    ...contactDetails.views.infiniteOptions(byCursor()),
    enabled: !team,
  });
  const views = found.data?.pages.flatMap((page) => page.views) ?? [];
  if (views.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="text-xl md:text-2xl">
        {self ? (
          <Trans>Who viewed your contact details</Trans>
        ) : (
          <Trans>Who viewed {person}'s contact details</Trans>
        )}
      </h2>
      <p className="mt-1 mb-4 max-w-text text-soft">
        <Trans>These members are connected with you and have viewed the phone number and email.</Trans>
      </p>
      <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-3 lg:gap-5">
        {views.map(({ profile, viewedAt }) => (
          <li key={profile.id}>
            <ProfileRow profile={profile}>
              <Trans>
                Viewed on <Day time={viewedAt} />
              </Trans>
            </ProfileRow>
          </li>
        ))}
      </ul>
      {found.hasNextPage && (
        <div className="mt-4">
          <Button
            kind="quiet"
            size="small"
            busy={found.isFetchingNextPage}
            onClick={() => void found.fetchNextPage()}
          >
            <Trans>Load more</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}
