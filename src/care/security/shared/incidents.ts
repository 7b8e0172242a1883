export const INCIDENT_KINDS = ['login_failed', 'refused', 'limit_exceeded'] as const;
export type IncidentKind = (typeof INCIDENT_KINDS)[number];

/** `many_accounts`: one network tries many accounts. `many_failures`: many tries at one account. `many_refusals`: one reader, or network, asks for what it may not have. */
export const PATTERNS = ['many_accounts', 'many_failures', 'many_refusals'] as const;
export type Pattern = (typeof PATTERNS)[number];

/** From how many within an hour on staff are alarmed. A mobile network with many families stays below. */
export const ALARM_FROM: Record<Pattern, number> = {
  many_accounts: 20,
  many_failures: 15,
  many_refusals: 300,
};
