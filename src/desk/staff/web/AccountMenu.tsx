import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, CircleUserRound, LogOut, Settings } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useNavigate } from 'react-router';
import type { StaffRole } from '../../../kit/shared/api/capabilities.ts';
import { paths } from '../../../paths.ts';
import { MenuItem } from '../../../ui/menu/MenuItems.tsx';
import { roleName } from './roleName.ts';

type AccountMenuProps = {
  name: string;
  role: StaffRole;
  /** Whether the role opens the site's settings. */
  settings: boolean;
  leave(): void;
};

/** Menu behind the first letter of the signed-in user's name. */
export function AccountMenu({ name, role, settings, leave }: AccountMenuProps) {
  const navigate = useNavigate();
  const { t } = useLingui();
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        aria-label={t`My Account`}
        className="flex min-h-11 shrink-0 items-center gap-2 rounded-full border border-edge py-1 pr-3 pl-1 hover:border-ink focus-visible:rounded-full"
      >
        <span
          aria-hidden
          className="grid size-9 place-items-center rounded-full bg-kumkum font-semibold text-on-kumkum uppercase"
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
          <span className="block font-semibold text-ink">{roleName(role)}</span>
        </DropdownMenu.Label>
        <MenuItem
          icon={<CircleUserRound aria-hidden className="size-5" />}
          onSelect={() => void navigate(paths.adminProfile())}
        >
          <Trans>Profile</Trans>
        </MenuItem>
        {settings && (
          <MenuItem
            icon={<Settings aria-hidden className="size-5" />}
            onSelect={() => void navigate(paths.adminSettings())}
          >
            <Trans>Settings</Trans>
          </MenuItem>
        )}
        <MenuItem icon={<LogOut aria-hidden className="size-5" />} onSelect={leave}>
          <Trans>Logout</Trans>
        </MenuItem>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
