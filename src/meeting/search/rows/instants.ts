const MICROSECONDS = 1_000_000;

/** An instant in microseconds as PostgreSQL reads it. */
export function textOf(microseconds: number): string {
  const seconds = Math.floor(microseconds / MICROSECONDS);
  const rest = String(microseconds - seconds * MICROSECONDS).padStart(6, '0');
  return `${new Date(seconds * 1000).toISOString().slice(0, 19)}.${rest}+00`;
}

/** The microseconds of an instant as PostgreSQL writes it, such as 2026-11-22 09:30:00.123456+05:30. */
export function microsecondsOf(text: string): number {
  const [, day, time, fraction = '', sign, hours, minutes = '00'] =
    /^(\S+)[ T]([\d:]+)(?:\.(\d+))?([+-])(\d\d)(?::?(\d\d))?$/.exec(text)!;
  const seconds = Date.parse(`${day}T${time}${sign}${hours}:${minutes}`) / 1000;
  return seconds * MICROSECONDS + Number(fraction.padEnd(6, '0'));
}
