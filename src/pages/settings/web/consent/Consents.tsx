import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notifications } from '../../../../care/notifications/web/notifications.ts';
import { errorText } from '../../../../kit/web/api/errors.ts';
import { NotLoaded } from '../../../../kit/web/api/NotLoaded.tsx';
import { clockTime } from '../../../../kit/web/locale/format.ts';
import { stories } from '../../../../meeting/stories/web/stories.ts';
import { paths } from '../../../../paths.ts';
import { accountAccess } from '../../../../people/account-access/web/accountAccess.ts';
import { useSubject } from '../../../../people/profiles/web/useSubject.ts';
import { useViewsOnly } from '../../../../people/profiles/web/ViewsOnly.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { toast } from '../../../../ui/state/toast.tsx';
import { TextLink } from '../../../../ui/TextLink.tsx';
import { myProfile } from '../../../my-profile/web/myProfile.ts';
import { HoroscopeConsent } from './HoroscopeConsent.tsx';
import { Purpose, Status, Toggle } from './Purpose.tsx';

/** Section of the settings: everything that the member has agreed to, since when, and how to withdraw it. */
export function Consents() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const viewsOnly = useViewsOnly();
  const { self } = useSubject();
  const found = useQuery(myProfile.consents.queryOptions());
  const options = {
    onError: (error: unknown) =>
      toast({ tone: 'bad' as const, title: t`Couldn't save your choice`, description: errorText(error) }),
    onSettled: () =>
      Promise.all(
        [myProfile.consents.key(), notifications.key(), stories.key(), accountAccess.key()].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  };
  const emails = useMutation(notifications.setPreference.mutationOptions(options));
  const withdrawStory = useMutation(stories.withdraw.mutationOptions(options));
  const endAccess = useMutation(accountAccess.end.mutationOptions(options));
  if (found.isError) return <NotLoaded of={found} />;
  if (!found.data) return <Skeleton className="h-96" />;
  const { matching, horoscope, matchEmails, searchAlerts, visitors, story, teamAccess } = found.data;
  const isSaving = (category: string) => emails.isPending && emails.variables.category === category;
  return (
    <>
      <p className="mb-2 max-w-text text-soft">
        <Trans>What we use your data for. You can withdraw each consent at any time.</Trans>
      </p>
      <ul className="divide-y divide-line">
        <Purpose
          title={<Trans>Finding a match</Trans>}
          about={
            <Trans>
              The profile, photos and preferences: to show you matches, and the profile to them. To withdraw,
              hide the profile or delete the account.
            </Trans>
          }
          status={<Status given since={matching.since} />}
        >
          <TextLink to={paths.settings('hide')}>
            {self ? <Trans>Hide my profile</Trans> : <Trans>Hide the profile</Trans>}
          </TextLink>
          <TextLink to={paths.settings('delete')}>
            <Trans>Delete my account</Trans>
          </TextLink>
        </Purpose>
        <HoroscopeConsent horoscope={horoscope} canChange={!viewsOnly} />
        <Purpose
          title={<Trans>Weekly email about new matches</Trans>}
          about={<Trans>Your email address, and who matches the preferences.</Trans>}
          status={<Status {...matchEmails} />}
        >
          <Toggle
            given={matchEmails.given}
            name={t`Weekly email about new matches`}
            busy={isSaving('matches')}
            onChange={(email) => emails.mutate({ category: 'matches', email })}
          />
        </Purpose>
        <Purpose
          title={<Trans>Emails about saved searches</Trans>}
          about={<Trans>Your email address, and new profiles for the searches with alerts.</Trans>}
          status={<Status {...searchAlerts} />}
        >
          <Toggle
            given={searchAlerts.given}
            name={t`Emails about saved searches`}
            busy={isSaving('saved_searches')}
            onChange={(email) => emails.mutate({ category: 'saved_searches', email })}
          />
        </Purpose>
        <Purpose
          title={<Trans>Shown to visitors</Trans>}
          about={
            <Trans>
              Visitors who aren't logged in see the first name, a few details and a blurred photo. Not if only
              premium members see the profile.
            </Trans>
          }
          status={<Status {...visitors} />}
        >
          <TextLink to={paths.settings('privacy')}>
            <Trans>Change in Privacy</Trans>
          </TextLink>
        </Purpose>
        <Purpose
          title={<Trans>Success story</Trans>}
          about={<Trans>Names, city and your words, on the home page.</Trans>}
          status={
            story.given ? (
              <Status given since={story.since} />
            ) : story.asked ? (
              <Trans>Waiting for your reply</Trans>
            ) : (
              <Trans>No story</Trans>
            )
          }
        >
          {story.given && !viewsOnly ? (
            <Toggle
              given
              name={t`Success story`}
              busy={withdrawStory.isPending}
              onChange={() => withdrawStory.mutate({})}
            />
          ) : (
            <TextLink to={paths.settings('story')}>
              {story.asked ? <Trans>Read it</Trans> : <Trans>Success story</Trans>}
            </TextLink>
          )}
        </Purpose>
        <Purpose
          title={<Trans>Support access</Trans>}
          about={<Trans>Someone from our team sees the site as you see it. We ask each time.</Trans>}
          status={
            teamAccess ? (
              <Trans>Allowed until {clockTime(teamAccess.endsAt)}</Trans>
            ) : (
              <Trans>No access now</Trans>
            )
          }
        >
          {teamAccess ? (
            <Toggle
              given
              name={t`Support access`}
              busy={endAccess.isPending}
              onChange={() => endAccess.mutate({ id: teamAccess.id })}
            />
          ) : (
            <TextLink to={paths.settings('team-access')}>
              <Trans>See requests</Trans>
            </TextLink>
          )}
        </Purpose>
      </ul>
    </>
  );
}
