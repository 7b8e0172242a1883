import { STRANDS } from '../shared/mark.ts';

/** The site's mark, the smallest kolam of two lines: four dots, two strands. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="-2 -2 68 68" fill="none" strokeWidth="6.5" className={className}>
      <path className="stroke-kumkum-ink" d={STRANDS[0]} />
      <path className="stroke-marigold" d={STRANDS[1]} />
    </svg>
  );
}
