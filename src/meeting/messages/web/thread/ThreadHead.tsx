import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { OfflineBar } from '../../../../kit/web/live/OfflineBar.tsx';
import { paths } from '../../../../paths.ts';
import type { Card } from '../../../../people/profiles/contract.ts';
import { Portrait } from '../../../../people/profiles/web/card/Portrait.tsx';
import { Dots } from '../../../../ui/marks/Dots.tsx';
import { ShortlistButton } from '../../../shortlist/web/ShortlistButton.tsx';

type ThreadHeadProps = {
  name: string;
  profile: Card | null;
  /** Whether the other side is writing now. */
  typing?: boolean;
  /** Buttons at the end. */
  actions?: ReactNode;
};

/** The other side with a link to the profile, and on a phone the link back to the list. */
export function ThreadHead({ name, profile, typing = false, actions }: ThreadHeadProps) {
  const { pathname } = useLocation();
  return (
    <>
      <div className="@container border-line border-b">
        <div className="relative flex items-center gap-2 @max-[15rem]:flex-wrap px-3 py-2 md:gap-3 md:px-5">
          <BackToList />
          <Portrait
            name={name}
            photo={profile?.photo ?? null}
            sizes="2.5rem"
            priority
            className="w-10 shrink-0 rounded-md"
          />
          <div className="min-w-0 grow @max-[15rem]:order-last @max-[15rem]:basis-full">
            <h1 className="line-clamp-3 text-lg [overflow-wrap:anywhere] leading-tight md:line-clamp-2 md:text-xl">
              {profile ? (
                <Link
                  to={paths.profile(profile.id)}
                  state={{ from: pathname }}
                  className="decoration-1 underline-offset-4 hover:underline"
                >
                  {name}
                </Link>
              ) : (
                name
              )}
            </h1>
            {profile && typing && (
              <p className="truncate font-semibold text-leaf-ink text-sm">
                <Trans>typing…</Trans>
              </p>
            )}
            {profile && !typing && (
              <p className="text-soft text-sm">
                <Dots>{[profile.age, profile.city ?? profile.state]}</Dots>
              </p>
            )}
          </div>
          <div className="-mr-2 ml-auto flex shrink-0 items-center">
            {/* On a phone the name needs the room; the profile has the star, too. */}
            {profile && (
              <span className="@max-[26rem]:hidden">
                <ShortlistButton profile={profile} look="sign" />
              </span>
            )}
            {actions}
          </div>
        </div>
      </div>
      <OfflineBar />
    </>
  );
}

export function BackToList() {
  return (
    <Link
      to={paths.messages()}
      className="-ml-2 grid size-11 shrink-0 place-items-center rounded-xl text-kumkum-ink hover:bg-sunk md:hidden"
    >
      <ArrowLeft aria-hidden className="size-5" />
      <span className="sr-only">
        <Trans>All messages</Trans>
      </span>
    </Link>
  );
}
