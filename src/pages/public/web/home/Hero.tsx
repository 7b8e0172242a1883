import { Trans } from '@lingui/react/macro';
import { useSite } from '../../../../base/site/web/useSite.ts';
import { useViewer } from '../../../../kit/web/viewer.ts';
import { paths } from '../../../../paths.ts';
import { ButtonLink } from '../../../../ui/Button.tsx';
import { Door } from '../../../../ui/motif/Kolam.tsx';
import { Toran } from '../../../../ui/motif/Toran.tsx';

export function Hero() {
  const { name } = useSite();
  const member = useViewer().viewer?.profile;
  return (
    <section className="overflow-hidden">
      <Toran />
      <div className="page grid items-center gap-x-12 gap-y-10 pt-4 pb-12 md:grid-cols-[1.15fr_1fr] lg:pt-8 lg:pb-16">
        <div className="min-w-0 [overflow-wrap:anywhere]">
          <h1 className="text-4xl lg:text-5xl">
            <Trans>Find someone to share the whole journey</Trans>
          </h1>
          <p className="mt-5 max-w-text text-lg text-soft">
            <Trans>
              On {name}, you and your family look for a life partner at your own pace, among verified
              profiles. Your phone number stays private until both of you say yes.
            </Trans>
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to={member ? paths.dashboard() : paths.register()} className="max-sm:w-full">
              {member ? <Trans>Dashboard</Trans> : <Trans>Register Free</Trans>}
            </ButtonLink>
            <ButtonLink to={paths.browse()} kind="quiet" className="max-sm:w-full">
              <Trans>Browse Profiles</Trans>
            </ButtonLink>
          </div>
          <p className="mt-5 text-soft text-sm">
            <Trans>For yourself, your son or daughter, a sister, a brother or a friend.</Trans>
          </p>
        </div>
        <Door className="mx-auto aspect-[11/14] w-full max-w-72 md:max-w-104" />
      </div>
    </section>
  );
}
