import type { ReactNode } from 'react';
import { Day } from '../../../../kit/web/locale/Day.tsx';
import { Dots } from '../../../../ui/marks/Dots.tsx';

type ThreadEntryProps = { sentAt: string; author: ReactNode; ours?: boolean; children: string };

/** What one side wrote in a conversation; ours has a mark. */
export function ThreadEntry({ sentAt, author, ours, children }: ThreadEntryProps) {
  return (
    <li className={ours ? 'border-kumkum-ink border-l-2 pl-4' : 'border-clay border-l-2 pl-4'}>
      <p className="text-sm text-soft">
        <Dots>
          {author}
          <Day time={sentAt} exact />
        </Dots>
      </p>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{children}</p>
    </li>
  );
}
