// Apart from the rules, with which a browser would load all of zod.

/** Maximum length of a message, in characters. */
export const MESSAGE_MAX = 2000;
