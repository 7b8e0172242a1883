import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Bar, type BarState } from './bar/Bar.tsx';
import { Footer } from './Footer.tsx';

type FrameProps = {
  bar: BarState;
  /** How many messages wait, for the bar. */
  unread?: ReactNode;
  /** The bell of the bar. */
  bell?: ReactNode;
  /** The page fills the screen: no footer. */
  whole?: boolean;
  children: ReactNode;
};

/** The frame of every page: the bar above, the footer below, a skip link for the keyboard. */
export function Frame({ bar, unread, bell, whole = false, children }: FrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="absolute top-2 left-2 z-50 -translate-y-24 rounded-xl bg-kumkum px-4 py-3 font-semibold text-on-kumkum focus:translate-y-0"
      >
        <Trans>Skip to main content</Trans>
      </a>
      <Bar state={bar} unread={unread} bell={bell} />
      {/* Whatever is still loading, the footer is below the screen: it does not jump when the page grows. */}
      <main id="main" tabIndex={-1} className="grow pt-16 has-data-waiting:min-h-dvh">
        {children}
      </main>
      {!whole && <Footer />}
    </div>
  );
}
