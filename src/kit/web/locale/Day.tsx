import { clockTime } from './format.ts';
import { longDate } from './longDate.ts';

/** 28 Nov 2026, exact with the time of day. @param time an ISO time */
export function Day({ time, exact = false }: { time: string; exact?: boolean }) {
  const day = <span className="whitespace-nowrap">{longDate(time)}</span>;
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
