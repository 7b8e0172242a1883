import art from './art.svg?url&no-inline';

/** Two closed lines around a diamond of dots, one the other's quarter turn. A decoration without meaning. */
export function Kolam({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 1 1" className={className}>
      <use href={`${art}#kolam`} width="1" height="1" />
    </svg>
  );
}

/** The large kolam in a cusped doorway with two lamps. Half as tall again as wide. */
export function Door({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 440 560" className={className}>
      <use href={`${art}#door`} width="440" height="560" />
    </svg>
  );
}
