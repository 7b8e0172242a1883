import { Trans } from '@lingui/react/macro';
import { resource } from '../../../kit/web/resource.ts';
import StoryCard, { StoryFrame } from './StoryCard.tsx';
import type { stories } from './stories.ts';

const shown = resource<Awaited<ReturnType<typeof stories.shown.call>>>('/api/stories');

/** The stories of couples who met here. Without any, a demo shows samples and a real site shows nothing. */
export default function SuccessStories() {
  const found = shown.use();
  if (!found || (found.stories.length === 0 && !found.samples)) return null;
  return (
    <section className="below border-line border-y bg-sunk">
      <div className="page py-16">
        <h2 className="text-3xl">
          <Trans>Success Stories</Trans>
        </h2>
        {found.samples && (
          <p className="mt-3 max-w-text text-soft">
            <Trans>This site is new, so these two stories are samples. Real stories will replace them.</Trans>
          </p>
        )}
        <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-2">
          {found.samples ? <Samples /> : found.stories.map((one) => <StoryCard key={one.id} story={one} />)}
        </div>
      </div>
    </section>
  );
}

function Samples() {
  return (
    <>
      <StoryFrame sample names={<Trans>Meera and Arjun</Trans>} place={<Trans>Nagpur</Trans>}>
        <Trans>
          My brother and I filled in my profile together on a Sunday. What I liked most: nobody had my number
          until I said yes. We talked for three months before our parents met over tea.
        </Trans>
      </StoryFrame>
      <StoryFrame
        sample
        names={<Trans>Fatima and Imran</Trans>}
        place={<Trans>Hyderabad and Bengaluru</Trans>}
      >
        <Trans>
          We live in two cities, and neither of us wanted to move at once. Both profiles said so from the
          first day. So we had nothing to explain later, and a lot to talk about.
        </Trans>
      </StoryFrame>
    </>
  );
}
