export function Oops({ error }: { error: unknown }) {
  return <p>{String(error)}</p>;
}
