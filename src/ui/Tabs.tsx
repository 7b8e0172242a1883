import { Tabs as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode, SyntheticEvent } from 'react';
import { classes } from './classes.ts';

type TabsProps = Omit<ComponentProps<typeof Radix.Root>, 'children'> & {
  /** What the row of tabs chooses between, for screen readers. */
  label: string;
  tabs: readonly { value: string; label: ReactNode; content: ReactNode }[];
};

export function Tabs({ label, tabs, ...rest }: TabsProps) {
  return (
    <Radix.Root {...rest}>
      <Radix.List
        aria-label={label}
        className={classes(
          'flex overflow-x-auto border-line border-b sm:gap-1',
          tabs.length > 2 && 'flex-wrap',
        )}
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            onPointerDown={pressed}
            onKeyDown={released}
            onBlur={released}
            className="-mb-px min-h-12 border-transparent border-b-3 px-2 font-semibold text-soft transition-colors hover:text-ink focus-visible:-outline-offset-4 data-pressed:outline-none max-[22rem]:px-1.5 max-[22rem]:text-sm sm:px-4 data-[state=active]:border-kumkum-ink data-[state=active]:text-ink"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-6">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

// Radix moves the focus by script, which browsers take for the keyboard's doing: who presses a tab needs no ring.
const pressed = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
  currentTarget.dataset.pressed = '';
};
const released = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
  delete currentTarget.dataset.pressed;
};
