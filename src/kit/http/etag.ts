/**
 * Returns whether a browser or a proxy has this version already. `If-None-Match` lists several, or any (`*`); a proxy that
 * compresses makes tags weak (`W/"…"`), which count as the same (RFC 9110, 13.1.2).
 */
export function hasEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  const wanted = opaque(etag);
  return (ifNoneMatch.match(/(?:W\/)?"[^"]*"/g) ?? []).some((tag) => opaque(tag) === wanted);
}
