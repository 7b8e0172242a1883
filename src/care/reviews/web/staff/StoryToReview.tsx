import { Trans } from '@lingui/react/macro';
import StoryCard from '../../../../meeting/stories/web/StoryCard.tsx';
import type { reviews } from '../reviews.ts';

type Story = NonNullable<Awaited<ReturnType<typeof reviews.read.call>>['story']>;

/** A success story as the home page would show it, and who is in it. */
export function StoryToReview({ story, author }: { story: Story; author: string }) {
  const { name, publicId } = story.partner;
  return (
    <section className="mb-8 max-w-text">
      <h2 className="mb-3 text-xl">
        <Trans>Success story</Trans>
      </h2>
      <StoryCard story={story} />
      <p className="mt-3 text-soft [overflow-wrap:anywhere]">
        <Trans>
          Sent by {author}. {name} ({publicId}) has agreed.
        </Trans>
      </p>
    </section>
  );
}
