import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useViewer } from '../../../../kit/web/viewer.ts';
import { classes } from '../../../../ui/classes.ts';
import { SkipLink } from '../../../../ui/JumpLink.tsx';
import { lazyPart } from '../../../../ui/lazyPart.ts';
import { KeepServed } from '../../../../ui/state/KeepServed.tsx';
import { Bar, type BarState } from '../bar/Bar.tsx';
import { Footer } from '../Footer.tsx';

const TeamBar = lazyPart(() => import('../../../../people/account-access/web/TeamBar.tsx'));

type FrameProps = {
  bar: BarState;
  /** How many messages wait, for the bar. */
  unread?: ReactNode;
  /** How many interests wait for a reply, for the bar. */
  waiting?: ReactNode;
  /** The bell of the bar. */
  bell?: ReactNode;
  /** The page fills the screen: no footer. */
  whole?: boolean;
  /** On a phone the page has its own bar, and the bars of the site are left out. */
  own?: boolean;
  children: ReactNode;
};

/** The frame of every page: the bar above, the footer below, a skip link for the keyboard. */
export function Frame({ bar, unread, waiting, bell, whole = false, own = false, children }: FrameProps) {
  const { viewer } = useViewer();
  return (
    <div className="flex min-h-dvh flex-col pb-(--bottom-bar)">
      <SkipLink>
        <Trans>Skip to main content</Trans>
      </SkipLink>
      <Bar state={bar} unread={unread} waiting={waiting} bell={bell} own={own} />
      {/* Whatever is still loading, the footer is below the screen: it does not jump when the page grows. */}
      <main
        id="main"
        tabIndex={-1}
        // What a member writes without a place to break, such as 300 joined letters, makes no page wider.
        className={classes(
          'grow overflow-x-clip pt-[calc(4rem+var(--offline-bar))] has-data-waiting:min-h-dvh',
          own && 'max-md:pt-0',
        )}
      >
        {children}
      </main>
      {!whole && <Footer short={bar === 'member' || (bar === 'browse' && Boolean(viewer))} />}
      {viewer?.impersonator && (
        <KeepServed>
          <TeamBar />
        </KeepServed>
      )}
    </div>
  );
}
