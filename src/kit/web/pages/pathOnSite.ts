const HERE = 'https://here.invalid';

/**
 * Returns the page to go on to, from an untrusted `next` parameter: a path on this site, with query and hash.
 * Null for anything that leads elsewhere, however it is spelled.
 */
export function pathOnSite(next: string | null): string | null {
  if (!next?.startsWith('/') || !URL.canParse(next, HERE)) return null;
  const { origin, pathname, search, hash } = new URL(next, HERE);
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : null;
}
