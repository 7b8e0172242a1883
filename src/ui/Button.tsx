import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classes } from './classes.ts';

type Look = {
  /**
   * `primary` once on a screen, `quiet` beside it, `danger` for what cannot be undone, `plain` inside other
   * things, `gold` on a kumkum ground.
   */
  kind?: 'primary' | 'quiet' | 'danger' | 'plain' | 'gold';
  size?: 'small' | 'normal';
};

const kinds = {
  primary: 'bg-kumkum text-on-kumkum hover:bg-kumkum-deep',
  quiet: 'border border-edge text-ink hover:border-kumkum-ink hover:bg-kumkum-soft',
  danger: 'border border-bad-ink text-bad-ink hover:bg-bad-soft',
  plain: 'text-kumkum-ink hover:bg-kumkum-soft',
  gold: 'bg-marigold text-on-marigold hover:bg-on-kumkum focus-visible:outline-on-kumkum',
};
const sizes = { small: 'min-h-11 px-4 text-base', normal: 'min-h-12 px-6 text-base' };

function look({ kind = 'primary', size = 'normal' }: Look, more?: string): string {
  return classes(
    'inline-flex max-w-full items-center justify-center gap-2 rounded-xl py-2 text-center font-semibold leading-tight transition-colors focus-visible:rounded-xl disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-progress',
    kinds[kind],
    sizes[size],
    more,
  );
}

type ButtonProps = ComponentProps<'button'> &
  Look & {
    /** Its action is in progress: it shows that and takes no second click. */
    busy?: boolean;
  };

export function Button({
  kind,
  size,
  busy = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={look({ kind, size }, className)}
    >
      {children}
      {busy && <Dots />}
    </button>
  );
}

/** A link that looks like a button, for what leads somewhere. */
export function ButtonLink({ kind, size, className, ...rest }: LinkProps & Look) {
  return <Link {...rest} className={look({ kind, size }, classes('print:hidden', className))} />;
}

function Dots() {
  return (
    <span aria-hidden className="inline-flex gap-1">
      {[0, 1, 2].map((dot) => (
        <span
          key={dot}
          className="size-1.5 animate-breathe rounded-full bg-current"
          style={{ animationDelay: `${dot * 200}ms` }}
        />
      ))}
    </span>
  );
}
