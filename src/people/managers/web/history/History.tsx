import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSite } from '../../../../base/site/web/useSite.ts';
import { NotLoaded } from '../../../../kit/web/api/NotLoaded.tsx';
import { Day } from '../../../../kit/web/locale/Day.tsx';
import { Dots } from '../../../../ui/marks/Dots.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { ProfileLink } from '../../../profiles/web/card/ProfileLink.tsx';
import { managerText } from '../../../profiles/web/relationText.ts';
import { HISTORY_MAX, type HistoryAct } from '../../shared/rules.ts';
import { managers } from '../managers.ts';
import { useManagerTexts } from '../useManagerTexts.ts';

/** What each manager did for the profile, newest first. */
export default function History() {
  const { t } = useLingui();
  const { relationName } = useManagerTexts();
  const texts = useTexts();
  const { eventDays } = useSite();
  const history = useQuery(managers.history.queryOptions());
  if (history.isError) return <NotLoaded of={history} />;
  if (!history.data) return <Skeleton className="h-40" />;
  if (history.data.length === 0) {
    return (
      <p className="text-soft">
        <Trans>Nothing yet. Entries are kept for {eventDays}.</Trans>
      </p>
    );
  }
  return (
    <>
      <ol className="divide-y divide-line rounded-xl border border-line bg-raised">
        {history.data.map(({ recordedAt, act, you, relation, name, email, managing, about }) => {
          const managedAs = managerText(relation ?? '', name);
          const known = managedAs || (relation ? relationName(relation) : (email ?? t`A manager`));
          const who = you ? t`You` : managing ? known : t`A former manager`;
          return (
            <li key={`${recordedAt} ${act} ${email}`} className="px-4 py-3">
              <p>
                <Dots>
                  <span className="font-semibold">{who}</span>
                  {texts[act]}
                  {about && <ProfileLink id={about.id}>{about.name}</ProfileLink>}
                </Dots>
              </p>
              <p className="text-soft text-sm">
                <Day time={recordedAt} exact />
              </p>
            </li>
          );
        })}
      </ol>
      <p className="mt-3 max-w-text text-soft text-sm">
        <Trans>
          The latest {HISTORY_MAX} entries. They are kept for {eventDays}.
        </Trans>
      </p>
    </>
  );
}

function useTexts(): Record<HistoryAct, string> {
  const { t } = useLingui();
  return {
    'profile.created': t`Created the profile`,
    'profile.changed': t`Changed the profile`,
    'profile_text.submitted': t`Changed the text about the person or their preferences`,
    'person_consent.asked': t`Asked the person for consent`,
    'photo.added': t`Added a photo`,
    'photo.removed': t`Removed a photo`,
    'id_document.submitted': t`Sent an ID document`,
    'id_document.withdrawn': t`Withdrew the ID document`,
    'photos.changed': t`Changed the photos`,
    'interest.sent': t`Sent an interest`,
    'interest.queued': t`Sent an interest`,
    'interest.accepted': t`Accepted an interest`,
    'interest.reopened': t`Cancelled an acceptance`,
    'interest.declined': t`Declined an interest`,
    'interest.withdrawn': t`Withdrew an interest`,
    'interest.unqueued': t`Withdrew an interest`,
    'message.sent': t`Wrote a message`,
    'contact.opened': t`Viewed contact details`,
    'request.made': t`Sent a request to our team`,
    'manager.invited': t`Invited someone`,
    'invitation.withdrawn': t`Withdrew an invitation`,
    'manager.joined': t`Accepted the invitation`,
    'manager.changed': t`Changed what a manager can do`,
    'manager.removed': t`Removed a manager`,
    'manager.left': t`Stopped managing the profile`,
    'shortlist.added': t`Added to the shortlist`,
    'shortlist.removed': t`Removed from the shortlist`,
    'shortlist.restored': t`Put back on the shortlist`,
    'shortlist.noted': t`Changed a note on the shortlist`,
    'profile.blocked': t`Blocked a profile`,
    'profile.unblocked': t`Unblocked a profile`,
    'report.filed': t`Sent a report`,
    'saved_search.added': t`Saved a search`,
    'saved_search.changed': t`Changed a saved search`,
    'saved_search.removed': t`Deleted a saved search`,
    'saved_search.restored': t`Restored a saved search`,
    'recommendation.dismissed': t`Marked ‘Not for me’`,
    'recommendation.restored': t`Removed from ‘Not for me’`,
    'suggestion.answered': t`Replied to a suggested match`,
    'story.saved': t`Wrote the success story`,
    'story.consented': t`Agreed to the success story`,
    'profile.hidden': t`Hid the profile`,
    'profile.shown': t`Showed the profile again`,
    'private_browsing.changed': t`Turned private browsing on or off`,
    'intake.changed': t`Changed the limit on new interests`,
    'deletion.requested': t`Asked for the profile to be deleted`,
    'deletion.agreed': t`Agreed to delete the profile`,
    'deletion.declined': t`Kept the profile`,
  };
}
