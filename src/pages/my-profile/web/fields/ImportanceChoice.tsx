import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { IMPORTANCES, type Importance } from '../../../../people/profiles/shared/sections/lists.ts';
import { classes } from '../../../../ui/classes.ts';
import { useImportances } from '../useDescriptions.ts';

type ImportanceChoiceProps = { title: string; value: Importance; onChange(importance: Importance): void };

/** How much a wish counts. */
export function ImportanceChoice({ title, value, onChange }: ImportanceChoiceProps) {
  const { t } = useLingui();
  const id = useId();
  const names = useImportances();
  return (
    <div
      role="radiogroup"
      aria-label={t`How important: ${title}`}
      className="mt-2 flex flex-wrap gap-x-3 text-sm sm:gap-x-5"
    >
      {IMPORTANCES.map((one) => (
        <label key={one} className="flex min-h-11 cursor-pointer items-center gap-1.5">
          <input
            type="radio"
            name={id}
            checked={value === one}
            onChange={() => onChange(one)}
            className="size-5 shrink-0 appearance-none rounded-full border border-edge bg-raised checked:border-[6px] checked:border-kumkum"
          />
          <span className={classes(value === one && 'font-semibold')}>{names[one]}</span>
        </label>
      ))}
    </div>
  );
}
