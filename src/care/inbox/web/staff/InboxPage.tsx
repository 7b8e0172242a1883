import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { page } from '../../../../base/site/web/page.ts';
import { byCursor } from '../../../../kit/web/api/byCursor.ts';
import { useTypedValue } from '../../../../kit/web/form/useTypedValue.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { Segments } from '../../../../ui/form/Segments.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import { Badge } from '../../../../ui/marks/Badge.tsx';
import { Tabs } from '../../../../ui/Tabs.tsx';
import { MESSAGE_STATES, type MessageState } from '../../shared/lists.ts';
import { inbox } from '../inbox.ts';
import { MessageDialog } from './MessageDialog.tsx';
import { MessageQueue } from './MessageQueue.tsx';
import type { NewReply } from './ReplyForm.tsx';

export const meta = () => page({ title: t`Contact inbox` });

/** What visitors and members wrote to us, by the contact form or as requests about their data, updated by the live stream. */
export default function InboxPage() {
  const { t } = useLingui();
  // The address names what is shown, so back, reload and a link in an email lead there.
  const [address, setAddress] = useSearchParams();
  const tab = MESSAGE_STATES.find((state) => state === address.get('tab')) ?? 'new';
  const about = address.get('about') === 'data' ? 'data' : 'all';
  const search = address.get('search') ?? undefined;
  const opened = address.get('message');
  const [drafts] = useState(() => new Map<string, NewReply>());
  const found = useInfiniteQuery(inbox.queue.infiniteOptions(byCursor({ state: tab, about, search })));
  const first = found.data?.pages[0];
  const waiting = (about === 'data' ? first?.waitingData : first?.waiting) ?? 0;

  /** Sets a parameter of the address; the rest stays. */
  function setParameter(name: 'tab' | 'about' | 'message', value: string | null) {
    setAddress(
      (now) => {
        const next = new URLSearchParams(now);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      // Going back from an open message leads to the list.
      { replace: name !== 'message' || value === null, preventScrollReset: true },
    );
  }

  const queue = (state: MessageState) => (
    <MessageQueue
      state={search ? null : state}
      data={about === 'data'}
      found={found}
      onOpen={(id) => setParameter('message', id)}
    />
  );
  return (
    <>
      <h1 className="mb-3 text-3xl">
        <Trans>Contact inbox</Trans>
      </h1>
      <SearchForm
        search={search}
        onSearch={(text) => setAddress(text ? { search: text } : {}, { preventScrollReset: true })}
      />
      {search ? (
        queue(tab)
      ) : (
        <>
          <div className="mb-5 max-w-form">
            <Field group label={<Trans>Show</Trans>}>
              <Segments
                value={about}
                onChange={(value) => setParameter('about', value === 'data' ? value : null)}
                options={[
                  { value: 'all', label: <Trans>All messages</Trans> },
                  {
                    value: 'data',
                    label: (
                      <span className="flex items-center gap-2">
                        <Trans>Data requests</Trans>
                        {first && first.waitingData > 0 && <Badge tone="kumkum">{first.waitingData}</Badge>}
                      </span>
                    ),
                  },
                ]}
              />
            </Field>
          </div>
          <Tabs
            label={t`Message status`}
            value={tab}
            onValueChange={(value) => setParameter('tab', value === 'new' ? null : value)}
            tabs={[
              {
                value: 'new',
                content: queue('new'),
                label: (
                  <span className="flex items-center gap-2">
                    <Trans>New</Trans>
                    {waiting > 0 && <Badge tone="kumkum">{waiting}</Badge>}
                  </span>
                ),
              },
              { value: 'answered', label: <Trans>Replied</Trans>, content: queue('answered') },
              { value: 'closed', label: <Trans>Closed</Trans>, content: queue('closed') },
              { value: 'spam', label: <Trans>Spam</Trans>, content: queue('spam') },
            ]}
          />
        </>
      )}
      {opened && (
        <MessageDialog
          key={opened}
          id={opened}
          drafts={drafts}
          onClose={() => setParameter('message', null)}
        />
      )}
    </>
  );
}

function SearchForm({ search, onSearch }: { search: string | undefined; onSearch(text: string): void }) {
  const [typed, setTyped] = useTypedValue(search ?? '');
  function submit(event: FormEvent) {
    event.preventDefault();
    onSearch(typed.trim());
  }
  return (
    <form onSubmit={submit} className="mb-5 flex max-w-form flex-wrap items-end gap-3">
      <Field className="min-w-0 grow" label={<Trans>Email address, or the number in the subject</Trans>}>
        <TextInput
          value={typed}
          maxLength={254}
          autoComplete="off"
          placeholder="#1a2b3c4d"
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <Button type="submit" kind="quiet">
        <Trans>Search</Trans>
      </Button>
      {search && (
        <Button kind="plain" onClick={() => onSearch('')}>
          <Trans>Show all</Trans>
        </Button>
      )}
    </form>
  );
}
