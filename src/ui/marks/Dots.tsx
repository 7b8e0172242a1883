import { Children, type ReactNode } from 'react';

/**
 * Its children in a line, with a dot between them. Where the line breaks between two, there is none: each dot lies in the margin
 * before its part, and the margin of a line's first part is outside of what is seen.
 */
export function Dots({ children }: { children: ReactNode }) {
  const parts = Children.toArray(children).filter((part) => part !== '');
  return (
    <span className="block overflow-x-clip">
      <span className="-ml-[1em] block">
        {parts.map((part, place) => (
          <span key={place} className="inline-block max-w-full pl-[1em]">
            {place > 0 && (
              <span className="-ml-[1em] inline-block w-[1em] whitespace-pre text-center"> · </span>
            )}
            {part}
          </span>
        ))}
      </span>
    </span>
  );
}
