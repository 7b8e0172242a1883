import { Gem } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { classes } from '../../../../ui/classes.ts';
import { useLongName } from './useLongName.ts';

export type BarItem = {
  to: string;
  label: string;
  gem?: boolean;
  mark?: ReactNode;
  /** Its own pages lie under it. */
  within?: boolean;
  /** On a small desktop, and beside a long name of the site, it is in the account's menu alone. */
  wide?: boolean;
  /** It is in menus alone. */
  menu?: boolean;
  /** On a phone it is in the bar at the bottom. */
  bottom?: boolean;
};

export function BarLink({ to, label, gem, mark, within, wide, className }: BarItem & { className?: string }) {
  const long = useLongName();
  return (
    <NavLink
      to={to}
      end={!within}
      className={classes(
        'group relative flex min-h-11 items-center gap-1.5 rounded-xl px-2 font-semibold hover:bg-sunk focus-visible:rounded-xl',
        gem ? 'text-marigold-ink' : 'text-ink',
        wide && (long ? 'hidden' : 'max-xl:hidden'),
        className,
      )}
    >
      {/* The bar of a member is as full as a desktop is wide. */}
      {gem && <Gem aria-hidden className="size-4 lg:hidden" />}
      {label}
      {mark}
      <span className="absolute inset-x-2 bottom-1 h-0.5 rounded-full group-aria-[current=page]:bg-marigold" />
    </NavLink>
  );
}

export function MenuLink({ to, label, gem, mark, within, className }: BarItem & { className?: string }) {
  return (
    <NavLink
      to={to}
      end={!within}
      className={classes(
        'flex min-h-13 items-center gap-2 rounded-xl px-4 font-semibold text-lg hover:bg-sunk aria-[current=page]:bg-sunk',
        gem && 'text-marigold-ink',
        className,
      )}
    >
      {gem && <Gem aria-hidden className="size-5" />}
      {label}
      {mark}
    </NavLink>
  );
}
