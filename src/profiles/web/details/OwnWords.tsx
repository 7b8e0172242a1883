/** What somebody wrote themselves, its lines kept. */
export function OwnWords({ children }: { children: string | null }) {
  if (!children) return null;
  return <p className="mb-8 max-w-text whitespace-pre-line text-lg [overflow-wrap:anywhere]">{children}</p>;
}
