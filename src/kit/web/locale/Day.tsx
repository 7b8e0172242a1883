import { clockTime, date } from './format.ts';

/** DD-MM-YYYY, exact with the time of day; a browser breaks plain text behind its hyphens. @param time an ISO time */
export function Day({ time, exact = false }: { time: string; exact?: boolean }) {
  const day = <span className="whitespace-nowrap">{date(time)}</span>;
  return (
    <time dateTime={time}>
      {day}
      {exact && (
        <>
          , <span className="whitespace-nowrap">{clockTime(time)}</span>
        </>
      )}
    </time>
  );
}
