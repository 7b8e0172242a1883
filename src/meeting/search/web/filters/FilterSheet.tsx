import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Sheet } from '../../../../ui/Dialog.tsx';
import type { FilterTexts } from './address.ts';
import FilterPanel from './FilterPanel.tsx';
import { useCount } from './useCount.ts';

type FilterSheetProps = {
  open: boolean;
  onOpenChange(open: boolean): void;
  texts: FilterTexts;
  member: boolean;
  onShow(texts: FilterTexts): void;
};

/** The filters on a phone: applied together, by the button with the number of matches. */
export default function FilterSheet({ open, onOpenChange, texts, member, onShow }: FilterSheetProps) {
  const { t } = useLingui();
  const [draft, setDraft] = useState<FilterTexts>();
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setDraft(undefined);
  }
  const chosen = draft ?? texts;
  const count = useCount(open ? chosen : undefined);
  const last = useRef<number | null>(null);
  if (count !== undefined) last.current = count;
  const change = (changed: FilterTexts) => setDraft({ ...chosen, ...changed });
  const any = Object.entries(chosen).some(([name, text]) => text && name !== 'q');
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t`Filters`}
      actions={
        <>
          {any && (
            <Button kind="plain" onClick={() => setDraft({ q: texts.q })}>
              <Trans>Clear</Trans>
            </Button>
          )}
          <Button
            className="grow"
            onClick={() => {
              onOpenChange(false);
              onShow(chosen);
            }}
          >
            {last.current === null ? (
              <Trans>Show profiles</Trans>
            ) : (
              <span aria-live="polite">
                <Plural value={last.current} one="Show # profile" other="Show # profiles" />
              </span>
            )}
          </Button>
        </>
      }
    >
      <FilterPanel member={member} texts={chosen} onChange={change} onDrag={change} />
    </Sheet>
  );
}
