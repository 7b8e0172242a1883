/**
 * What a request needs does not answer now (`isUnavailable` of kit/database/db.ts): the caller gets 503, and the same
 * request may succeed a moment later.
 */
export class UnavailableError extends Error {}
