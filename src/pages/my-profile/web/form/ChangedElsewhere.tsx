import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { SectionName } from '../../../../people/profiles/shared/sections/lists.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { pairLines } from '../rules.ts';
import { useDescriptions } from '../useDescriptions.ts';
import { CONFLICT, type Conflict } from './useSectionForm.ts';

type ChangedElsewhereProps = {
  name: SectionName;
  conflict: Conflict;
  /** @param mine whether what was typed here stays */
  onSettle(mine: boolean): void;
};

/** Shows what was saved elsewhere while the form was open, beside what was typed here, and lets the reader choose. */
export function ChangedElsewhere({ name, conflict, onSettle }: ChangedElsewhereProps) {
  const { t } = useLingui();
  const describe = useDescriptions();
  const place = useRef<HTMLDivElement>(null);
  const { conflicts, changedElsewhere, saved, typed } = conflict;
  useEffect(() => place.current?.focus(), []);
  const empty = t`Not stated`;
  const rows = pairLines(describe(name, saved.values), describe(name, typed));
  const among = (groups: string[][]) =>
    rows.filter(({ fields }) => groups.some((group) => group.some((field) => fields.includes(field))));
  return (
    <div ref={place} id={CONFLICT} data-unsettled tabIndex={-1} className="rounded-xl outline-none">
      <Notice
        tone="bad"
        title={
          saved.changedByMe ? (
            <Trans>You changed this in another tab or on another device</Trans>
          ) : (
            <Trans>Someone else changed this while you were editing</Trans>
          )
        }
        action={
          conflicts.length > 0 ? (
            <>
              <Button kind="quiet" size="small" onClick={() => onSettle(false)}>
                {saved.changedByMe ? <Trans>Keep the saved version</Trans> : <Trans>Keep theirs</Trans>}
              </Button>
              <Button kind="quiet" size="small" onClick={() => onSettle(true)}>
                <Trans>Keep mine</Trans>
              </Button>
            </>
          ) : (
            <Button kind="quiet" size="small" onClick={() => onSettle(true)}>
              <Trans>OK</Trans>
            </Button>
          )
        }
      >
        <dl className="mt-2 grid gap-3">
          {among(conflicts).map((row) => (
            <div key={row.label}>
              <dt className="font-semibold">{row.label}</dt>
              <dd className="grid grid-cols-[auto_1fr] gap-x-3 whitespace-pre-line [overflow-wrap:anywhere]">
                <span className="text-soft">
                  <Trans>Saved now</Trans>
                </span>
                <span>{row.saved ?? empty}</span>
                <span className="text-soft">
                  <Trans>Yours</Trans>
                </span>
                <span>{row.typed ?? empty}</span>
              </dd>
            </div>
          ))}
          {among(changedElsewhere).map((row) => (
            <div key={row.label}>
              <dt className="font-semibold">{row.label}</dt>
              <dd className="whitespace-pre-line [overflow-wrap:anywhere]">
                <Trans>Now: {row.saved ?? empty}</Trans>
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 text-soft">
          {conflicts.length > 0 ? (
            <Trans>Choose which to keep, then save. Your other changes are kept.</Trans>
          ) : (
            <Trans>Your own changes are kept. Save when you are ready.</Trans>
          )}
        </p>
      </Notice>
    </div>
  );
}
