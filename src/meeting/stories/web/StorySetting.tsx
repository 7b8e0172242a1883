import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { errorText } from '../../../kit/web/api/errors.ts';
import { NotLoaded } from '../../../kit/web/api/NotLoaded.tsx';
import { useSubject } from '../../../people/profiles/web/useSubject.ts';
import { useViewsOnly, ViewsOnly } from '../../../people/profiles/web/ViewsOnly.tsx';
import { Button } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { Notice } from '../../../ui/state/Notice.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { toast } from '../../../ui/state/toast.tsx';
import type { OwnStory } from '../contract.ts';
import { StoryForm } from './StoryForm.tsx';
import { stories } from './stories.ts';
import { useStoryState } from './useStoryState.ts';

// Loaded on demand: few families have a story, and the home page uses it, too.
const StoryCard = lazyPart(() => import('./StoryCard.tsx'));

/**
 * Section of the settings: the success story of the profile, or the form for one.
 * @param rejection why the author's story was rejected
 */
export function StorySetting({ rejection }: { rejection: ReactNode }) {
  const viewsOnly = useViewsOnly();
  const { self, name: person } = useSubject();
  const found = useQuery(stories.own.queryOptions());
  const [editing, setEditing] = useState(false);
  if (found.isError) return <NotLoaded of={found} />;
  if (!found.data) return <Skeleton className="h-40" />;
  const { story, partners } = found.data;
  return (
    <>
      <p className="mb-5 max-w-text text-soft">
        <Trans>
          Found a match here? Tell other families. The home page shows the story once the other family has
          agreed and our team has checked it. Either family can withdraw it at any time.
        </Trans>
      </p>
      {story && !editing && (
        <Shown story={story} canChange={!viewsOnly} onEdit={() => setEditing(true)} rejection={rejection} />
      )}
      {!story && viewsOnly && <ViewsOnly />}
      {!viewsOnly && (editing || (!story && partners.length > 0)) && (
        <StoryForm
          story={story}
          partners={partners}
          onClose={editing ? () => setEditing(false) : undefined}
        />
      )}
      {!story && !viewsOnly && partners.length === 0 && (
        <p>
          {self ? (
            <Trans>You can send a story once you're connected with someone.</Trans>
          ) : (
            <Trans>You can send a story once {person} is connected with someone.</Trans>
          )}
        </p>
      )}
    </>
  );
}

type ShownProps = { story: OwnStory; canChange: boolean; rejection: ReactNode; onEdit(): void };

function Shown({ story, canChange, rejection, onEdit }: ShownProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const describe = useStoryState();
  const { name } = story.other;
  const toConsent = !story.mine && story.state === 'consent';
  const onError = (error: unknown) =>
    toast({ tone: 'bad', title: t`Not saved`, description: errorText(error) });
  const onSettled = () => queries.invalidateQueries({ queryKey: stories.key() });
  const consent = useMutation(
    stories.consent.mutationOptions({
      onSuccess: () => toast({ title: t`Thank you`, description: t`Our team checks the story next.` }),
      onError,
      onSettled,
    }),
  );
  const withdraw = useMutation(
    stories.withdraw.mutationOptions({
      onSuccess: () => toast({ title: t`Story withdrawn`, description: t`Nobody can see it now.` }),
      onError,
      onSettled,
    }),
  );
  return (
    <div className="grid max-w-text gap-5">
      <Notice title={describe(story)} tone={story.state === 'rejected' ? 'bad' : undefined}>
        {story.mine ? <Trans>With {name}</Trans> : <Trans>Sent by {name}</Trans>}
        {story.mine && story.state === 'rejected' && rejection}
      </Notice>
      <Suspense>
        <StoryCard story={story} />
      </Suspense>
      {canChange && (
        <div className="flex flex-wrap gap-3">
          {toConsent && (
            <Button busy={consent.isPending} onClick={() => consent.mutate({ version: story.version })}>
              <Trans>I agree</Trans>
            </Button>
          )}
          {story.mine && (
            <Button kind="quiet" onClick={onEdit}>
              <Trans>Edit story</Trans>
            </Button>
          )}
          <Button
            kind={toConsent ? 'quiet' : 'plain'}
            busy={withdraw.isPending}
            onClick={() => withdraw.mutate({})}
          >
            {toConsent ? <Trans>I don't agree</Trans> : <Trans>Withdraw story</Trans>}
          </Button>
        </div>
      )}
    </div>
  );
}
