import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, LayoutDashboard, LogOut } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { Navigate, NavLink, Outlet, useNavigate } from 'react-router';
import { logOut, useViewer } from '../../kit/web/viewer.ts';
import { paths } from '../../paths.ts';
import { classes } from '../../ui/classes.ts';
import { Mark } from '../../ui/Mark.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { toast } from '../../ui/toast.tsx';
import { useSite } from '../../vocabulary/web/site.ts';

const item = 'flex min-h-11 items-center gap-3 rounded-xl px-4 font-semibold hover:bg-kumkum-soft';

/** What stands around the staff's screens. Whoever is no staff is led to the staff's door. */
export default function AdminFrame() {
  const { t } = useLingui();
  const { viewer, isPending } = useViewer();
  const { name: site } = useSite();
  const leave = useLeave();
  if (isPending) {
    return (
      <div className="page py-10">
        <Skeleton className="h-12" />
        <Skeleton className="mt-6 h-64" />
      </div>
    );
  }
  if (!viewer?.staff) return <Navigate to={paths.adminLogin()} replace />;
  const { name } = viewer.staff;
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr_auto] md:grid-cols-[15rem_1fr] md:grid-rows-[1fr_auto]">
      <a
        href="#main"
        className="absolute top-2 left-2 z-50 -translate-y-24 rounded-xl bg-kumkum px-4 py-3 font-semibold text-on-kumkum focus:translate-y-0"
      >
        <Trans>Skip to the content</Trans>
      </a>
      <aside className="border-line border-b bg-raised px-4 py-3 md:row-span-2 md:border-r md:border-b-0 md:py-6">
        <p className="flex items-center gap-3 px-2 font-semibold font-serif text-kumkum-ink text-xl">
          <Mark className="size-8" />
          {site}
        </p>
        <nav aria-label={t`Admin`} className="mt-2 flex gap-1 md:mt-8 md:flex-col">
          <NavLink
            to={paths.adminDashboard()}
            className={({ isActive }) => classes(item, isActive && 'bg-kumkum-soft text-kumkum-ink')}
          >
            <LayoutDashboard aria-hidden className="size-5" />
            <Trans>Dashboard</Trans>
          </NavLink>
          <button type="button" onClick={leave} className={item}>
            <LogOut aria-hidden className="size-5" />
            <Trans>Logout</Trans>
          </button>
        </nav>
      </aside>
      <div className="min-w-0">
        <header className="flex items-center justify-between gap-4 border-line border-b px-4 py-3 md:px-8">
          <p className="min-w-0 font-semibold font-serif text-xl [overflow-wrap:anywhere]">
            <Trans>Welcome, {name}!</Trans>
          </p>
          <DropdownMenu.Root modal={false}>
            <DropdownMenu.Trigger
              aria-label={t`My Account`}
              className="flex min-h-11 shrink-0 items-center gap-2 rounded-full border border-edge py-1 pr-3 pl-1"
            >
              <span
                aria-hidden
                className="grid size-9 place-items-center rounded-full bg-kumkum font-semibold text-on-kumkum"
              >
                {[...name][0]}
              </span>
              <ChevronDown aria-hidden className="size-4" />
            </DropdownMenu.Trigger>
            <DropdownMenu.Content
              align="end"
              sideOffset={8}
              className="z-40 min-w-52 rounded-xl border border-line bg-raised p-2 shadow-lift data-[state=open]:animate-in"
            >
              <DropdownMenu.Label className="px-4 py-2 text-soft text-sm">
                <Trans>My Account</Trans>
              </DropdownMenu.Label>
              <DropdownMenu.Item
                onSelect={leave}
                className={classes(item, 'cursor-pointer outline-none data-highlighted:bg-kumkum-soft')}
              >
                <LogOut aria-hidden className="size-5" />
                <Trans>Logout</Trans>
              </DropdownMenu.Item>
            </DropdownMenu.Content>
          </DropdownMenu.Root>
        </header>
        <main id="main" tabIndex={-1} className="px-4 py-6 md:px-8 md:py-8">
          <Outlet />
        </main>
      </div>
      <footer className="border-line border-t px-4 py-4 text-soft text-sm md:px-8">
        <Trans>
          © {new Date().getFullYear()} {site} Admin Panel
        </Trans>
      </footer>
    </div>
  );
}

function useLeave() {
  const { t } = useLingui();
  const navigate = useNavigate();
  return async () => {
    try {
      await logOut(() => navigate(paths.adminLogin()));
      toast({ title: t`Admin Logged Out`, description: t`You have been logged out successfully.` });
    } catch {
      toast({
        tone: 'bad',
        title: t`You are still logged in`,
        description: t`The server could not be reached. Please try again.`,
      });
    }
  };
}
