import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { toast } from '../../ui/toast.tsx';
import type { Card, FullProfile } from '../contract.ts';
import { heightWords, incomeWords } from '../format.ts';
import { Portrait } from './Portrait.tsx';
import { PremiumBadge, VerifiedBadge } from './ProfileCard.tsx';

type Profile = (Card & { view: 'limited' }) | FullProfile;

/** Photo and the facts that decide, with what can be done about them as children. */
export function ProfileHead({ profile, children }: { profile: Profile; children?: ReactNode }) {
  const { t } = useLingui();
  const full = profile.view === 'full' ? profile : null;
  const photo = full?.photos[0] ?? profile.photo;
  const place = [profile.city, profile.state, full?.country].filter(Boolean).join(', ');
  const community = full && [full.religion, full.caste, full.motherTongue].filter(Boolean).join(' · ');
  const lines = [
    [t`${profile.age} years`, profile.heightCm && heightWords(profile.heightCm), full?.maritalStatus]
      .filter(Boolean)
      .join(' · '),
    community,
    place,
    [profile.education, profile.profession].filter(Boolean).join(' · '),
    full &&
      incomeWords(full.incomeMinRupees, full.incomeMaxRupees) &&
      t`${incomeWords(full.incomeMinRupees, full.incomeMaxRupees)} a year`,
  ].filter(Boolean);
  return (
    <div className="page py-5 md:py-8">
      <BackToBrowse />
      {full?.own && (
        <Notice className="mt-4">
          <Trans>This is your own profile, as members see it.</Trans>
        </Notice>
      )}
      <div className="mt-3 grid gap-5 md:mt-5 md:grid-cols-[20rem_1fr] md:gap-10">
        <div className="relative">
          <Portrait
            name={profile.name}
            photo={photo}
            sample={profile.sample}
            priority
            className="mx-auto max-h-[46dvh] w-full rounded-xl border border-line max-md:aspect-square md:max-h-none"
          />
          <span className="absolute right-3 bottom-3 rounded-full bg-raised/90 px-3 py-0.5 font-semibold text-sm">
            <Trans>ID {profile.id}</Trans>
          </span>
        </div>
        <div className="min-w-0 self-center">
          <h1 className="text-3xl [overflow-wrap:anywhere] md:text-4xl">
            {profile.name}, {profile.age}
          </h1>
          <p className="mt-2 flex flex-wrap gap-2 empty:hidden">
            {profile.verified && <VerifiedBadge />}
            {profile.premium && <PremiumBadge />}
            {full && full.profileFor !== 'self' && (
              <Badge>
                <ManagedBy profileFor={full.profileFor} />
              </Badge>
            )}
          </p>
          <ul className="mt-3 grid gap-1 text-lg">
            {lines.map((line) => (
              <li key={String(line)}>{line}</li>
            ))}
          </ul>
          {photo?.blurred && full && (
            <p className="mt-3 text-soft">
              <Trans>The photo is shown once an interest between you is accepted.</Trans>
            </p>
          )}
          <div className="mt-5 grid gap-3">
            {children}
            <div className="flex flex-wrap gap-3">
              <ShareProfile name={profile.name} />
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

function ManagedBy({ profileFor }: { profileFor: string }) {
  if (profileFor === 'son' || profileFor === 'daughter') return <Trans>Written by a parent</Trans>;
  if (profileFor === 'brother' || profileFor === 'sister') return <Trans>Written by a sibling</Trans>;
  return profileFor === 'friend' ? <Trans>Written by a friend</Trans> : <Trans>Written by a relative</Trans>;
}

function BackToBrowse() {
  const from = (useLocation().state as { from?: string } | null)?.from;
  const navigate = useNavigate();
  // Going back, and not to a new page, returns to the same card.
  const back = from?.startsWith(paths.browse());
  return (
    <Link
      to={back ? from! : paths.browse()}
      onClick={(event) => {
        if (!back || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(-1);
      }}
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-kumkum-ink hover:underline"
    >
      <ArrowLeft aria-hidden className="size-5" />
      <Trans>Back to Browse</Trans>
    </Link>
  );
}

function ShareProfile({ name }: { name: string }) {
  const { t } = useLingui();
  async function share() {
    const url = `${location.origin}${location.pathname}`;
    try {
      if (navigator.share) return await navigator.share({ title: name, url });
      await navigator.clipboard.writeText(url);
      toast({ title: t`Link copied`, description: t`Whoever opens it sees what a visitor may see.` });
    } catch (error) {
      // Closing the system's sheet is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast({ tone: 'bad', title: t`The link could not be copied`, description: url });
    }
  }
  return (
    <Button kind="quiet" onClick={() => void share()}>
      <Share2 aria-hidden className="size-5" />
      <Trans>Share Profile</Trans>
    </Button>
  );
}

export function ProfileHeadSkeleton() {
  return (
    <div className="page py-8">
      <div className="mt-10 grid gap-5 md:grid-cols-[20rem_1fr] md:gap-10">
        <Skeleton className="aspect-square md:aspect-4/5" />
        <div className="grid content-center gap-3">
          <Skeleton className="h-10 w-2/3" />
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-5 w-1/3" />
          <Skeleton className="mt-4 h-12 w-48" />
        </div>
      </div>
    </div>
  );
}
