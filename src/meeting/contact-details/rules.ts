/** Why contact details are closed to a viewer. */
export const CLOSED_BECAUSE = ['not_connected', 'no_plan', 'used_up'] as const;
export type ClosedBecause = (typeof CLOSED_BECAUSE)[number];

type Standing = {
  connected: boolean;
  /** Whether a running membership includes contact details. */
  entitled: boolean;
  /** Null without limit. */
  left: number | null;
  /** Opened before, also under a membership that has ended. */
  opened: boolean;
};

/**
 * Returns why a viewer can neither see nor open contact details; null when they can. Details opened once are open
 * whenever a membership runs, and are not counted again.
 */
export function closedBecause({ connected, entitled, left, opened }: Standing): ClosedBecause | null {
  if (!connected) return 'not_connected';
  if (!entitled) return 'no_plan';
  return opened || left === null || left > 0 ? null : 'used_up';
}
