import { DropdownMenu } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';

export const item =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-xl px-4 py-2 font-semibold outline-none data-highlighted:bg-kumkum-soft';

/** The items of an opened menu, below its button. */
export function MenuItems(props: ComponentProps<typeof DropdownMenu.Content>) {
  return (
    <DropdownMenu.Portal>
      <DropdownMenu.Content
        align="end"
        sideOffset={4}
        collisionPadding={8}
        className="z-40 w-60 rounded-xl border border-line bg-raised p-2 shadow-lift data-[state=open]:animate-in"
        {...props}
      />
    </DropdownMenu.Portal>
  );
}

type MenuItemProps = { icon: ReactNode; onSelect(): void; children: ReactNode };

export function MenuItem({ icon, onSelect, children }: MenuItemProps) {
  return (
    <DropdownMenu.Item onSelect={onSelect} className={item}>
      {icon}
      {children}
    </DropdownMenu.Item>
  );
}
