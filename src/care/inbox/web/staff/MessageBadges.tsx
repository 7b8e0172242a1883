import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Badge } from '../../../../ui/marks/Badge.tsx';
import { type ContactTopic, type MessageState, markOf } from '../../shared/lists.ts';
import { useTopicTexts } from '../useTopicTexts.ts';

const stateNames: Record<MessageState, ReactNode> = {
  new: <Trans>New</Trans>,
  answered: <Trans>Replied</Trans>,
  closed: <Trans>Closed</Trans>,
  spam: <Trans>Spam</Trans>,
};

type MessageBadgesProps = {
  message: { id: string; state: MessageState; topic: ContactTopic };
  /** Whether the list shows it for all. */
  withoutState?: boolean;
};

/** State, mark and topic of a message. */
export function MessageBadges({ message: { id, state, topic }, withoutState }: MessageBadgesProps) {
  const topics = useTopicTexts();
  return (
    <>
      {!withoutState && <Badge>{stateNames[state]}</Badge>}
      <Badge>{markOf(id)}</Badge>
      {topic !== 'general' && <Badge tone="notice">{topics[topic]}</Badge>}
    </>
  );
}
