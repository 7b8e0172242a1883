import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { whenSeen } from '../../../kit/web/router/ahead.ts';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/Card.tsx';
import { classes } from '../../../ui/classes.ts';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { useVocabulary } from '../../../vocabulary/web/useVocabulary.ts';
import type { Card as Profile } from '../../contract.ts';
import { formatHeight, formatPlace } from '../../facts/format.ts';
import { incomeOf } from '../profileText.ts';
import { Badges } from './Badges.tsx';
import { Portrait } from './Portrait.tsx';
import { SampleMark } from './SampleMark.tsx';

type ProfileCardProps = {
  profile: Profile;
  /** At the lower right of the photo: the star, the heart. */
  corner?: ReactNode;
  /** At the upper right of the photo: block and report. */
  menu?: ReactNode;
  /** A few words between the facts and the link. */
  note?: ReactNode;
  /** Below the facts: a line of text, buttons. */
  foot?: ReactNode;
  /** Whether it is among the first on the screen: its photo is loaded at once. */
  priority?: boolean;
  /** Heading level that fits around it. */
  heading?: 'h2' | 'h3';
  /** A row with a small photo on a phone. */
  compact?: boolean;
};

/** Card of a profile. The whole card is one link; the contents of corner, top and foot are not part of it. */
export function ProfileCard({
  profile,
  corner,
  menu,
  note,
  foot,
  priority,
  heading: Name = 'h2',
  compact = false,
}: ProfileCardProps) {
  return (
    <Card
      className={classes(
        'group relative flex h-full flex-col overflow-hidden transition hover:shadow-lift has-[[data-card]:focus-visible]:outline-3 has-[[data-card]:focus-visible]:outline-kumkum-ink has-[[data-card]:focus-visible]:outline-offset-2',
        profile.highlighted ? 'border-marigold ring-1 ring-marigold' : 'hover:border-clay',
        compact && 'max-sm:flex-row',
      )}
    >
      <div className={compact ? 'w-24 shrink-0 sm:relative sm:w-auto' : 'relative'}>
        <Portrait
          name={profile.name}
          photo={profile.photo}
          sizes={`(width >= 64rem) 17rem, (width >= 40rem) 45vw, ${compact ? '6rem' : '92vw'}`}
          priority={priority}
          className={compact ? 'max-sm:aspect-auto max-sm:h-full' : undefined}
        />
        <Badges
          profile={profile}
          short
          className={classes('absolute top-3 left-3 mr-14', compact && 'max-sm:hidden')}
        />
        {profile.sample && (
          <SampleMark
            className={classes('absolute bottom-3 left-3', compact && 'max-sm:bottom-2 max-sm:left-2')}
          />
        )}
        {menu && <div className="absolute top-1.5 right-1.5 z-10">{menu}</div>}
        {corner && <div className="absolute right-3 bottom-3 z-10 flex items-center gap-2">{corner}</div>}
      </div>
      <div
        className={classes(
          'flex min-w-0 grow flex-col px-4 pt-3 pb-3 sm:pt-4',
          compact && 'max-sm:min-h-36 max-sm:px-3 max-sm:pt-2.5',
        )}
      >
        <Name
          className={classes(
            'line-clamp-5 text-xl [overflow-wrap:anywhere]',
            compact && 'max-sm:line-clamp-2 max-sm:pr-10 max-sm:text-lg max-sm:leading-snug',
          )}
        >
          {profile.name}, {profile.age}
        </Name>
        <div className={compact ? 'max-sm:hidden' : undefined}>
          <Facts profile={profile} />
        </div>
        {compact && <FewFacts profile={profile} />}
        <div className={classes('mt-auto pt-2', compact && 'max-sm:min-h-11 max-sm:pr-24')}>
          {note}
          <ViewProfile profile={profile} compact={compact} />
        </div>
        {foot && <div className="relative z-10 mt-2 border-line border-t pt-3">{foot}</div>}
      </div>
    </Card>
  );
}

function Facts({ profile }: { profile: Profile }) {
  const { nameOf } = useVocabulary();
  const { heightCm, city, state, caste, profession, education } = profile;
  const place = formatPlace(city, nameOf('state', state));
  const lines = [
    [heightCm && formatHeight(heightCm), place].filter(Boolean).join(' · '),
    caste,
    profession,
    [nameOf('education', education), incomeOf(profile)].filter(Boolean).join(' · '),
  ].filter(Boolean);
  return (
    <div className="mt-1 text-soft leading-normal">
      {profile.activeToday && <ActiveToday />}
      {lines.map((line) => (
        <p key={line} className="line-clamp-2">
          {line}
        </p>
      ))}
    </div>
  );
}

/** What a row on a phone has room for. */
function FewFacts({ profile: { city, caste, profession, activeToday } }: { profile: Profile }) {
  return (
    <div className="text-soft leading-normal sm:hidden">
      <p className="truncate empty:hidden">{[city, caste].filter(Boolean).join(' · ')}</p>
      <p className="truncate empty:hidden">{profession}</p>
      {activeToday && <ActiveToday />}
    </div>
  );
}

function ActiveToday() {
  return (
    <p className="flex items-center gap-2 text-leaf-ink">
      <span aria-hidden className="size-2 shrink-0 rounded-full bg-leaf" />
      <Trans>Active today</Trans>
    </p>
  );
}

function ViewProfile({ profile: { id, name, age }, compact }: { profile: Profile; compact: boolean }) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  return (
    <Link
      data-card
      ref={whenSeen}
      to={paths.profile(id)}
      state={{ from: pathname + search }}
      aria-label={t`View Profile: ${name}, ${age}`}
      className={classes(
        'inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap font-semibold text-kumkum-ink after:absolute after:inset-0 focus-visible:outline-none group-hover:underline group-hover:underline-offset-4',
        compact && 'max-sm:absolute max-sm:inset-0',
      )}
    >
      <span className={classes('inline-flex items-center gap-1.5', compact && 'max-sm:hidden')}>
        <Trans>View Profile</Trans>
        <ArrowRight aria-hidden className="size-4 transition-transform group-hover:translate-x-0.5" />
      </span>
    </Link>
  );
}

/** Skeleton of a card while it loads. */
export function ProfileCardSkeleton({ compact = false }: { compact?: boolean }) {
  return (
    <Card
      className={classes('flex h-full flex-col overflow-hidden', compact && 'max-sm:h-36 max-sm:flex-row')}
    >
      <Skeleton
        className={classes(
          'aspect-4/5 rounded-none',
          compact && 'max-sm:aspect-auto max-sm:w-24 max-sm:shrink-0',
        )}
      />
      <div className="grow px-4 pt-3 pb-3 sm:pt-4">
        <Skeleton className="h-7 w-3/4" />
        <Skeleton className="mt-2.5 h-4.5 w-full" />
        <Skeleton className="mt-2 h-4.5 w-3/5" />
        <Skeleton className="mt-2 h-4.5 w-1/3" />
        <Skeleton className="mt-5 mb-1.5 h-5 w-2/5" />
      </div>
    </Card>
  );
}
