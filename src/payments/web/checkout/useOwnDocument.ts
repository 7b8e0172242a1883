import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Loads the document of the checkout where the page was come to within another one (after logging in, by the back
 * button): the content security policy of that one would not let the gateway's script in.
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
