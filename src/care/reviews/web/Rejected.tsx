import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../../kit/web/api/errors.ts';
import { rejectionText } from '../../../kit/web/queue/rejectionText.ts';
import { paths } from '../../../paths.ts';
import { useSubject } from '../../../people/profiles/web/useSubject.ts';
import { useViewsOnly } from '../../../people/profiles/web/ViewsOnly.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { toast } from '../../../ui/state/toast.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { reviews } from './reviews.ts';

type Review = Pick<Awaited<ReturnType<typeof reviews.mine.call>>[number], 'kind' | 'reason' | 'note'>;

/** What our team rejected in the member's profile, why, and what to do. */
export default function Rejected({ reviews: rejected }: { reviews: Review[] }) {
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

function RejectedNotice({ kind, reason, note }: Review) {
  const { self, name: person } = useSubject();
  const viewsOnly = useViewsOnly();
  return (
    <Notice
      tone="bad"
      className="mt-5"
      title={
        kind === 'profile' ? (
          self ? (
            <Trans>Your profile needs changes</Trans>
          ) : (
            <Trans>{person}'s profile needs changes</Trans>
          )
        ) : (
          <Trans>The new text was not approved</Trans>
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
            {self ? <Trans>Change your profile</Trans> : <Trans>Change {person}'s profile</Trans>}
          </TextLink>
        </p>
      )}
    </Notice>
  );
}

function SubmitAgain() {
  const { self, name: person } = useSubject();
  const { t } = useLingui();
  const queries = useQueryClient();
  const submit = useMutation(
    reviews.submit.mutationOptions({
      onSuccess: () =>
        toast({
          title: t`Submitted for review`,
          description: self ? t`We'll check your profile again.` : t`We'll check ${person}'s profile again.`,
        }),
      onError: (error) =>
        toast({
          tone: 'bad',
          title: self ? t`Couldn't submit your profile` : t`Couldn't submit ${person}'s profile`,
          description: errorText(error),
        }),
      onSettled: () => queries.invalidateQueries({ queryKey: reviews.key() }),
    }),
  );
  return (
    <Button kind="quiet" size="small" busy={submit.isPending} onClick={() => submit.mutate({})}>
      <Trans>Submit again</Trans>
    </Button>
  );
}
