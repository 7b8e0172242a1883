import { Trans, useLingui } from '@lingui/react/macro';
import { Menu as MenuIcon } from 'lucide-react';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { Link } from 'react-router';
import { SiteMark } from '../../../../base/site/web/SiteMark.tsx';
import { useSite } from '../../../../base/site/web/useSite.ts';
import { useViewer, type Viewer } from '../../../../kit/web/viewer.ts';
import { paths } from '../../../../paths.ts';
import { ButtonLink } from '../../../../ui/Button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { lazyPart } from '../../../../ui/lazyPart.ts';
import { KeepServed } from '../../../../ui/state/KeepServed.tsx';
import { type BarItem, BarLink, MenuLink } from './BarLink.tsx';
import { Menu } from './Menu.tsx';
import { useLongName } from './useLongName.ts';

/** Public pages; browse and profiles when logged out; members, wherever they are; a page that can't know who sees it. */
export type BarState = 'public' | 'browse' | 'member' | 'anybody';

// Loaded for signed-in users only: it is not part of a visitor's first load.
const AccountInBar = lazyPart(() => import('./AccountInBar.tsx'));
const BottomBar = lazyPart(() => import('./BottomBar.tsx'));
const AccountInMenu = lazyPart(() => import('./AccountInMenu.tsx'));

type BarProps = {
  state: BarState;
  /** How many messages wait, where that is known. */
  unread?: ReactNode;
  /** How many interests wait for a reply, where that is known. */
  waiting?: ReactNode;
  /** What the member is notified of, where that is known. */
  bell?: ReactNode;
  /** On a phone the page has its own bar instead. */
  own?: boolean;
};

/** The bar of the site, fixed at the top; for members on a phone, a second one at the bottom. */
export function Bar({ state, unread, waiting, bell, own = false }: BarProps) {
  const { t } = useLingui();
  const { viewer } = useViewer();
  const menu = useRef<HTMLDialogElement>(null);
  const [opened, setOpened] = useState(false);
  const items = useItems(state, viewer, { unread, waiting });
  const hasProfile = !!viewer?.profile;
  const unknown = state === 'anybody' && !viewer;
  function open() {
    menu.current?.showModal();
    setOpened(true);
  }
  return (
    <>
      <header
        className={classes(
          'fixed inset-x-0 top-0 z-30 border-line border-b bg-ground',
          own && 'max-md:hidden',
        )}
      >
        {/* All items of a member need more than the width of the page; for visitors the same, so that the logo stays where it is. */}
        <div className="page @container flex h-16 items-center gap-2 xl:max-w-[80rem]">
          <SiteName />
          <nav
            aria-label={t`Main`}
            className="hidden grow items-center justify-end gap-1 *:shrink-0 lg:flex xl:gap-0.5"
          >
            {items.map((item) => item.menu || <BarLink key={item.to} {...item} />)}
            {viewer ? (
              <>
                {bell}
                <KeepServed>
                  <AccountInBar viewer={viewer} />
                </KeepServed>
              </>
            ) : (
              state !== 'member' &&
              !unknown && (
                <>
                  <BarLink to={paths.login()} label={t`Login`} />
                  <ButtonLink to={paths.register()} kind="quiet" size="small" className="ml-2">
                    <Trans>Register Free</Trans>
                  </ButtonLink>
                </>
              )
            )}
          </nav>
          <div className="flex grow items-center justify-end lg:hidden">
            {viewer === null && !unknown && (
              <BarLink to={paths.login()} label={t`Login`} className="max-[22rem]:hidden" />
            )}
            {viewer && bell}
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={open}
              className={classes(
                '-mr-2 flex min-h-11 items-center gap-2 rounded-xl px-2 font-semibold hover:bg-sunk',
                // A member's menu is behind 'You' of the bar at the bottom.
                (hasProfile || (state === 'member' && !viewer)) && 'max-md:hidden',
                unknown && 'hidden',
              )}
            >
              <span className="relative">
                <MenuIcon aria-hidden className="size-6" />
                <span className="absolute -top-3 -right-2.5 scale-75">{unread}</span>
              </span>
              {/* With large text on a phone, the site's name needs the room. */}
              <span className="@max-[18rem]:sr-only">
                <Trans>Menu</Trans>
              </span>
            </button>
          </div>
        </div>
        <Menu ref={menu} label={t`Menu`}>
          {items.map((item) => (
            <MenuLink
              key={item.to}
              {...item}
              className={classes(hasProfile && item.bottom && 'max-md:hidden')}
            />
          ))}
          <div className="mt-4 grid gap-3 border-line border-t pt-6">
            {viewer ? (
              opened && (
                <Suspense>
                  <AccountInMenu viewer={viewer} />
                </Suspense>
              )
            ) : (
              <>
                <ButtonLink to={paths.login()} kind="quiet">
                  <Trans>Login</Trans>
                </ButtonLink>
                <ButtonLink to={paths.register()}>
                  <Trans>Register Free</Trans>
                </ButtonLink>
              </>
            )}
          </div>
        </Menu>
      </header>
      {hasProfile && !own && (
        <KeepServed>
          <BottomBar waiting={waiting} unread={unread} onYou={open} />
        </KeepServed>
      )}
    </>
  );
}

type Counts = { unread: ReactNode; waiting: ReactNode };

function useItems(
  state: BarState,
  viewer: Viewer | null | undefined,
  { unread, waiting }: Counts,
): BarItem[] {
  const { t } = useLingui();
  const home = { to: paths.home(), label: t`Home` };
  const browse = { to: paths.browse(), label: t`Browse` };
  if (viewer && !viewer.profile) {
    // Without a profile and not staff: its only profile was deleted.
    const own = viewer.staff
      ? { to: paths.adminDashboard(), label: t`Admin Dashboard` }
      : { to: paths.dashboard(), label: t`Dashboard` };
    return [own, browse];
  }
  if (viewer || state === 'member') {
    return [
      { to: paths.dashboard(), label: t`Dashboard`, bottom: true },
      { ...browse, bottom: true },
      { to: paths.myProfile(), label: t`My Profile`, within: true, wide: true },
      { to: paths.interests(), label: t`Interests`, mark: waiting, bottom: true },
      { to: paths.messages(), label: t`Messages`, mark: unread, within: true, bottom: true },
      { to: paths.shortlisted(), label: t`Shortlisted`, wide: true },
      { to: paths.savedSearches(), label: t`Saved searches`, menu: true },
      { to: paths.settings(), label: t`Settings`, wide: true },
      { to: paths.subscription(), label: t`Subscription`, gem: true },
    ];
  }
  if (state === 'anybody') return [];
  if (state === 'browse') return [home, browse];
  return [
    home,
    { to: paths.about(), label: t`About Us` },
    { to: paths.packages(), label: t`Packages` },
    { to: paths.contact(), label: t`Contact` },
  ];
}

function SiteName() {
  const { name } = useSite();
  const long = useLongName();
  return (
    <Link
      to={paths.home()}
      className={classes('flex min-w-0 items-center gap-2.5 py-2 lg:pr-2', !long && 'lg:shrink-0')}
    >
      <SiteMark className="size-[min(2rem,10vw)] shrink-0" />
      <span className={`site-name ${long ? 'long-name' : 'truncate'}`}>{name}</span>
    </Link>
  );
}
