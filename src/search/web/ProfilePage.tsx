import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ORPCError } from '@orpc/client';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { InterestActions } from '../../interests/web/InterestActions.tsx';
import { InterestState } from '../../interests/web/InterestState.tsx';
import { interests } from '../../interests/web/interests.ts';
import { errorWords } from '../../kit/web/errors.ts';
import { useViewer } from '../../kit/web/viewer.ts';
import { paths } from '../../paths.ts';
import { ProfileHead, ProfileHeadSkeleton } from '../../profiles/web/ProfileHead.tsx';
import { ProfileTabs } from '../../profiles/web/ProfileTabs.tsx';
import { profiles } from '../../profiles/web/profiles.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { page } from '../../vocabulary/web/page.ts';

export const meta = () => page({ title: t`Profile` });

export default function ProfilePage() {
  const { id = '' } = useParams();
  const { viewer } = useViewer();
  const { pathname } = useLocation();
  const found = useQuery(profiles.read.queryOptions({ input: { id } }));
  const profile = found.data;
  const mine = profile?.view === 'full' && profile.own;
  const between = useQuery(
    interests.between.queryOptions({ input: { id }, enabled: Boolean(viewer?.profile && profile && !mine) }),
  );

  if (found.isPending) return <ProfileHeadSkeleton />;
  if (!profile) {
    const unknown = found.error instanceof ORPCError && found.error.status < 500;
    return unknown ? (
      <EmptyState
        heading="h1"
        title={<Trans>Profile not found</Trans>}
        text={<Trans>It may have been hidden or removed, or the address is not quite right.</Trans>}
        action={
          <ButtonLink to={paths.browse()}>
            <Trans>Browse Profiles</Trans>
          </ButtonLink>
        }
      />
    ) : (
      <div className="page py-10">
        <Notice
          tone="bad"
          title={<Trans>The profile could not be loaded</Trans>}
          action={
            <Button kind="quiet" size="small" onClick={() => void found.refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {errorWords(found.error)}
        </Notice>
      </div>
    );
  }

  const { interest = null, leftToday = null } = between.data ?? {};
  // Staff look at profiles, they do not send interests.
  const mayAct = !mine && !(viewer && !viewer.profile) && (viewer === null || between.isSuccess);
  return (
    <>
      <ProfileHead profile={profile}>
        {interest && (
          <p className="font-semibold">
            <InterestState interest={interest} name={profile.name} />
          </p>
        )}
        {!interest && leftToday !== null && (
          <p className="text-soft text-sm">
            <Trans>You can send {leftToday} more interests today.</Trans>
          </p>
        )}
        {mayAct && (
          <div className="fixed inset-x-0 bottom-0 z-20 flex gap-3 border-line border-t bg-raised px-4 py-3 empty:hidden md:static md:border-0 md:bg-transparent md:p-0 md:[&>*]:grow-0">
            <InterestActions key={profile.id} person={profile} interest={interest} main />
          </div>
        )}
      </ProfileHead>
      <div className="page pb-28 md:pb-16">
        {profile.view === 'full' ? (
          <ProfileTabs profile={profile} />
        ) : viewer?.profile ? (
          <Notice title={<Trans>There is more to see</Trans>}>
            <Trans>
              Confirm your e-mail address to see the whole profile: full name, photo, family, horoscope and
              what they look for. We have sent you a mail with a link.
            </Trans>
          </Notice>
        ) : (
          <Notice
            title={<Trans>There is more to see</Trans>}
            action={
              <>
                <ButtonLink kind="quiet" size="small" to={paths.login(pathname)}>
                  <Trans>Login</Trans>
                </ButtonLink>
                <ButtonLink kind="quiet" size="small" to={paths.register()}>
                  <Trans>Register Free</Trans>
                </ButtonLink>
              </>
            }
          >
            <Trans>
              Full name, photo, family, horoscope and what they look for are shown to members. Registering is
              free.
            </Trans>
          </Notice>
        )}
      </div>
    </>
  );
}
