const HERE = 'https://here.invalid';

/**
 * The page to go on to, from an address that anybody may have written: a path on this site, with query and hash.
 * Null for anything that would lead elsewhere, however it is spelled.
 */
export function pathOnSite(next: string | null): string | null {
  if (!next?.startsWith('/') || !URL.canParse(next, HERE)) return null;
  const { origin, pathname, search, hash } = new URL(next, HERE);
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : null;
}
