// Without zod, so that browsers can import this.

/** Maximum length of a message, in characters. */
export const MESSAGE_MAX = 2000;

/** Maximum length of a searched text, and the maximum number of messages that a search finds. */
export const SEARCH_MAX = 100;
export const FOUND_MAX = 100;

/** How long 'typing' is shown after the last signal, and how often a browser sends one. */
export const TYPING_MS = 6000;
export const TYPING_EVERY_MS = 3000;

/** Why a member cannot write to a profile. */
export const SHUT_BECAUSE = ['blocked', 'not_shown', 'not_connected', 'own_not_shown', 'no_plan'] as const;
export type ShutBecause = (typeof SHUT_BECAUSE)[number];

type Standing = {
  /** Whether the viewer's side has blocked the other. */
  blocked: boolean;
  /** Whether the viewer may see the other side. */
  shown: boolean;
  connected: boolean;
  /** Whether the viewer's own profile is visible to others. */
  ownShown: boolean;
  /** Whether the conversation exists already. */
  begun: boolean;
  /** Whether the viewer may start one. */
  mayBegin: boolean;
};

/**
 * Returns why a member cannot write to a profile now; null when they can. Only starting needs a plan, replying does
 * not.
 */
export function shutBecause(it: Standing): ShutBecause | null {
  if (it.blocked) return 'blocked';
  if (!it.shown) return 'not_shown';
  if (!it.connected) return 'not_connected';
  if (!it.ownShown) return 'own_not_shown';
  return it.begun || it.mayBegin ? null : 'no_plan';
}
