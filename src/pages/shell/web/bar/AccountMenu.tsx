import { Trans, useLingui } from '@lingui/react/macro';
import {
  BookmarkCheck,
  Check,
  ChevronDown,
  type LucideIcon,
  Pencil,
  Settings,
  Star,
  UserPlus,
} from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { OtherUnread, otherUnread } from '../../../../care/notifications/web/OtherUnread.tsx';
import { paths } from '../../../../paths.ts';
import { managed } from '../../../../people/profiles/web/managed.ts';
import { classes } from '../../../../ui/classes.ts';
import { item } from '../../../../ui/menu/MenuItems.tsx';
import { barName } from './AccountInBar.tsx';
import { useLongName } from './useLongName.ts';
import { useSwitch } from './useSwitch.ts';

/**
 * Opens, when it is loaded, under the name of the profile that the session acts for.
 * @param props.who the person at the screen, where the profile is about somebody else
 */
export default function AccountMenu({ name, who }: { name: string; who: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const profiles = managed.use() ?? [];
  const { change } = useSwitch();
  useEffect(() => {
    void managed.refresh();
    void otherUnread.refresh();
  }, []);
  const current = profiles.find((one) => one.current)?.id;
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger className={barName}>
        <span className="line-clamp-2 text-left leading-tight">{name}</span>
        <ChevronDown aria-hidden className="size-4 shrink-0" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={8}
        aria-label={t`Account and profiles`}
        className="z-40 max-h-[calc(100dvh-5rem)] w-72 overflow-y-auto rounded-xl border border-line bg-raised p-2 shadow-lift data-[state=open]:animate-in"
      >
        {who && (
          <DropdownMenu.Label className="px-4 pt-2 font-semibold [overflow-wrap:anywhere]">
            {who}
          </DropdownMenu.Label>
        )}
        <DropdownMenu.Label className="px-4 py-2 text-soft text-sm">
          <Trans>Your profiles</Trans>
        </DropdownMenu.Label>
        <DropdownMenu.RadioGroup value={current} onValueChange={change}>
          {profiles.map((one) => (
            <DropdownMenu.RadioItem key={one.id} value={one.id} className={item}>
              <span className="min-w-0 grow">
                <span className="block truncate">{one.name}</span>
                <span className="block font-normal text-soft text-sm">{one.id}</span>
              </span>
              {one.id !== current && <OtherUnread profile={one.id} />}
              <DropdownMenu.ItemIndicator>
                <Check aria-hidden className="size-5 text-leaf-ink" />
              </DropdownMenu.ItemIndicator>
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
        <DropdownMenu.Separator className="my-2 border-line border-t" />
        {/* A wide bar has three of these itself, beside a short name of the site. */}
        <Place to={paths.myProfile()} Icon={Pencil}>
          <Trans>My Profile</Trans>
        </Place>
        <Place to={paths.shortlisted()} Icon={Star}>
          <Trans>Shortlisted</Trans>
        </Place>
        <Place to={paths.savedSearches()} Icon={BookmarkCheck} always>
          <Trans>Saved searches</Trans>
        </Place>
        <Place to={paths.settings()} Icon={Settings}>
          <Trans>Settings</Trans>
        </Place>
        <DropdownMenu.Item onSelect={() => void navigate(paths.addProfile())} className={item}>
          <UserPlus aria-hidden className="size-5" />
          <Trans>Add another profile</Trans>
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

type PlaceProps = { to: string; Icon: LucideIcon; always?: boolean; children: ReactNode };

function Place({ to, Icon, always, children }: PlaceProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const long = useLongName();
  return (
    <DropdownMenu.Item
      onSelect={() => void navigate(to)}
      aria-current={pathname === to ? 'page' : undefined}
      className={classes(item, 'aria-[current=page]:bg-sunk', !always && !long && 'xl:hidden')}
    >
      <Icon aria-hidden className="size-5" />
      {children}
    </DropdownMenu.Item>
  );
}
