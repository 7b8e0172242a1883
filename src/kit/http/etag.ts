/**
 * Returns whether a browser or a proxy has a version of what is asked for: `If-None-Match` lists several, or any (`*`), and those that a proxy has
 * packed are weak (`W/"…"`), which are the same for reading (RFC 9110, 13.1.2).
 */
export function hasEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  const wanted = opaque(etag);
  return (ifNoneMatch.match(/(?:W\/)?"[^"]*"/g) ?? []).some((tag) => opaque(tag) === wanted);
}
