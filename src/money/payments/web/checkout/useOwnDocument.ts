import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Reloads the page when the checkout was reached from another document (after logging in, by the back
 * button): the content security policy of that one does not allow the gateway's script.
 * @returns whether this is the checkout's own document
 */
export function useOwnDocument(): boolean {
  const { pathname } = useLocation();
  const [first] = performance.getEntriesByType('navigation');
  const own = !first || new URL(first.name).pathname.split('/')[1] === pathname.split('/')[1];
  useEffect(() => {
    if (!own) location.reload();
  }, [own]);
  return own;
}
