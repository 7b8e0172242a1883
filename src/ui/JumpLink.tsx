import type { ComponentProps, ReactNode } from 'react';

type JumpLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  /** The id of an element that can be focused. */
  to: string;
};

/** A link to another place of the page that is open: scrolls there, and the Tab key goes on from there. */
export function JumpLink({ to, ...rest }: JumpLinkProps) {
  return (
    <a
      {...rest}
      href={`#${to}`}
      onClick={(event) => {
        // The browser's own step would be an entry of the history that the router does not have.
        event.preventDefault();
        const place = document.getElementById(to);
        place?.focus({ preventScroll: true });
        place?.scrollIntoView();
      }}
    />
  );
}

/** The first thing that the Tab key reaches: leads past the bars to the main part of the page. */
export function SkipLink({ children }: { children: ReactNode }) {
  return (
    <JumpLink
      to="main"
      className="absolute top-2 left-2 z-50 -translate-y-[200%] rounded-xl bg-kumkum px-4 py-3 font-semibold text-on-kumkum focus:translate-y-0"
    >
      {children}
    </JumpLink>
  );
}
