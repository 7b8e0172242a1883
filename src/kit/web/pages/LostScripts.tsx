// React Router's first script imports those of the page: when one of them is lost, the page can be read and not used. The browser
// asks again for what is missing when the same script runs once more.
const again = `(() => {
  let pause = 500;
  addEventListener('error', ({ target }) => {
    if (target.localName === 'script' && target.type === 'module' && !target.src) retry(target);
  }, true);
  function retry(lost) {
    setTimeout(() => {
      const script = document.createElement('script');
      script.type = 'module';
      script.nonce = lost.nonce;
      script.textContent = lost.textContent;
      script.onerror = () => retry(script);
      document.body.append(script);
      script.remove();
    }, pause);
    pause = Math.min(pause * 2, 15000);
  }
})();`;

/** Loads the scripts of a page again that a poor line has lost, with growing pauses. */
export function LostScripts({ nonce }: { nonce: string | undefined }) {
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: again }} />;
}
