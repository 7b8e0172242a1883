import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useVocabulary } from '../../../../base/vocabulary/web/useVocabulary.ts';
import { prefetchWhenSeen } from '../../../../kit/web/pages/prefetch.tsx';
import { paths } from '../../../../paths.ts';
import { Card } from '../../../../ui/Card.tsx';
import { classes } from '../../../../ui/classes.ts';
import { Dots } from '../../../../ui/marks/Dots.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import type { Card as Profile } from '../../contract.ts';
import { useCustomLines } from '../custom/useCustomLines.ts';
import { formatHeight, formatPlace } from '../format.ts';
import { incomeOf } from '../profileText.ts';
import { Badges } from './Badges.tsx';
import { Portrait } from './Portrait.tsx';
import { SampleMark } from './SampleMark.tsx';

type ProfileCardProps = {
  profile: Profile;
  /** At the lower right of the photo: the heart. */
  corner?: ReactNode;
  /** Below the photo, where no face is: the star of the shortlist, block and report. */
  marks?: ReactNode;
  /** A few words between the facts and the link. */
  note?: ReactNode;
  /** Below the facts: a line of text, buttons. */
  foot?: ReactNode;
  /** Whether it is among the first on the screen: its photo is loaded at once. */
  priority?: boolean;
  /** What it opens instead of the profile's page. */
  to?: string;
  /** Heading level that fits around it. */
  heading?: 'h2' | 'h3';
  /** A row with a small photo on a phone. */
  compact?: boolean;
};

/** For a grid of cards, on wide screens: photos, names, facts and what is below them begin at the same height in each row. */
export const alignedGrid = 'lg:grid lg:gap-x-5 lg:gap-y-0';
export const alignedItem =
  'lg:mb-5 lg:row-span-4 lg:grid lg:grid-rows-subgrid lg:[&>*]:row-span-4 lg:[&>*:has([data-card])]:grid lg:[&>*:has([data-card])]:grid-rows-subgrid';

/** On a phone a row, or the photo with the name on it. */
const shapes = {
  row: 'max-sm:grid-cols-[min(6rem,30vw)_minmax(0,1fr)] max-sm:grid-rows-[auto_1fr]',
  // The badges, and below them the name. The photo behind both is 4:3, or as high as they need in large type.
  card: 'max-sm:grid-cols-[minmax(0,1fr)] max-sm:grid-rows-[auto_1fr]',
};
const heads = {
  row: 'max-sm:px-3 max-sm:pt-2.5',
  card: 'max-sm:z-[1] max-sm:col-start-1 max-sm:row-start-2 max-sm:self-end max-sm:bg-[linear-gradient(to_top,rgb(20_10_6/0.9),rgb(20_10_6/0.62)_50%,transparent_85%)] max-sm:pt-20 max-sm:pr-[min(4rem,22cqw)] max-sm:pb-2 max-sm:text-[#fff]',
};

/** Card of a profile. The whole card is one link; the contents of corner, marks and foot are not part of it. */
export function ProfileCard({
  profile,
  corner,
  marks,
  note,
  foot,
  priority,
  to,
  heading: Name = 'h2',
  compact = false,
}: ProfileCardProps) {
  const shape = compact ? 'row' : 'card';
  const { nameOf } = useVocabulary();
  const place = formatPlace(profile.city, nameOf('state', profile.state));
  return (
    <Card
      className={classes(
        'group relative max-sm:@container flex h-full flex-col overflow-hidden transition hover:shadow-lift has-[[data-card]:focus-visible]:outline-3 has-[[data-card]:focus-visible]:outline-kumkum-ink has-[[data-card]:focus-visible]:outline-offset-2 max-sm:grid max-sm:content-start',
        profile.highlighted ? 'border-marigold ring-1 ring-marigold' : 'hover:border-clay',
        shapes[shape],
      )}
    >
      <div
        className={
          compact
            ? 'max-sm:row-span-2 sm:relative'
            : 'relative max-sm:col-start-1 max-sm:row-span-2 max-sm:row-start-1 max-sm:min-h-[calc(75vw-1.5rem)]'
        }
      >
        <Portrait
          name={profile.name}
          photo={profile.photo}
          sizes={`(width >= 64rem) 17rem, (width >= 40rem) 45vw, ${compact ? '6rem' : '92vw'}`}
          priority={priority}
          className={
            compact
              ? 'max-sm:aspect-auto max-sm:h-full'
              : 'max-sm:absolute max-sm:inset-0 max-sm:aspect-auto max-sm:[&>img]:object-[50%_28%]'
          }
        />
        {compact && profile.sample && <SampleMark className="absolute bottom-2 left-2 sm:hidden" />}
        {corner && <div className="absolute right-3 bottom-3 z-10">{corner}</div>}
      </div>
      <div
        className={classes(
          'flex flex-wrap items-start gap-1.5 sm:absolute sm:inset-x-3 sm:top-3',
          compact
            ? 'max-sm:hidden'
            : 'max-sm:z-[1] max-sm:col-start-1 max-sm:row-start-1 max-sm:px-3 max-sm:pt-3',
        )}
      >
        <Badges profile={profile} short className="min-w-[min(9rem,100%)] flex-1" />
        {profile.sample && <SampleMark className="ml-auto" />}
      </div>
      <div className={classes('min-w-0 px-4 sm:pt-4', heads[shape])}>
        <Name
          className={classes(
            'line-clamp-5 text-xl [overflow-wrap:anywhere]',
            // In large type, a name is only as large as its longest word has room.
            compact
              ? 'max-sm:line-clamp-2 max-sm:text-[min(1.125rem,7.5cqw)] max-sm:leading-snug'
              : 'max-sm:text-[min(1.375rem,9.5cqw)]',
          )}
        >
          <bdi>{profile.name}</bdi>, {profile.age}
        </Name>
        <div
          className={classes('flex flex-wrap gap-x-3 leading-normal sm:block', compact && 'max-sm:hidden')}
        >
          <p className="empty:hidden sm:text-soft">{place}</p>
          {profile.activeToday && <ActiveToday className="text-leaf-ink max-sm:text-[#fff]" />}
        </div>
      </div>
      <div
        className={classes(
          'flex min-w-0 grow flex-col px-4 pb-1',
          compact ? 'max-sm:min-h-24 max-sm:px-3' : 'max-sm:pt-2',
        )}
      >
        <div className={compact ? 'max-sm:hidden' : undefined}>
          <Facts profile={profile} />
        </div>
        {compact && <FewFacts profile={profile} />}
        <div className="mt-auto sm:pt-2">
          {note}
          <div
            className={classes(
              'flex min-h-11 items-center justify-between gap-2',
              compact && 'max-sm:mr-12 max-sm:justify-end',
            )}
          >
            <ViewProfile profile={profile} to={to} compact={compact} />
            {marks && <div className="relative z-10 -mr-2.5 flex shrink-0 items-center">{marks}</div>}
          </div>
        </div>
      </div>
      {foot && (
        <div className="relative z-10 mx-4 mb-3 border-line border-t pt-3 max-sm:col-span-full">{foot}</div>
      )}
    </Card>
  );
}

/** Two lines, and one of the site's own fields: on a phone, more of them would push the next card out of sight. */
function Facts({ profile }: { profile: Profile }) {
  const { nameOf } = useVocabulary();
  const { heightCm, caste, profession } = profile;
  const lines = [
    [heightCm && formatHeight(heightCm), caste],
    [profession, nameOf('education', profile.education), incomeOf(profile)],
    useCustomLines(profile).onCard(),
  ];
  return (
    <div className="text-soft leading-normal">
      {lines.map(
        (parts, line) =>
          parts.some(Boolean) && (
            <p key={line} className="line-clamp-2">
              <Dots>{parts}</Dots>
            </p>
          ),
      )}
    </div>
  );
}

/** What a row on a phone has room for. */
function FewFacts({ profile: { city, caste, profession, activeToday } }: { profile: Profile }) {
  return (
    <div className="text-soft leading-normal sm:hidden">
      {(city ?? caste) && (
        <p className="truncate">
          <Dots>{[city, caste]}</Dots>
        </p>
      )}
      <p className="truncate empty:hidden">{profession}</p>
      {activeToday && <ActiveToday />}
    </div>
  );
}

function ActiveToday({ className = 'text-leaf-ink' }: { className?: string }) {
  return (
    <p className={`flex items-center gap-2 ${className}`}>
      <span aria-hidden className="size-2 shrink-0 rounded-full bg-leaf" />
      <Trans>Active today</Trans>
    </p>
  );
}

type ViewProfileProps = { profile: Profile; to: string | undefined; compact: boolean };

function ViewProfile({ profile: { id, name, age }, to = paths.profile(id), compact }: ViewProfileProps) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  return (
    <Link
      data-card
      ref={prefetchWhenSeen}
      to={to}
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
          compact ? 'max-sm:aspect-auto max-sm:w-24 max-sm:shrink-0' : 'max-sm:aspect-4/3',
        )}
      />
      <div className="grow px-4 pt-3 pb-3 sm:pt-4">
        <Skeleton className={compact ? 'h-7 w-3/4' : 'h-7 w-3/4 max-sm:hidden'} />
        <Skeleton className="mt-2.5 h-4.5 w-full" />
        <Skeleton className="mt-2 h-4.5 w-3/5" />
        <Skeleton className={compact ? 'mt-2 h-4.5 w-1/3' : 'mt-2 h-4.5 w-1/3 max-sm:hidden'} />
        <Skeleton className="mt-5 mb-1.5 h-5 w-2/5 max-sm:mt-4" />
      </div>
    </Card>
  );
}
