import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { page } from '../../../../base/site/web/page.ts';
import { byCursor } from '../../../../kit/web/api/byCursor.ts';
import { QueueFrame, type QueueRow } from '../../../../kit/web/queue/QueueFrame.tsx';
import { Badge } from '../../../../ui/marks/Badge.tsx';
import { Tabs } from '../../../../ui/Tabs.tsx';
import type { SentSuggestion } from '../../contract.ts';
import { SUGGESTION_STATES, type SuggestionState } from '../../shared/rules.ts';
import { suggestions } from '../suggestions.ts';
import { replyText } from './replyTexts.ts';
import { SuggestionDialog } from './SuggestionDialog.tsx';

export const meta = () => page({ title: t`Suggested matches` });

/** Matches that the team has suggested, with the replies of the families, updated by the live stream. */
export default function SuggestionsPage() {
  const { t } = useLingui();
  const [address, setAddress] = useSearchParams();
  const tab = SUGGESTION_STATES.find((state) => state === address.get('tab')) ?? 'open';
  const [opened, setOpened] = useState<string>();
  const found = useInfiniteQuery(suggestions.staffList.infiniteOptions(byCursor({ state: tab })));
  const fresh = found.data?.pages[0]?.newReplies;
  const shown = found.data?.pages.flatMap(({ items }) => items).find(({ id }) => id === opened);

  const rowOf = (one: SentSuggestion): QueueRow => {
    const names = one.sides.map(({ name }) => name).join(' · ');
    return {
      id: one.id,
      shownAt: one.changedAt,
      overdue: false,
      name: names,
      about: one.sides.map(({ id }) => id).join(' · '),
      kind: (
        <>
          {one.newReply && (
            <Badge tone="kumkum">
              <Trans>New reply</Trans>
            </Badge>
          )}
          {one.sides.map(({ id, name, reply }) => (
            <Badge key={id} tone={reply === 'interested' ? 'verified' : 'quiet'}>
              {name}: {replyText(reply)}
            </Badge>
          ))}
        </>
      ),
      text: one.note,
      status: sentBy(one),
      opens: <Trans>suggestion for {names}</Trans>,
      onOpen: () => setOpened(one.id),
    };
  };
  const content = (state: SuggestionState) => ({
    value: state,
    content: (
      <QueueFrame
        found={found}
        rowsOf={({ items }) => items.map(rowOf)}
        headings={{
          time: <Trans>Last change</Trans>,
          who: <Trans>Families</Trans>,
          what: <Trans>Replies</Trans>,
        }}
        empty={nothing[state]}
        failed={t`Couldn't load the suggested matches`}
      />
    ),
  });

  return (
    <>
      <h1 className="mb-3 text-3xl">
        <Trans>Suggested matches</Trans>
      </h1>
      <Tabs
        label={t`Status of the suggestion`}
        value={tab}
        onValueChange={(value) =>
          setAddress(value === 'open' ? {} : { tab: value }, { replace: true, preventScrollReset: true })
        }
        tabs={[
          { ...content('open'), label: <Counted of={<Trans>Open</Trans>} count={fresh?.open} /> },
          {
            ...content('answered'),
            label: <Counted of={<Trans>Replied</Trans>} count={fresh?.answered} />,
          },
          { ...content('withdrawn'), label: <Trans>Withdrawn</Trans> },
        ]}
      />
      {shown && <SuggestionDialog suggestion={shown} onClose={() => setOpened(undefined)} />}
    </>
  );
}

/** A tab's name, and how many of its suggestions have a new reply. */
function Counted({ of: name, count }: { of: ReactNode; count?: number }) {
  if (!count) return name;
  return (
    <span className="inline-flex items-center gap-2">
      {name}
      <Badge tone="kumkum">
        {count}
        <span className="sr-only">
          {' '}
          <Trans>with a new reply</Trans>
        </span>
      </Badge>
    </span>
  );
}

function sentBy({ mine, sentBy: name }: SentSuggestion): ReactNode {
  if (mine) return <Trans>Sent by you</Trans>;
  return name ? <Trans>Sent by {name}</Trans> : <Trans>Sent by a former colleague</Trans>;
}

const nothing: Record<SuggestionState, { title: ReactNode; text: ReactNode }> = {
  open: {
    title: <Trans>No open suggestions</Trans>,
    text: <Trans>Open a user and choose Suggest a match. Replies appear here.</Trans>,
  },
  answered: {
    title: <Trans>No replies from both families yet</Trans>,
    text: <Trans>Suggestions that both families have replied to appear here.</Trans>,
  },
  withdrawn: {
    title: <Trans>Nothing withdrawn</Trans>,
    text: <Trans>Suggestions that we withdrew before a reply appear here.</Trans>,
  },
};
