import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Dots } from '../../../../ui/marks/Dots.tsx';
import { Summary } from '../../../../ui/marks/Summary.tsx';
import { BULK_MAX, type LeftOut, UNDO_MINUTES } from '../../shared/rules.ts';
import type { members } from '../members.ts';

export type BulkResults = Awaited<ReturnType<typeof members.bulkSuspend.call>>;
type Preview = Awaited<ReturnType<typeof members.previewBulk.call>>;

const box = 'max-h-48 overflow-y-auto rounded-xl border border-line px-4 py-2 text-sm';

/** The members that an action affects, and who is left out and why. */
export function AffectedMembers({ items, more }: Preview) {
  const concerned = items.filter((one) => one.leftOut === null);
  const leftOut = items.filter((one) => one.leftOut !== null);
  return (
    <div className="grid gap-3">
      <p className="font-semibold">
        <Plural value={concerned.length} _0="No users" one="# user" other="# users" />
      </p>
      {concerned.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        <ul tabIndex={0} aria-label={t`Selected users`} className={box}>
          {concerned.map(({ id, name }) => (
            <li key={id} className="[overflow-wrap:anywhere]">
              {name} <span className="text-soft">{id}</span>
            </li>
          ))}
        </ul>
      )}
      {more && (
        <p className="text-soft text-sm">
          <Trans>More match. These are the newest {BULK_MAX}.</Trans>
        </p>
      )}
      {leftOut.length > 0 && (
        <details>
          <Summary>
            <Plural value={leftOut.length} one="# user is left out" other="# users are left out" />
          </Summary>
          <ul className={box}>
            {leftOut.map(({ id, name, leftOut: why }) => (
              <li key={id} className="[overflow-wrap:anywhere]">
                <Dots>
                  <span>
                    {name} <span className="text-soft">{id}</span>
                  </span>
                  {leftOutText(why!)}
                </Dots>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

type ResultsProps = { results: BulkResults; items: Preview['items']; undoable: boolean };

/** What was done, and what was not and why. */
export function BulkResultList({ results, items, undoable }: ResultsProps) {
  const done = results.filter((one) => one.done);
  const failed = results.filter((one) => !one.done);
  const nameOf = (id: string) => items.find((one) => one.id === id)?.name ?? '';
  return (
    <div role="status" className="grid gap-3">
      <p className="font-semibold">
        <Plural
          value={done.length}
          _0="Not done for any user"
          one="Done for # user"
          other="Done for # users"
        />
      </p>
      {undoable && done.length > 0 && (
        <p className="text-soft">
          <Trans>
            You can undo this for {UNDO_MINUTES} minutes, above the list of users, until your next bulk
            suspension.
          </Trans>
        </p>
      )}
      {failed.length > 0 && (
        <>
          <p className="font-semibold">
            <Plural value={failed.length} one="Not done for # user" other="Not done for # users" />
          </p>
          <ul className={box}>
            {failed.map(({ id, problem }) => (
              <li key={id} className="[overflow-wrap:anywhere]">
                <Dots>
                  <span>
                    {nameOf(id)} <span className="text-soft">{id}</span>
                  </span>
                  {problem}
                </Dots>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function leftOutText(why: LeftOut): string {
  switch (why) {
    case 'suspended':
      return t`suspended already`;
    case 'not_suspended':
      return t`not suspended`;
    case 'verified':
      return t`email verified already`;
    case 'unclaimed':
      return t`not claimed yet`;
    case 'staff':
      return t`managed by someone in your team`;
  }
}
