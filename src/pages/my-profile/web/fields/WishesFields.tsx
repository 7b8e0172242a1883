import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { DESCRIPTION_MAX, WORDS_MAX } from '../../../../people/profiles/shared/facts/limits.ts';
import { IMPORTANCES, type Importance, USUAL } from '../../../../people/profiles/shared/sections/lists.ts';
import {
  fieldsOfWish,
  WISHES,
  type Wish,
  type WishBound,
  wishBounds,
  wishLists,
} from '../../../../people/profiles/shared/wishes/list.ts';
import { useWishFieldLabels, useWishLabels } from '../../../../people/profiles/web/wishes/useWishLabels.ts';
import { classes } from '../../../../ui/classes.ts';
import type { Values } from '../myProfile.ts';
import { useImportances } from '../useDescriptions.ts';
import { ChoicesField } from './ChoicesField.tsx';
import { heights, NumberField, TextAreaField, WordsField } from './formFields.tsx';
import { specialWishes } from './specialWishes.tsx';

export function WishesFields() {
  return (
    <>
      {WISHES.map((wish) => (
        <Wished key={wish} wish={wish}>
          <WishFields wish={wish} />
        </Wished>
      ))}
      <TextAreaField
        name="description"
        label={<Trans>In your own words</Trans>}
        help={<Trans>What kind of person and family are you looking for?</Trans>}
        max={DESCRIPTION_MAX}
        rows={4}
      />
    </>
  );
}

/** The fields of a wish: two bounds side by side, or its lists. */
function WishFields({ wish }: { wish: Wish }) {
  const { t } = useLingui();
  const label = useWishLabels()[wish];
  const labels = useWishFieldLabels();
  const bounds = wishBounds.filter((one) => one.wish === wish);
  if (bounds.length > 0)
    return (
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-4">
        {bounds.map((bound) => (
          <BoundField key={bound.field} bound={bound} label={labels[bound.field] ?? label} />
        ))}
      </div>
    );
  return (
    <div className="grid gap-5">
      {wishLists
        .filter((one) => one.wish === wish)
        .map(({ field, list }) => {
          const shared = { name: field, label: labels[field] ?? label };
          const Special = specialWishes[field];
          if (Special) return <Special key={field} {...shared} />;
          return list ? (
            <ChoicesField key={field} {...shared} kind={list} />
          ) : (
            <WordsField key={field} {...shared} placeholder={t`Any`} limit={WORDS_MAX} />
          );
        })}
    </div>
  );
}

function BoundField({ bound: { field, range }, label }: { bound: WishBound; label: string }) {
  const { t } = useLingui();
  const { getValues } = useFormContext<Values>();
  const options =
    range.of === 'heightCm'
      ? heights(getValues(field) as number | null)
      : Array.from({ length: range.max - range.min + 1 }, (_, n) => ({
          value: range.min + n,
          label: String(range.min + n),
        }));
  return <NumberField name={field} label={label} empty={t`Any`} options={options} />;
}

/** A wish, and under it how much it counts, once something is wished. */
function Wished({ wish, children }: { wish: Wish; children: ReactNode }) {
  const { t } = useLingui();
  const { watch, setValue } = useFormContext<Values>();
  const id = useId();
  const title = useWishLabels()[wish];
  const names = useImportances();
  const importance = watch('importance') as Partial<Record<Wish, Importance>>;
  const wished = watch(fieldsOfWish(wish)).some((value) =>
    Array.isArray(value) ? value.length > 0 : value !== null,
  );
  return (
    <div>
      {children}
      {wished && (
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
                checked={(importance[wish] ?? USUAL) === one}
                onChange={() => setValue('importance', { ...importance, [wish]: one }, { shouldDirty: true })}
                className="size-5 shrink-0 appearance-none rounded-full border border-edge bg-raised checked:border-[6px] checked:border-kumkum"
              />
              <span className={classes((importance[wish] ?? USUAL) === one && 'font-semibold')}>
                {names[one]}
              </span>
            </label>
          ))}
        </div>
      )}
    </div>
  );
}
