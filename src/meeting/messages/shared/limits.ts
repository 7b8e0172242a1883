// Apart from the rules, with which a browser would load all of zod.

/** Maximum length of a message, in characters. */
export const MESSAGE_MAX = 2000;

/** Maximum length of what is searched for, and how many messages a search finds. */
export const SEARCH_MAX = 100;
export const FOUND_MAX = 100;

/** How long 'typing' is shown after the last sign of it, and how often a browser sends one. */
export const TYPING_MS = 6000;
export const TYPING_EVERY_MS = 3000;
