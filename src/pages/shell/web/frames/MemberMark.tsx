import { QueryClientProvider } from '@tanstack/react-query';
import { Bell } from '../../../../care/notifications/web/Bell.tsx';
import { queriesOf } from '../../../../kit/web/api/query.ts';
import { WaitingMark } from '../../../../meeting/interests/web/WaitingMark.tsx';
import { UnreadMark } from '../../../../meeting/messages/web/UnreadMark.tsx';

const marks = { unread: UnreadMark, waiting: WaitingMark, bell: Bell };

/** A count or the bell of a member, in the bar of a page that has no queries of its own. */
export default function MemberMark({ of }: { of: keyof typeof marks }) {
  const Mark = marks[of];
  return (
    <QueryClientProvider client={queriesOf()}>
      <Mark />
    </QueryClientProvider>
  );
}
