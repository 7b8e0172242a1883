import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { classes } from './classes.ts';

type TabsProps = {
  /** What the row of tabs chooses between, for screen readers. */
  label: string;
  value: string;
  onValueChange(value: string): void;
  tabs: readonly { value: string; label: ReactNode; content: ReactNode }[];
  /** All of them are shown, one after the other below their names, as on paper. */
  all?: boolean;
};

/** How far each key moves through the row. */
const moves: Record<string, (place: number, count: number) => number> = {
  ArrowLeft: (place, count) => (place + count - 1) % count,
  ArrowRight: (place, count) => (place + 1) % count,
  Home: () => 0,
  End: (_place, count) => count - 1,
};

/** A row of tabs and what the selected one shows. Arrow keys move the focus, which selects. */
export function Tabs({ label, value, onValueChange, tabs, all = false }: TabsProps) {
  const id = useId();
  const idOf = (part: 'tab' | 'panel', one: string) => `${id}-${part}-${one}`;

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>, place: number) {
    const move = moves[event.key];
    if (!move || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    const next = tabs[move(place, tabs.length)]!.value;
    document.getElementById(idOf('tab', next))?.focus();
    onValueChange(next);
  }

  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        className={classes(
          'flex overflow-x-auto border-line border-b sm:gap-1 print:hidden',
          tabs.length > 2 && 'flex-wrap',
        )}
      >
        {tabs.map((tab, place) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={idOf('tab', tab.value)}
            aria-controls={idOf('panel', tab.value)}
            aria-selected={tab.value === value}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onValueChange(tab.value)}
            onKeyDown={(event) => onKeyDown(event, place)}
            className="-mb-px min-h-12 border-transparent border-b-3 px-2 font-semibold text-soft transition-colors hover:text-ink focus-visible:-outline-offset-4 aria-selected:border-kumkum-ink aria-selected:text-ink max-[22rem]:px-1.5 max-[22rem]:text-sm sm:px-4"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={idOf('panel', tab.value)}
          aria-labelledby={idOf('tab', tab.value)}
          hidden={!all && tab.value !== value}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what a tab shows can be reached and scrolled by the keyboard
          tabIndex={0}
          className="pt-6"
        >
          {all && <h2 className="mb-1 text-xl">{tab.label}</h2>}
          {(all || tab.value === value) && tab.content}
        </div>
      ))}
    </div>
  );
}
