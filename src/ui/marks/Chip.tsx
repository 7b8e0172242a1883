import { X } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';

/** Something chosen that can be removed. `remove` is its label: 'Remove Pune'. */
export function Chip({
  children,
  remove,
  onRemove,
}: {
  children: ReactNode;
  remove: string;
  onRemove(event: MouseEvent<HTMLButtonElement>): void;
}) {
  return (
    <span className="inline-flex items-center rounded-full border border-line bg-raised pl-4">
      {children}
      <button
        type="button"
        aria-label={remove}
        onClick={onRemove}
        className="grid size-11 place-items-center rounded-full text-soft hover:text-kumkum-ink focus-visible:rounded-full"
      >
        <X aria-hidden className="size-4" />
      </button>
    </span>
  );
}
