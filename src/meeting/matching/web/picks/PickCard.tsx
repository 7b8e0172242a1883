import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '../../../../paths.ts';
import { Portrait } from '../../../../people/profiles/web/card/Portrait.tsx';
import { useSubject } from '../../../../people/profiles/web/useSubject.ts';
import { useViewsOnly } from '../../../../people/profiles/web/ViewsOnly.tsx';
import { SafetyMenu } from '../../../../people/safety/web/SafetyMenu.tsx';
import { Kolam } from '../../../../ui/motif/Kolam.tsx';
import { InterestHeart, ReceivedNote } from '../../../interests/web/InterestHeart.tsx';
import { ShortlistButton } from '../../../shortlist/web/ShortlistButton.tsx';
import { NotForMe } from '../dismissing/NotForMe.tsx';
import type { Recommendation } from '../dismissing/useDismiss.ts';
import { MatchReasons } from '../reasons/MatchReasons.tsx';
import type { NamedReasons } from '../reasons/nameReasons.ts';

type PickCardProps = { pick: Recommendation; facts: ReactNode; reasons: NamedReasons };

/** Card of the mutual pick of the week: wide, with its reasons beside the photo. */
export default function PickCard({ pick, facts, reasons }: PickCardProps) {
  const { t } = useLingui();
  const viewsOnly = useViewsOnly();
  const { pathname, search } = useLocation();
  const { id, name, age, gender, interest } = pick;
  return (
    <section
      aria-labelledby="pick"
      className="relative mb-8 overflow-hidden rounded-xl border border-marigold bg-raised"
    >
      <Kolam className="pointer-events-none absolute -top-10 -right-10 size-48 opacity-40 max-lg:hidden" />
      <div className="relative grid sm:grid-cols-[14rem_minmax(0,1fr)]">
        <div className="relative min-h-70 max-sm:hidden">
          <Portrait
            name={name}
            photo={pick.photo}
            sizes="14rem"
            priority
            className="absolute inset-0 size-full"
          />
        </div>
        <div className="min-w-0 p-5 md:p-6">
          <h2 id="pick" className="text-marigold-ink text-xl">
            <Trans>Mutual pick of the week</Trans>
          </h2>
          <p className="mt-1 text-soft text-sm">
            <MutualText gender={gender} />
          </p>
          <div className="mt-4 flex gap-4">
            <Portrait
              name={name}
              photo={pick.photo}
              sizes="6rem"
              priority
              className="w-24 shrink-0 self-start rounded-xl sm:hidden"
            />
            <div className="min-w-0">
              <h3 className="text-2xl [overflow-wrap:anywhere]">
                <Link
                  to={paths.profile(id)}
                  state={{ from: pathname + search }}
                  aria-label={t`View Profile: ${name}, ${age}`}
                  className="underline-offset-4 hover:underline"
                >
                  {name}, {age}
                </Link>
              </h3>
              <p className="mt-1 text-soft">{facts}</p>
            </div>
          </div>
          <div className="mt-4">
            <MatchReasons reasons={reasons} met={pick.met} promoted={false} gender={gender} />
          </div>
          <ReceivedNote interest={interest} />
          <div className="mt-4 flex flex-wrap items-center gap-3">
            <InterestHeart profile={pick} interest={interest} />
            <ShortlistButton profile={pick} />
            <SafetyMenu person={pick} look="disc" />
            <span className="grow" />
            {interest === null && !viewsOnly && <NotForMe profile={pick} />}
          </div>
        </div>
      </div>
    </section>
  );
}

/** Says that both match each other's preferences. @property gender of the other profile */
function MutualText({ gender }: { gender: 'female' | 'male' }) {
  const { self, name } = useSubject();
  if (self) {
    return gender === 'female' ? (
      <Trans>You match each other's preferences well. You are her pick too.</Trans>
    ) : (
      <Trans>You match each other's preferences well. You are his pick too.</Trans>
    );
  }
  return gender === 'female' ? (
    <Trans>They match each other's preferences well. {name} is her pick too.</Trans>
  ) : (
    <Trans>They match each other's preferences well. {name} is his pick too.</Trans>
  );
}
