/** An email address that breaks behind its '@' where it needs two lines. */
export function EmailText({ children }: { children: string }) {
  const [name, host] = children.split('@');
  if (host === undefined) return children;
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  );
}
