import { Trans } from '@lingui/react/macro';
import { paths } from '../../../paths.ts';
import { useSite } from '../../../site/web/facts.ts';
import { ButtonLink } from '../../../ui/Button.tsx';

export function About() {
  const { name } = useSite();
  return (
    <section className="border-line border-y bg-sunk">
      <div className="page grid gap-x-12 gap-y-6 py-16 md:grid-cols-[1fr_1.6fr]">
        <h2 className="text-3xl">
          <Trans>Two people, and usually two families</Trans>
        </h2>
        <div className="max-w-text">
          <p className="text-lg">
            <Trans>
              A marriage in India is rarely arranged by one person alone. A mother keeps the list, a brother
              checks the facts, and the one who is to marry has the last word. {name} is built for all three
              of them.
            </Trans>
          </p>
          <p className="mt-4 text-soft">
            <Trans>
              One account can look after a profile for a relative. Facts that families ask about first stand
              where they are seen first. And nobody is hurried: an interest waits ninety days for its answer.
            </Trans>
          </p>
          <ButtonLink to={paths.about()} kind="quiet" className="mt-6">
            <Trans>
              Learn More <span className="sr-only">about how this site works</span>
            </Trans>
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
