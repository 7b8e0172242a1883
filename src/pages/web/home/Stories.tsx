import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/marks/Badge.tsx';

export function Stories() {
  return (
    <section className="border-line border-y bg-sunk">
      <div className="page py-16">
        <h2 className="text-3xl">
          <Trans>Success Stories</Trans>
        </h2>
        <p className="mt-3 max-w-text text-soft">
          <Trans>This site is new, so these two stories are samples. Real stories will replace them.</Trans>
        </p>
        <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-2">
          <Story names={<Trans>Meera and Arjun</Trans>} place={<Trans>Nagpur</Trans>}>
            <Trans>
              My brother and I filled in my profile together on a Sunday. What I liked most: nobody had my
              number until I said yes. We talked for three months before our parents met over tea.
            </Trans>
          </Story>
          <Story names={<Trans>Fatima and Imran</Trans>} place={<Trans>Hyderabad and Bengaluru</Trans>}>
            <Trans>
              We live in two cities, and neither of us wanted to move at once. Both profiles said so from the
              first day. So we had nothing to explain later, and a lot to talk about.
            </Trans>
          </Story>
        </div>
      </div>
    </section>
  );
}

function Story({ names, place, children }: { names: ReactNode; place: ReactNode; children: ReactNode }) {
  return (
    <figure className="flex flex-col rounded-xl border border-line bg-raised p-6 lg:p-8">
      <blockquote className="text-lg">{children}</blockquote>
      <figcaption className="mt-auto flex flex-wrap items-end justify-between gap-4 pt-6">
        <span>
          <span className="block font-semibold font-serif text-xl leading-snug">{names}</span>
          <span className="text-soft">{place}</span>
        </span>
        <Badge>
          <Trans>Sample story</Trans>
        </Badge>
      </figcaption>
    </figure>
  );
}
