import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../kit/web/api/errors.ts';
import { rejectionText } from '../../kit/web/queue/rejectionText.ts';
import { paths } from '../../paths.ts';
import { useViewsOnly } from '../../profiles/web/ViewsOnly.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/state/Notice.tsx';
import { toast } from '../../ui/state/toast.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { reviews } from './reviews.ts';

/** Notices of what our team rejected in the member's profile, why, and what to do; nothing without rejections. */
export function RejectedNotices() {
  const { data = [] } = useQuery(reviews.mine.queryOptions());
  const rejected = data.filter(({ state }) => state === 'rejected');
  const texts = rejected.filter(({ kind }) => kind === 'profile' || kind === 'profile_text');
  const photo = rejected.some(({ kind }) => kind === 'photo');
  return (
    <>
      {texts.map((review) => (
        <RejectedNotice key={review.kind} {...review} />
      ))}
      {photo && <RejectedPhotos />}
    </>
  );
}

/** The reasons are at the photos. */
function RejectedPhotos() {
  return (
    <Notice
      tone="bad"
      className="mt-5"
      title={<Trans>A photo was not approved</Trans>}
      action={
        <TextLink to={paths.myPhotos()} className="self-center">
          <Trans>See the reason</Trans>
        </TextLink>
      }
    >
      <Trans>Others can't see it.</Trans>
    </Notice>
  );
}

type Rejected = Pick<Awaited<ReturnType<typeof reviews.mine.call>>[number], 'kind' | 'reason' | 'note'>;

function RejectedNotice({ kind, reason, note }: Rejected) {
  const viewsOnly = useViewsOnly();
  return (
    <Notice
      tone="bad"
      className="mt-5"
      title={
        kind === 'profile' ? (
          <Trans>Your profile needs changes</Trans>
        ) : (
          <Trans>Your new text was not approved</Trans>
        )
      }
      action={
        !viewsOnly && (
          <>
            {kind === 'profile' && <SubmitAgain />}
            <TextLink to={paths.contact()} className="self-center">
              <Trans>Contact us</Trans>
            </TextLink>
          </>
        )
      }
    >
      {reason && reason !== 'other' && <p>{rejectionText(reason)}</p>}
      {note && <p className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]">{note}</p>}
      {!viewsOnly && (
        <p className="mt-2">
          <TextLink to={paths.myProfile(kind === 'profile_text' ? 'about' : undefined)}>
            <Trans>Change your profile</Trans>
          </TextLink>
        </p>
      )}
    </Notice>
  );
}

function SubmitAgain() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const submit = useMutation(
    reviews.submit.mutationOptions({
      onSuccess: () =>
        toast({ title: t`Submitted for review`, description: t`We'll check your profile again.` }),
      onError: (error) =>
        toast({ tone: 'bad', title: t`Couldn't submit your profile`, description: errorText(error) }),
      onSettled: () => queries.invalidateQueries({ queryKey: reviews.key() }),
    }),
  );
  return (
    <Button kind="quiet" size="small" busy={submit.isPending} onClick={() => submit.mutate({})}>
      <Trans>Submit again</Trans>
    </Button>
  );
}

/** Notice that others can't see the profile, where no review has the reason; nothing when they can. */
export function HiddenNotice({ listed }: { listed: boolean }) {
  const { data } = useQuery(reviews.mine.queryOptions());
  const explained = data?.some(({ kind, state }) => kind === 'profile' && state !== 'approved') ?? true;
  if (listed || explained) return null;
  return (
    <Notice
      className="mt-5"
      title={<Trans>Others can't see your profile</Trans>}
      action={
        <TextLink to={paths.contact()}>
          <Trans>Contact us</Trans>
        </TextLink>
      }
    >
      <Trans>Please contact us. We will tell you why and what to do.</Trans>
    </Notice>
  );
}

/** Notice that the member's new profile is being reviewed; nothing when it is not. */
export function WaitingNotice() {
  const { data } = useQuery(reviews.mine.queryOptions());
  if (!data?.some(({ kind, state }) => kind === 'profile' && state === 'waiting')) return null;
  return (
    <Notice className="mt-5" title={<Trans>Your profile is waiting for review</Trans>}>
      <Trans>We check every new profile before others can see it. No action needed.</Trans>
    </Notice>
  );
}
