// Pure, and read by the browser: without zod.

export const SUGGESTION_STATES = ['open', 'answered', 'withdrawn'] as const;
export type SuggestionState = (typeof SUGGESTION_STATES)[number];

export const REPLIES = ['interested', 'declined'] as const;
export type Reply = (typeof REPLIES)[number];

export const SUGGESTION_NOTE_MAX = 500;
export const DECLINE_REASON_MAX = 500;
/** How many suggestions a member is shown, the newest first. The others follow as the member replies. */
export const SUGGESTED_MAX = 12;
