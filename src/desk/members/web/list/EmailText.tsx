/** An email address that breaks behind its '@' where it needs two lines. */
export function EmailText({ children }: { children: string }) {
  const [name, host] = children.split('@');
  return (
    <span translate="no">
      {name}
      {host !== undefined && (
        <>
          @<wbr />
          {host}
        </>
      )}
    </span>
  );
}
