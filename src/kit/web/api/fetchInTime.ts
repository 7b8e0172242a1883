/** How long a call may take in all: on a line that is dead without a word, a button would stay busy and a skeleton be shown for ever. */
const WAIT_MAX_MS = 60_000;

/** Fetches as `fetch` does, with the session's cookie; rejects once it takes too long, or the caller aborts it. */
export function fetchInTime(
  request: Request,
  init?: RequestInit,
  longestMs = WAIT_MAX_MS,
): Promise<Response> {
  const late = AbortSignal.timeout(longestMs);
  const own = init?.signal ?? request.signal;
  // Safari has had it since 17.4; before, the browser's own patience decides.
  const signal = 'any' in AbortSignal ? AbortSignal.any([own, late]) : own;
  return fetch(request, { ...init, credentials: 'same-origin', signal });
}
