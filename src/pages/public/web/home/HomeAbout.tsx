import { Trans } from '@lingui/react/macro';
import { useSite } from '../../../../base/site/web/useSite.ts';
import { paths } from '../../../../paths.ts';
import { ButtonLink } from '../../../../ui/Button.tsx';

export function HomeAbout() {
  const { name } = useSite();
  return (
    <section className="border-line border-y bg-sunk [overflow-wrap:anywhere]">
      <div className="page grid gap-x-12 gap-y-6 py-16 md:grid-cols-[1fr_1.6fr]">
        <h2 className="text-3xl">
          <Trans>Two people, two families</Trans>
        </h2>
        <div className="max-w-text">
          <p className="text-lg">
            <Trans>
              In India, one person rarely arranges a marriage alone. A mother looks for matches, a brother
              checks the facts, and the bride or groom decides. {name} is made for all of them.
            </Trans>
          </p>
          <p className="mt-4 text-soft">
            <Trans>
              You can manage a profile for a relative. Profiles start with what families ask first. There is
              no hurry: you have 90 days to reply to an interest.
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
