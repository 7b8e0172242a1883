import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import {
  ClipboardCheck,
  Gem,
  HeartHandshake,
  Inbox,
  IndianRupee,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  Menu,
  MessagesSquare,
  Newspaper,
  ScrollText,
  Settings,
  UserCog,
  UserRound,
  Users,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Navigate, NavLink, Outlet, useLocation } from 'react-router';
import { SiteMark } from '../../../base/site/web/SiteMark.tsx';
import { useSite } from '../../../base/site/web/useSite.ts';
import { can } from '../../../kit/shared/api/capabilities.ts';
import { useRestoredFocus } from '../../../kit/web/pages/useRestoredFocus.ts';
import { logOut, useViewer, type Viewer } from '../../../kit/web/viewer.ts';
import { paths } from '../../../paths.ts';
import { ViewingNotice } from '../../../people/account-access/web/ViewingNotice.tsx';
import { classes } from '../../../ui/classes.ts';
import { Sheet } from '../../../ui/Dialog.tsx';
import { SkipLink } from '../../../ui/JumpLink.tsx';
import { Badge } from '../../../ui/marks/Badge.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { toast } from '../../../ui/state/toast.tsx';
import { adminScreens, capabilityFor } from '../shared/rules.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { OtherRoleNotice } from './OtherRoleNotice.tsx';
import { staff } from './staff.ts';

const item =
  'flex min-h-11 items-center gap-2.5 rounded-xl px-3 font-semibold hover:bg-kumkum-soft focus-visible:rounded-xl';

/** Frame of the staff screens. Anybody else is redirected to the staff login. */
export default function AdminFrame() {
  const { t } = useLingui();
  const { viewer, isPending } = useViewer();
  const { name: site, logo } = useSite();
  const { pathname } = useLocation();
  const { left, leave } = useLeave();
  const [menuOpen, setMenuOpen] = useState(false);
  const [wasIn, setWasIn] = useState(false);
  useRestoredFocus();
  if (viewer?.staff && !wasIn) setWasIn(true);
  if (isPending) {
    return (
      <div className="page py-10">
        <Skeleton className="h-12" />
        <Skeleton className="mt-6 h-64" />
      </div>
    );
  }
  if (viewer?.impersonator) return <ViewingNotice />;
  if (!viewer?.staff) {
    // The login page shows why a user who was just here has to log in again.
    return <Navigate to={paths.adminLogin()} state={{ ended: wasIn && !left }} replace />;
  }
  const { name, role, mustSetUp } = viewer.staff;
  // Until then the server refuses everything else.
  if (mustSetUp && pathname !== paths.adminProfile()) return <Navigate to={paths.adminProfile()} replace />;
  const needed = capabilityFor(pathname);
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[1fr_auto] lg:grid-cols-[15rem_minmax(0,1fr)]">
      <SkipLink>
        <Trans>Skip to main content</Trans>
      </SkipLink>
      <aside className="row-span-2 hidden border-line border-r bg-raised lg:block">
        <div className="sticky top-0 max-h-dvh overflow-y-auto px-4 py-6">
          <p
            className={classes(
              'mb-8 flex items-center gap-3 px-2 font-semibold font-serif text-kumkum-ink text-xl [overflow-wrap:anywhere]',
              // Beside a wide logo, a name would be broken.
              logo && 'flex-wrap',
            )}
          >
            <SiteMark className="size-8 shrink-0" />
            {site}
          </p>
          <Links viewer={viewer} leave={leave} />
        </div>
      </aside>
      <div className="min-w-0">
        <header className="flex items-center gap-2 border-line border-b px-4 py-3 md:px-8">
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={t`Menu`}
            onClick={() => setMenuOpen(true)}
            className="-ml-2 grid size-11 shrink-0 place-items-center rounded-xl hover:bg-sunk focus-visible:rounded-xl lg:hidden"
          >
            <Menu aria-hidden className="size-6" />
          </button>
          <p className="min-w-0 grow font-semibold font-serif leading-tight line-clamp-2 [overflow-wrap:normal] sm:text-lg md:text-xl">
            <Trans>Welcome, {name}!</Trans>
          </p>
          <AccountMenu
            name={name}
            role={role}
            settings={can(viewer, adminScreens.settings.capability)}
            leave={leave}
          />
        </header>
        <main id="main" tabIndex={-1} className="px-4 py-6 md:px-8 md:py-8">
          {needed && !can(viewer, needed) ? <OtherRoleNotice /> : <Outlet />}
        </main>
      </div>
      <footer className="border-line border-t px-4 py-4 text-soft text-sm [overflow-wrap:anywhere] md:px-8">
        <Trans>
          © {new Date().getFullYear()} {site} Admin Panel
        </Trans>
      </footer>
      <Sheet open={menuOpen} onOpenChange={setMenuOpen} title={site}>
        <Links viewer={viewer} leave={leave} onChosen={() => setMenuOpen(false)} />
      </Sheet>
    </div>
  );
}

type Screen = (typeof adminScreens)[keyof typeof adminScreens] & {
  Icon: LucideIcon;
  name: ReactNode;
  /** How many wait for staff. */
  count?: number | null;
  /** How many are for the viewer: a colleague assigned them, or they took them up. */
  assigned?: number;
};

/** The staff screens of the viewer's role, with what waits on them, updated by the live stream. */
function Links({ viewer, leave, onChosen }: { viewer: Viewer; leave(): void; onChosen?(): void }) {
  const { t } = useLingui();
  const { data } = useQuery(
    staff.dashboard.queryOptions({ enabled: can(viewer, adminScreens.dashboard.capability) }),
  );
  const waiting = data?.attention;
  const inbox = (name: 'waiting' | 'assigned') =>
    (waiting?.messages?.[name] ?? 0) + (waiting?.dataRequests?.[name] ?? 0);
  const screens: Screen[] = [
    { ...adminScreens.dashboard, Icon: LayoutDashboard, name: <Trans>Dashboard</Trans> },
    { ...adminScreens.users, Icon: Users, name: <Trans>Users</Trans> },
    {
      ...adminScreens.suggestions,
      Icon: HeartHandshake,
      name: <Trans>Suggested matches</Trans>,
      count: waiting?.suggestions?.waiting,
    },
    {
      ...adminScreens.reviews,
      Icon: ClipboardCheck,
      name: <Trans>Reviews</Trans>,
      count: waiting?.reviews?.waiting,
      assigned: waiting?.reviews?.assigned,
    },
    {
      ...adminScreens.payments,
      Icon: IndianRupee,
      name: <Trans>Payments</Trans>,
      count: waiting?.payments?.waiting,
      assigned: waiting?.payments?.assigned,
    },
    {
      ...adminScreens.requests,
      Icon: Inbox,
      name: <Trans>Requests</Trans>,
      count: waiting?.requests?.waiting,
      assigned: waiting?.requests?.assigned,
    },
    {
      ...adminScreens.inbox,
      Icon: MessagesSquare,
      name: <Trans>Contact inbox</Trans>,
      count: inbox('waiting'),
      assigned: inbox('assigned'),
    },
    { ...adminScreens.plans, Icon: Gem, name: <Trans>Plans</Trans> },
    { ...adminScreens.blogs, Icon: Newspaper, name: <Trans>Blogs</Trans> },
    { ...adminScreens.staff, Icon: UserCog, name: <Trans>Staff</Trans> },
    { ...adminScreens.audit, Icon: ScrollText, name: <Trans>Audit log</Trans> },
    { ...adminScreens.settings, Icon: Settings, name: <Trans>Settings</Trans> },
  ].filter(({ capability }) => can(viewer, capability));
  return (
    <nav aria-label={t`Admin`} className="flex flex-col gap-1">
      {screens.map(({ path, Icon, name, count, assigned }) => (
        <NavLink
          key={path}
          to={path}
          onClick={onChosen}
          className={({ isActive }) => classes(item, isActive && 'bg-kumkum-soft text-kumkum-ink')}
        >
          <Icon aria-hidden className="size-5 shrink-0" />
          <span className="grow">{name}</span>
          <span className="flex shrink-0 gap-1">
            {assigned ? (
              <Badge tone="verified">
                <UserRound aria-hidden />
                {assigned}
                <span className="sr-only">
                  {' '}
                  <Trans>for you</Trans>
                </span>
              </Badge>
            ) : null}
            {count ? (
              <Badge tone="kumkum">
                {count}
                <span className="sr-only">
                  {' '}
                  <Trans>waiting</Trans>
                </span>
              </Badge>
            ) : null}
          </span>
        </NavLink>
      ))}
      <button type="button" onClick={leave} className={item}>
        <LogOut aria-hidden className="size-5" />
        <Trans>Logout</Trans>
      </button>
    </nav>
  );
}

/** State of logging out; `left` once it is done, when the frame redirects to the login. */
function useLeave() {
  const { t } = useLingui();
  const [left, setLeft] = useState(false);
  async function leave() {
    try {
      await logOut(() => setLeft(true));
      toast({ title: t`Admin Logged Out`, description: t`You have been logged out successfully.` });
    } catch {
      toast({
        tone: 'bad',
        title: t`Couldn't log out`,
        description: t`You're still logged in. Please check your connection and try again.`,
      });
    }
  }
  return { left, leave };
}
