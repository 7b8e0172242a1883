/** How far something is, as a bar. Its text is beside it. @param label what it is about, for screen readers */
export function Progress({
  label,
  value,
  max,
  text,
}: {
  label: string;
  value: number;
  max: number;
  text?: string;
}) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuetext={text}
      className="h-2 overflow-hidden rounded-full bg-line"
    >
      <div className="h-full rounded-full bg-leaf" style={{ width: `${(100 * value) / max}%` }} />
    </div>
  );
}
