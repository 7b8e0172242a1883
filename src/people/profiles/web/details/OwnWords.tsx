/** Free text of a member, with its line breaks. */
export function OwnWords({ children }: { children: string | null }) {
  if (!children) return null;
  return <p className="mb-8 max-w-text whitespace-pre-line text-lg [overflow-wrap:anywhere]">{children}</p>;
}
