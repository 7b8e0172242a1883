/** Whether somebody is manglik, and who says so: a chart, or the family where there is none; null where it is not known. */
export type MarsDosha = { is: 'yes' | 'partial' | 'no'; source: 'chart' | 'family' } | null;

type Known = {
  /** Of the chart; null without one. */
  manglik: { severity: 'none' | 'low' | 'high' | null; fromLagna: boolean | null } | null;
  /** As the family states it: a key of the option list. */
  stated: string | null;
};

/**
 * Returns what is known of the dosha of Mars. A chart goes before what is stated; without a time of birth it is known only where Mars
 * makes a manglik from the Moon already.
 */
export function marsDoshaOf({ manglik, stated }: Known): MarsDosha {
  if (manglik && manglik.severity !== null) {
    if (manglik.severity !== 'none') return { is: 'yes', source: 'chart' };
    if (manglik.fromLagna !== null) return { is: 'no', source: 'chart' };
  }
  return stated === 'yes' || stated === 'partial' || stated === 'no'
    ? { is: stated, source: 'family' }
    : null;
}

/** Returns how two people compare: whether both, one or neither is manglik; `unknown` where one of them is not known. */
export function compareMarsDosha(one: MarsDosha, other: MarsDosha): 'both' | 'one' | 'neither' | 'unknown' {
  if (!one || !other) return 'unknown';
  const count = [one, other].filter(({ is }) => is !== 'no').length;
  return count === 2 ? 'both' : count === 1 ? 'one' : 'neither';
}
