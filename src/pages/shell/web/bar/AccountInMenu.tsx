import { Trans, useLingui } from '@lingui/react/macro';
import { Check, UserPlus } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { OtherUnread, otherUnread } from '../../../../care/notifications/web/OtherUnread.tsx';
import type { Viewer } from '../../../../kit/web/viewer.ts';
import { paths } from '../../../../paths.ts';
import { managed } from '../../../../people/profiles/web/managed.ts';
import { managerText } from '../../../../people/profiles/web/relationText.ts';
import { LogOut } from './LogOut.tsx';
import { useSwitch } from './useSwitch.ts';

const row =
  'flex min-h-11 w-full items-center gap-3 rounded-xl px-4 py-2 text-left font-semibold hover:bg-sunk';

/** The logged-in account, at the end of the menu of small screens. */
export default function AccountInMenu({ viewer }: { viewer: Viewer }) {
  const who = viewer.profile && managerText(viewer.profile.relation, viewer.name);
  return (
    <>
      <p className="px-4 font-semibold font-serif text-lg leading-snug [overflow-wrap:anywhere]">
        {viewer.profile?.name ?? viewer.staff?.name ?? viewer.email}
      </p>
      {who && <p className="-mt-1 px-4 text-soft text-sm [overflow-wrap:anywhere]">{who}</p>}
      {viewer.profile ? (
        <Profiles />
      ) : (
        <Link to={paths.settings()} className={row}>
          <Trans>Settings</Trans>
        </Link>
      )}
      <LogOut />
    </>
  );
}

function Profiles() {
  const { t } = useLingui();
  const profiles = managed.use() ?? [];
  const { change, busy } = useSwitch();
  useEffect(() => {
    void managed.refresh();
    void otherUnread.refresh();
  }, []);
  return (
    <div className="grid gap-1">
      {profiles.length > 1 && (
        <ul aria-label={t`Your profiles`} className="grid gap-1">
          {profiles.map(({ id, name, current }) => (
            <li key={id}>
              <button
                type="button"
                aria-current={current}
                disabled={busy}
                onClick={() => change(id)}
                className={row}
              >
                <span className="min-w-0 grow">
                  <span className="block [overflow-wrap:anywhere]">{name}</span>
                  <span className="block font-normal text-soft text-sm">{id}</span>
                </span>
                {!current && <OtherUnread profile={id} />}
                {current && <Check aria-hidden className="size-5 shrink-0 text-leaf-ink" />}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Link to={paths.addProfile()} className={row}>
        <UserPlus aria-hidden className="size-5" />
        <Trans>Add another profile</Trans>
      </Link>
    </div>
  );
}
