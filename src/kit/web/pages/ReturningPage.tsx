/** Where React Router's ScrollRestoration keeps how far pages were scrolled. */
const POSITIONS = 'react-router-scroll-positions';

// Parts below the screen are laid out later (app.css), which moves what a page returns to.
// Where a browser keeps nothing for the site, ScrollRestoration's own script would fail: it gets a place that this page alone has.
const mark = `try {
  sessionStorage.getItem('');
} catch {
  const kept = {};
  Object.defineProperty(window, 'sessionStorage', {
    configurable: true,
    value: {
      getItem: (key) => kept[key] ?? null,
      setItem(key, text) { kept[key] = text; },
      removeItem(key) { delete kept[key]; },
      clear() { for (const key in kept) delete kept[key]; },
    },
  });
}
try {
  const positions = JSON.parse(sessionStorage.getItem('${POSITIONS}') || '{}');
  if (typeof positions[history.state.key] === 'number') document.documentElement.dataset.again = '';
} catch {}`;

/** Marks a document that was open already and returns to where it was left, before it is painted. */
export function ReturningPage({ nonce }: { nonce: string | undefined }) {
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: mark }} />;
}
