import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Bar, type BarState } from './Bar.tsx';
import { Footer } from './Footer.tsx';

/** What stands around every page: the bar above, the footer below, a way past the bar for the keyboard. */
export function Frame({ bar, children }: { bar: BarState; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="absolute top-2 left-2 z-50 -translate-y-24 rounded-xl bg-kumkum px-4 py-3 font-semibold text-on-kumkum focus:translate-y-0"
      >
        <Trans>Skip to the content</Trans>
      </a>
      <Bar state={bar} />
      <main id="main" tabIndex={-1} className="grow pt-16">
        {children}
      </main>
      <Footer />
    </div>
  );
}
