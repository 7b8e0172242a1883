import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Eye } from 'lucide-react';
import { DocumentToReview } from '../../../../people/identity/web/DocumentToReview.tsx';
import { ProfileHead, profileGrid } from '../../../../people/profiles/web/details/ProfileHead.tsx';
import { ProfileSections } from '../../../../people/profiles/web/details/ProfileTabs.tsx';
import { Button } from '../../../../ui/Button.tsx';
import type { reviews } from '../reviews.ts';
import { Decided } from './Decided.tsx';
import { ManagingAccounts } from './ManagingAccounts.tsx';
import { PhotoToReview } from './PhotoToReview.tsx';
import { ReviewedPhotos } from './photos/ReviewedPhotos.tsx';
import { ReportedSubject } from './ReportedSubject.tsx';
import { StoryToReview } from './StoryToReview.tsx';

type OpenReview = Awaited<ReturnType<typeof reviews.read.call>>;

type ReviewSubjectProps = {
  found: OpenReview;
  /** Shows the photos or the document, which are hidden until then; undefined when they are shown. */
  onOpen: (() => void) | undefined;
};

/** Everything to decide on: new text beside the old, the profile, its accounts, and earlier decisions. */
export function ReviewSubject({
  found: { profile, texts, photos, reported, story, document, accounts, namesakes, earlier },
  onOpen,
}: ReviewSubjectProps) {
  const { t } = useLingui();
  const names = {
    bio: t`About`,
    aboutFamily: t`About the family`,
    description: t`Preferences`,
    customTexts: t`Other details`,
  };
  return (
    <>
      {reported && <ReportedSubject reported={reported} name={profile.name} />}
      {onOpen && (
        <Button kind="quiet" className="mb-4" aria-keyshortcuts="s" onClick={onOpen}>
          <Eye aria-hidden className="size-5" />
          {document ? (
            <Trans>Show document</Trans>
          ) : (
            <Plural value={photos.length} one="Show photo" other="Show photos" />
          )}
        </Button>
      )}
      {photos.map((photo) => (
        <PhotoToReview key={photo.id} photo={photo} opened={!onOpen} />
      ))}
      {document && <DocumentToReview document={document} opened={!onOpen} />}
      {story && <StoryToReview story={story} author={profile.name} />}
      {texts.map(({ name, submitted, approved }) => (
        <section key={name} className="mb-6 max-w-text rounded-xl border border-line bg-raised p-4">
          <h2 className="text-xl">{names[name]}</h2>
          <h3 className="mt-2 text-sm text-soft">
            <Trans>New text</Trans>
          </h3>
          <OwnWords>{submitted}</OwnWords>
          <h3 className="mt-4 text-sm text-soft">
            <Trans>Shown now</Trans>
          </h3>
          <OwnWords>{approved}</OwnWords>
        </section>
      ))}
      {reported && (
        <h2 className="mb-4 text-2xl">
          <Trans>The profile now</Trans>
        </h2>
      )}
      <div className={profileGrid}>
        <ProfileHead profile={profile} />
        <div className="mt-2 md:col-span-2 md:mt-6">
          <ProfileSections profile={profile} />
          <ManagingAccounts profile={profile} accounts={accounts} namesakes={namesakes} />
          <ReviewedPhotos profile={profile} />
          {earlier.length > 0 && (
            <section className="mt-8">
              <h2 className="mb-3 text-xl">
                <Trans>Earlier decisions</Trans>
              </h2>
              <div className="grid gap-3">
                {earlier.map((review) => (
                  <Decided key={review.id} review={review} />
                ))}
              </div>
            </section>
          )}
        </div>
      </div>
    </>
  );
}

function OwnWords({ children }: { children: string | null }) {
  return (
    <p className="whitespace-pre-line [overflow-wrap:anywhere]">
      {children ?? (
        <span className="text-soft">
          <Trans>Empty</Trans>
        </span>
      )}
    </p>
  );
}
