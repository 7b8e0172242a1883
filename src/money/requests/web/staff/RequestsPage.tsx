import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { page } from '../../../../base/site/web/page.ts';
import { byCursor } from '../../../../kit/web/api/byCursor.ts';
import { Badge } from '../../../../ui/marks/Badge.tsx';
import { Tabs } from '../../../../ui/Tabs.tsx';
import { REQUEST_STATES, type RequestState } from '../../shared/rules.ts';
import { requests } from '../requests.ts';
import { AnswerDialog } from './AnswerDialog.tsx';
import { Queue, type QueuedRequest } from './Queue.tsx';

export const meta = () => page({ title: t`Requests` });

/** The queue of members' requests to the team, updated by the live stream. */
export default function RequestsPage() {
  const { t } = useLingui();
  const [address, setAddress] = useSearchParams();
  const tab = REQUEST_STATES.find((state) => state === address.get('tab')) ?? 'open';
  const [opened, setOpened] = useState<QueuedRequest>();
  const [drafts] = useState(() => new Map<string, string>());
  const found = useInfiniteQuery(requests.queue.infiniteOptions(byCursor({ state: tab })));
  const waiting = found.data?.pages[0]?.open ?? 0;
  const content = (state: RequestState) => ({
    value: state,
    content: <Queue state={state} found={found} onOpen={setOpened} />,
  });
  return (
    <>
      <h1 className="mb-3 text-3xl">
        <Trans>Requests</Trans>
      </h1>
      <Tabs
        label={t`Request status`}
        value={tab}
        onValueChange={(value) =>
          setAddress(value === 'open' ? {} : { tab: value }, { replace: true, preventScrollReset: true })
        }
        tabs={[
          {
            ...content('open'),
            label: (
              <span className="flex items-center gap-2">
                <Trans>Open</Trans>
                {waiting > 0 && <Badge tone="kumkum">{waiting}</Badge>}
              </span>
            ),
          },
          { ...content('in_progress'), label: <Trans>In progress</Trans> },
          { ...content('done'), label: <Trans>Done</Trans> },
        ]}
      />
      {opened && (
        <AnswerDialog
          key={opened.id}
          request={opened}
          colleagues={found.data?.pages[0]?.colleagues ?? []}
          drafts={drafts}
          onChange={setOpened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
