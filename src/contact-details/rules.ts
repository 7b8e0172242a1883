/** Why contact details are closed to a viewer. */
export const CLOSED_BECAUSE = ['not_connected', 'no_plan', 'used_up'] as const;
export type ClosedBecause = (typeof CLOSED_BECAUSE)[number];

type Standing = {
  connected: boolean;
  /** Whether a running membership opens contact details at all. */
  entitled: boolean;
  /** Null without limit. */
  left: number | null;
  /** Opened before, be it under a membership that has ended. */
  opened: boolean;
};

/**
 * Why a viewer can neither see nor open contact details; null when they can. What was opened once is open whenever
 * a membership runs, and is not counted again.
 */
export function closedBecause({ connected, entitled, left, opened }: Standing): ClosedBecause | null {
  if (!connected) return 'not_connected';
  if (!entitled) return 'no_plan';
  return opened || left === null || left > 0 ? null : 'used_up';
}
