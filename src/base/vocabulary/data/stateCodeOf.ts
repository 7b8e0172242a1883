import { indianStates } from '../shared/data/indianStates.ts';
import { type StateCode, stateCodes, states } from '../shared/states.ts';

const names: Record<string, string> = { ...indianStates.common, ...indianStates.others };

/** Returns the code in a GSTIN of a state by its key in the option list; null for a place that is none of India. */
export const stateCodeOf = (key: string | null): StateCode | null =>
  (key && stateCodes.find((code) => states[code] === names[key])) || null;
