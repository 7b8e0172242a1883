import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Outlet, useMatch } from 'react-router';
import { page } from '../../../base/site/web/page.ts';
import { byCursor } from '../../../kit/web/api/byCursor.ts';
import { clientLoaderOf, loaderOf, ofMember } from '../../../kit/web/loaders/pageQueries.ts';
import { useViewer } from '../../../kit/web/viewer.ts';
import { paths } from '../../../paths.ts';
import { NoProfile } from '../../../people/profiles/web/noProfile/NoProfile.tsx';
import { classes } from '../../../ui/classes.ts';
import { ConversationList } from './ConversationList.tsx';
import { messages } from './messages.ts';

const queries = ofMember(() => [
  messages.list.infiniteOptions(byCursor()),
  messages.unwritten.infiniteOptions(byCursor()),
]);

export const loader = loaderOf(queries);
export const clientLoader = clientLoaderOf(queries);

export const meta = () => page({ title: t`Messages` });

/** All conversations, and the open one: side by side on a desktop, one after the other on a phone. */
export default function MessagesPage() {
  const { viewer } = useViewer();
  const closed = useMatch(paths.messages()) !== null;
  if (!viewer) return null;
  if (!viewer.profile) return <NoProfile staff={viewer.staff !== null} />;
  const Heading = closed ? 'h1' : 'h2';
  return (
    <div
      className={classes(
        'mx-auto grid min-h-96 max-w-[calc(var(--container-page)-4rem)] border-line md:h-[calc(100dvh-4rem-var(--offline-bar))] md:grid-cols-[19rem_minmax(0,1fr)] md:w-[calc(100%-4rem)] md:border-x lg:grid-cols-[22rem_minmax(0,1fr)]',
        !closed && 'h-dvh',
      )}
    >
      <div
        className={classes(
          'flex min-h-0 min-w-0 flex-col border-line md:border-r',
          !closed && 'max-md:hidden',
        )}
      >
        <Heading className="px-4 pt-5 pb-3 font-semibold font-serif text-2xl md:px-5">
          <Trans>Messages</Trans>
        </Heading>
        <ConversationList />
      </div>
      <div className={classes('flex min-h-0 min-w-0 flex-col', closed && 'max-md:hidden')}>
        <Outlet />
      </div>
    </div>
  );
}
