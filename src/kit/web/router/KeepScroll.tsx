import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router';

/** Where React Router's hook keeps the positions. */
const POSITIONS = 'react-router-scroll-positions';

// Before the page is taken over, so that it does not jump.
const restore = `(() => {
  if (!history.state || !history.state.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, '');
  try {
    const top = JSON.parse(sessionStorage.getItem('${POSITIONS}') || '{}')[history.state.key];
    if (typeof top === 'number') {
      document.documentElement.dataset.again = '';
      scrollTo(0, top);
    }
  } catch {}
})();`;

/** Keeps how far pages were scrolled, when going back to them and when they are loaded again. */
export function KeepScroll({ nonce }: { nonce: string | undefined }) {
  useScrollRestoration();
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: restore }} />;
}
