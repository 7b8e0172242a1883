import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useVocabulary } from '../../../../base/vocabulary/web/useVocabulary.ts';
import { NotLoaded } from '../../../../kit/web/api/NotLoaded.tsx';
import { formatPlace } from '../../../../people/profiles/web/format.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import { Dots } from '../../../../ui/marks/Dots.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { type ListedMember, members } from '../members.ts';
import { StatusBadge } from '../memberTexts.tsx';
import { EmptyText } from '../Panel.tsx';

type FindMemberProps = {
  label: ReactNode;
  /** Whether one that was found can be chosen. */
  fits(found: ListedMember): boolean;
  /** The words when nobody is found. */
  none: ReactNode;
  onChoose(id: string): void;
};

/** Search of members by what the list of users is searched by. */
export function FindMember({ label, fits, none, onChoose }: FindMemberProps) {
  const { t } = useLingui();
  const { nameOf } = useVocabulary();
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  const found = useQuery(members.list.queryOptions({ input: { q }, enabled: q !== '' }));
  const people = found.data?.items.filter(fits);

  function submit(event: FormEvent) {
    event.preventDefault();
    setQ(typed.trim());
  }

  return (
    <>
      <search>
        <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
          <Field label={label} className="min-w-56 grow">
            <TextInput
              value={typed}
              autoComplete="off"
              maxLength={200}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field>
          <Button type="submit" kind="quiet">
            <Trans>Search</Trans>
          </Button>
        </form>
      </search>
      <div className="mt-4" aria-live="polite">
        {q === '' ? null : found.isError ? (
          <NotLoaded of={found} title={t`Couldn't load the users`} />
        ) : !people ? (
          <Skeleton className="h-24" />
        ) : people.length === 0 ? (
          <EmptyText>{none}</EmptyText>
        ) : (
          <ul className="divide-y divide-line">
            {people.map(({ id, name, city, state, status }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
                <div className="min-w-0">
                  <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
                  <p className="text-soft text-sm">
                    <Dots>{[id, formatPlace(city, nameOf('state', state))]}</Dots>
                  </p>
                  <p className="mt-1">
                    <StatusBadge status={status} />
                  </p>
                </div>
                <Button
                  kind="quiet"
                  size="small"
                  aria-label={t`Compare with ${name}, ${id}`}
                  onClick={() => onChoose(id)}
                >
                  <Trans>Compare</Trans>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
