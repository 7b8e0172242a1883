import { ChevronDown } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import type { Viewer } from '../../../../kit/web/viewer.ts';
import { paths } from '../../../../paths.ts';
import { managerText } from '../../../../people/profiles/web/relationText.ts';
import { useLateMenu } from '../../../../ui/menu/useLateMenu.ts';
import { LogOut } from './LogOut.tsx';

const load = () => import('./AccountMenu.tsx');
const AccountMenu = lazy(load);

export const barName =
  'flex min-h-11 min-w-0 max-w-full items-center gap-1 rounded-xl px-4 font-semibold font-serif text-lg leading-snug hover:text-kumkum-ink lg:px-1.5 lg:text-sm';

/** The logged-in account, at the end of the bar: for a member the menu with their profiles. */
export default function AccountInBar({ viewer }: { viewer: Viewer }) {
  const { opened, button: opens } = useLateMenu(load);
  const { profile } = viewer;
  const button = profile && (
    <button type="button" {...opens} className={barName}>
      <span className="line-clamp-2 text-left leading-tight">
        <bdi>{profile.name}</bdi>
      </span>
      <ChevronDown aria-hidden className="size-4 shrink-0" />
    </button>
  );
  return (
    <>
      <div className="ml-1 min-w-28 max-w-56 shrink! border-line border-l pl-1">
        {profile && opened ? (
          <Suspense fallback={button}>
            <AccountMenu name={profile.name} who={managerText(profile.relation, viewer.name)} />
          </Suspense>
        ) : (
          (button ?? (
            <Link to={paths.settings()} className={barName}>
              <span className="line-clamp-2 text-left leading-tight">
                {viewer.staff?.name ?? viewer.email}
              </span>
            </Link>
          ))
        )}
      </div>
      <LogOut className="border-transparent px-2" />
    </>
  );
}
