import { useId } from 'react';

/** A pierced stone screen as a very light lattice; fills its box. Its colour is `text-…`. */
export function Jaali({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg aria-hidden="true" className={className} width="100%" height="100%">
      <pattern id={id} width="24" height="24" patternUnits="userSpaceOnUse">
        <path d="M0 12 12 0 24 12 12 24Z" fill="none" stroke="currentColor" />
        <path
          d="M12 12h0M0 0h0M24 0h0M0 24h0M24 24h0"
          stroke="currentColor"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
