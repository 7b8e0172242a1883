import { Trans } from '@lingui/react/macro';
import { ArrowRight, BadgeCheck, Gem } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { Card as Profile } from '../contract.ts';
import { heightWords } from '../format.ts';
import { Portrait } from './Portrait.tsx';

type ProfileCardProps = {
  profile: Profile;
  /** At the lower right of the photo: the heart. */
  corner?: ReactNode;
  /** Under the facts: a line of words, buttons. */
  foot?: ReactNode;
  priority?: boolean;
  /** The heading level that fits the page around it. */
  heading?: 'h2' | 'h3';
};

/** Somebody at a glance. The whole card is one link; what stands in corner and foot is not part of it. */
export function ProfileCard({ profile, corner, foot, priority, heading: Heading = 'h2' }: ProfileCardProps) {
  const { pathname, search } = useLocation();
  return (
    <Card className="group relative flex h-full flex-col overflow-hidden transition-colors hover:border-clay">
      <div className="relative">
        <Portrait name={profile.name} photo={profile.photo} sample={profile.sample} priority={priority} />
        {corner && <div className="absolute right-3 bottom-3 z-10">{corner}</div>}
      </div>
      <div className="flex grow flex-col px-4 pt-3 pb-4">
        <Heading className="text-xl leading-snug">
          <Link
            to={paths.profile(profile.id)}
            state={{ from: pathname + search }}
            className="after:absolute after:inset-0 after:rounded-xl focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-kumkum-ink focus-visible:after:-outline-offset-2"
          >
            {profile.name}, {profile.age}
          </Link>
        </Heading>
        <Facts profile={profile} />
        {(profile.verified || profile.premium) && (
          <p className="mt-2 flex flex-wrap gap-2">
            {profile.verified && <VerifiedBadge />}
            {profile.premium && <PremiumBadge />}
          </p>
        )}
        <p
          aria-hidden
          className="mt-auto flex items-center gap-1.5 pt-3 font-semibold text-kumkum-ink text-sm group-hover:underline"
        >
          <Trans>View Profile</Trans>
          <ArrowRight className="size-4" />
        </p>
        {foot && <div className="relative z-10 mt-3 border-line border-t pt-3">{foot}</div>}
      </div>
    </Card>
  );
}

function Facts({ profile }: { profile: Profile }) {
  const place = [profile.city, profile.state].filter(Boolean).join(', ');
  const first = [profile.heightCm && heightWords(profile.heightCm), place].filter(Boolean).join(' · ');
  return (
    <div className="mt-1 text-soft">
      {[first, profile.profession, profile.education].filter(Boolean).map((line) => (
        <p key={line} className="truncate">
          {line}
        </p>
      ))}
    </div>
  );
}

export function VerifiedBadge() {
  return (
    <Badge tone="verified">
      <BadgeCheck aria-hidden />
      <Trans>Verified</Trans>
    </Badge>
  );
}

export function PremiumBadge() {
  return (
    <Badge tone="notice">
      <Gem aria-hidden />
      <Trans>Premium</Trans>
    </Badge>
  );
}

export function ProfileCardSkeleton() {
  return (
    <Card className="overflow-hidden">
      <Skeleton className="aspect-4/5 rounded-none" />
      <div className="grid gap-2 px-4 pt-4 pb-5">
        <Skeleton className="h-6 w-2/3" />
        <Skeleton className="h-4 w-5/6" />
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="mt-2 h-4 w-1/3" />
      </div>
    </Card>
  );
}
