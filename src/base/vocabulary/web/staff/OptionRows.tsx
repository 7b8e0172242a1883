import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../../kit/web/api/errors.ts';
import { Button } from '../../../../ui/Button.tsx';
import { MoveButtons } from '../../../../ui/MoveButtons.tsx';
import { Badge } from '../../../../ui/marks/Badge.tsx';
import { toast } from '../../../../ui/state/toast.tsx';
import type { EditableKind } from '../../shared/lists/editable.ts';
import { type StaffOption, vocabulary } from '../vocabulary.ts';
import { OptionDialog } from './OptionDialog.tsx';

type OptionRowsProps = { kind: EditableKind; options: StaffOption[]; mayChange: boolean };

/** The options of a list in their order. Those that were merged are named beside what they are now. */
export function OptionRows({ kind, options, mayChange }: OptionRowsProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [opened, setOpened] = useState<string>();
  const [busy, setBusy] = useState(false);
  const shown = options.filter(({ mergedInto }) => mergedInto === null);
  const mergedInto = (key: string) => options.filter((one) => one.mergedInto === key).map(({ name }) => name);

  async function move(place: number, step: 1 | -1) {
    const keys = shown.map(({ key }) => key);
    const [moved] = keys.splice(place, 1);
    keys.splice(place + step, 0, moved!);
    const merged = options.filter((one) => one.mergedInto !== null).map(({ key }) => key);
    setBusy(true);
    try {
      await vocabulary.orderOptions.call({ kind, keys: [...keys, ...merged] });
    } catch (error) {
      toast({ tone: 'bad', title: t`Not saved`, description: errorText(error) });
    } finally {
      await queries.invalidateQueries({ queryKey: vocabulary.key() });
      setBusy(false);
    }
  }

  const open = shown.find(({ key }) => key === opened);
  return (
    <>
      <ol className="divide-y divide-line rounded-xl border border-line bg-raised">
        {shown.map((option, place) => (
          <li key={option.key} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
            <div className="min-w-40 grow [overflow-wrap:anywhere]">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {option.name}
                {option.retired && (
                  <Badge>
                    <Trans>Retired</Trans>
                  </Badge>
                )}
              </p>
              {mergedInto(option.key).length > 0 && (
                <p className="text-sm text-soft">
                  <Trans>Includes {mergedInto(option.key).join(', ')}</Trans>
                </p>
              )}
            </div>
            {mayChange && (
              <div className="flex gap-1">
                <MoveButtons
                  name={option.name}
                  place={place}
                  count={shown.length}
                  disabled={busy}
                  onMove={(step) => void move(place, step)}
                />
                <Button
                  kind="quiet"
                  size="small"
                  aria-label={t`Edit ${option.name}`}
                  onClick={() => setOpened(option.key)}
                >
                  <Trans>Edit</Trans>
                </Button>
              </div>
            )}
          </li>
        ))}
      </ol>
      {open && (
        <OptionDialog
          key={open.key}
          kind={kind}
          option={open}
          others={shown.filter((one) => one !== open && !one.retired)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
