import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NavLink } from 'react-router';
import { byCursor } from '../../../kit/web/api/byCursor.ts';
import { MoreOf } from '../../../kit/web/api/MoreOf.tsx';
import { paths } from '../../../paths.ts';
import type { Card } from '../../../people/profiles/contract.ts';
import { Portrait } from '../../../people/profiles/web/card/Portrait.tsx';
import { useViewsOnly } from '../../../people/profiles/web/ViewsOnly.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useMayBegin } from './beginning/useMayBegin.ts';
import { messages } from './messages.ts';

/** How many are shown above the conversations before 'show all' is pressed. */
const FIRST = 3;

/** Returns the connected profiles without any message yet. */
export function useUnwritten() {
  const found = useInfiniteQuery(messages.unwritten.infiniteOptions(byCursor()));
  return { found, all: found.data?.pages.flatMap(({ profiles }) => profiles) };
}

/** The connected profiles without any message yet, above the conversations; renders nothing if there are none. */
export function Unwritten() {
  const { found, all = [] } = useUnwritten();
  const [whole, setWhole] = useState(false);
  if (all.length === 0) return null;
  const shown = whole ? all : all.slice(0, FIRST);
  return (
    <section className="border-line border-b">
      <h2 className="px-4 pt-1 pb-2 font-sans font-semibold text-base text-soft md:px-5">
        <Trans>Connected, no messages yet</Trans>
      </h2>
      <ul>
        {shown.map((profile) => (
          <li key={profile.id} className="@container">
            <Row profile={profile} />
          </li>
        ))}
      </ul>
      {whole ? (
        <MoreOf found={found} />
      ) : (
        all.length > FIRST && (
          <Button kind="plain" size="small" onClick={() => setWhole(true)}>
            <Trans>Show all</Trans>
          </Button>
        )
      )}
    </section>
  );
}

function Row({ profile: { id, name, photo } }: { profile: Card }) {
  const mayBegin = useMayBegin();
  const viewsOnly = useViewsOnly();
  return (
    <NavLink
      to={paths.writeTo(id)}
      className="flex items-center gap-3 @max-[13rem]:flex-wrap px-4 py-2 hover:bg-sunk focus-visible:-outline-offset-3 aria-[current=page]:bg-sunk md:px-5"
    >
      <Portrait name={name} photo={photo} sizes="3rem" className="w-11 shrink-0 rounded-xl" />
      <span className="min-w-0 grow @max-[13rem]:basis-full">
        <span className="block [overflow-wrap:anywhere] font-semibold font-serif text-lg leading-snug">
          {name}
        </span>
        <span className="block text-kumkum-ink text-sm">
          {viewsOnly ? null : mayBegin === false ? (
            <Trans>Upgrade to write first</Trans>
          ) : mayBegin ? (
            <Trans>Write the first message</Trans>
          ) : (
            // Keeps the same height in both cases.
            '\u00a0'
          )}
        </span>
      </span>
    </NavLink>
  );
}
