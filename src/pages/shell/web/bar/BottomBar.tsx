import { Trans, useLingui } from '@lingui/react/macro';
import { CircleUserRound, Heart, House, type LucideIcon, MessageCircle, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { paths } from '../../../../paths.ts';

type BottomBarProps = {
  /** How many interests wait for a reply. */
  waiting?: ReactNode;
  /** How many messages wait. */
  unread?: ReactNode;
  /** Opens the menu with everything else. */
  onYou(): void;
};

const place =
  'group relative grid min-w-0 place-content-center justify-items-center gap-0.5 font-semibold text-soft hover:bg-sunk focus-visible:-outline-offset-3 aria-[current=page]:text-kumkum-ink';

/**
 * The members' bar at the lower edge of a phone. Its words grow with the text only as far as five of them fit side by
 * side. app.css hides it while something is typed, and keeps its height free on every page.
 */
export default function BottomBar({ waiting, unread, onYou }: BottomBarProps) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const inMenu = [
    paths.myProfile(),
    paths.shortlisted(),
    paths.savedSearches(),
    paths.settings(),
    paths.subscription(),
  ];
  const isInMenu = inMenu.some((path) => pathname === path || pathname.startsWith(`${path}/`));
  return (
    <nav
      aria-label={t`Main`}
      data-bottom-bar
      className="@container fixed inset-x-0 bottom-0 z-30 border-line border-t bg-ground pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <div className="grid h-[60px] grid-cols-5">
        <Tab to={paths.dashboard()} Icon={House}>
          <Trans>Dashboard</Trans>
        </Tab>
        <Tab to={paths.browse()} Icon={Search}>
          <Trans>Browse</Trans>
        </Tab>
        <Tab to={paths.interests()} Icon={Heart} mark={waiting}>
          <Trans>Interests</Trans>
        </Tab>
        <Tab to={paths.messages()} Icon={MessageCircle} mark={unread}>
          <Trans>Messages</Trans>
        </Tab>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-current={isInMenu ? 'page' : undefined}
          onClick={() => openStep(onYou)}
          className={place}
        >
          <Mark />
          <Inside Icon={CircleUserRound}>
            <Trans>You</Trans>
          </Inside>
        </button>
      </div>
    </nav>
  );
}

/** Opens the menu as a separate step in the history, so that the phone's back button closes it. */
function openStep(open: () => void): void {
  // The router's own state, one step further: going back, it finds the place where it is already.
  const state = history.state as { idx?: number } | null;
  history.pushState({ ...state, idx: (state?.idx ?? 0) + 1, menu: true }, '');
  open();
}

type TabProps = { to: string; Icon: LucideIcon; mark?: ReactNode; children: ReactNode };

function Tab({ to, ...inside }: TabProps) {
  return (
    <NavLink to={to} className={place}>
      <Mark />
      <Inside {...inside} />
    </NavLink>
  );
}

/** Line above the tab of the page that is open. */
function Mark() {
  return (
    <span
      aria-hidden
      className="absolute inset-x-4 top-0 h-0.5 rounded-full group-aria-[current=page]:bg-kumkum-ink"
    />
  );
}

function Inside({ Icon, mark, children }: Omit<TabProps, 'to'>) {
  return (
    <>
      <Icon aria-hidden className="size-[min(1.5rem,28px)]" />
      <span className="max-w-[19.4cqw] truncate text-[min(0.9375rem,3.8cqw)] leading-snug">{children}</span>
      {mark && (
        <span className="absolute top-0.5 flex left-1/2 ml-1 max-w-1/2 *:bg-kumkum *:px-[6px] *:py-0 *:text-[min(0.9375rem,4.1cqw)] *:leading-[1.3] *:text-on-kumkum">
          {mark}
        </span>
      )}
    </>
  );
}
