import { Trans } from '@lingui/react/macro';
import { useSite } from '../../../../base/site/web/useSite.ts';
import { useViewer } from '../../../../kit/web/viewer.ts';
import { paths } from '../../../../paths.ts';
import { ButtonLink } from '../../../../ui/Button.tsx';
import { Jaali } from '../../../../ui/motif/Jaali.tsx';

/** Invites to register; who has a profile is not asked for another. */
export function Closing() {
  const { name } = useSite();
  const { viewer } = useViewer();
  if (viewer?.profile) return null;
  return (
    <section className="page pt-16 [overflow-wrap:anywhere] lg:pt-24">
      <div className="relative overflow-hidden rounded-xl bg-kumkum text-on-kumkum">
        <Jaali className="absolute inset-0 opacity-10" />
        <div className="relative flex flex-col items-start gap-6 px-6 py-12 md:flex-row md:items-center md:justify-between md:px-12">
          <div>
            <h2 className="text-3xl">
              <Trans>Someone may be looking for you</Trans>
            </h2>
            <p className="mt-2 max-w-text">
              <Trans>A profile on {name} is free, and your phone number is never shown on it.</Trans>
            </p>
          </div>
          <ButtonLink to={paths.register()} kind="gold" className="shrink-0 max-sm:w-full">
            <Trans>Find Your Partner Now</Trans>
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
