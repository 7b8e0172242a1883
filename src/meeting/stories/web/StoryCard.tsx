import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/marks/Badge.tsx';
import { Dots } from '../../../ui/marks/Dots.tsx';
import { useEventText } from './useEventText.ts';

type Story = {
  names: string;
  event: { occasion: 'wedding' | 'engagement'; month: string } | null;
  city: string;
  body: string;
};

/** A couple's story as on the home page. */
export default function StoryCard({ story: { names, event, city, body } }: { story: Story }) {
  const eventText = useEventText();
  return (
    <StoryFrame names={names} place={<Dots>{[city, event && eventText(event)]}</Dots>}>
      {body}
    </StoryFrame>
  );
}

type StoryFrameProps = { names: ReactNode; place: ReactNode; sample?: boolean; children: ReactNode };

export function StoryFrame({ names, place, sample, children }: StoryFrameProps) {
  const { t } = useLingui();
  return (
    <figure className="flex flex-col rounded-xl border border-line bg-raised p-6 [overflow-wrap:anywhere] lg:p-8">
      <blockquote className="whitespace-pre-line text-lg">{children}</blockquote>
      <figcaption className="mt-auto flex flex-wrap items-end justify-between gap-4 pt-6">
        <span>
          <span className="block font-semibold font-serif text-xl leading-snug">{names}</span>
          <span className="text-soft">{place}</span>
        </span>
        {sample && <Badge>{t`Sample story`}</Badge>}
      </figcaption>
    </figure>
  );
}
