import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { openPdfPage, type PdfPage } from '../src/kit/pdf/page.ts';
import { clean, shape, widthOf } from '../src/kit/pdf/shape.ts';

/** A word of each script that goes wrong without shaping: conjuncts, letters that change places, marks that stack. */
const words = [
  ['devanagari', 'क्षत्रिय र्कि द्र्यु'],
  ['bengali', 'শ্রীক্ষেত্রে র্যু'],
  ['tamil', 'ஸ்ரீ கொழும்பு யௌ'],
  ['telugu', 'స్త్రీ వెంకటేశ్వర్లు'],
  ['kannada', 'ಕ್ಷೇತ್ರ ಧರ್ಮಸ್ಥಳ'],
  ['malayalam', 'സ്ത്രീ ക്ഷേത്രം ന്റെ'],
  ['gujarati', 'શ્રી ક્ષત્રિય ર્કિ'],
  ['gurmukhi', 'ਪ੍ਰੀਤ ਸਿੰਘ ਸ੍ਰੀ'],
  ['oriya', 'ଶ୍ରୀ କ୍ଷେତ୍ର ଜଗନ୍ନାଥ'],
] as const;

const SIZE = 34;
const STEP = 84;
const LEFT = 40;
const lineOf = (index: number) => 70 + index * STEP;

/** The words, one under the other, each drawn by `draw`. */
async function sheetOf(draw: (page: PdfPage, word: string, y: number) => void): Promise<Buffer> {
  const page = openPdfPage({ title: 'Words', author: 'Nobody', creator: 'Nobody', createdAt: new Date(0) });
  for (const [index, [, word]] of words.entries()) draw(page, word, lineOf(index));
  return page.end();
}

const shaped = () => sheetOf((page, word, y) => page.text(word, LEFT, y, { size: SIZE, colour: '#000000' }));

/** Each letter on its own, as a program without text shaping draws them. */
const unshaped = () =>
  sheetOf((page, word, y) => {
    let x = LEFT;
    for (const letter of clean(word)) {
      page.text(letter, x, y, { size: SIZE, colour: '#000000' });
      x += (widthOf(shape(letter, 'text')) * SIZE) / 1000;
    }
  });

/**
 * Compares the ink of a page of words with the browser's own rendering of them in the same fonts: for each
 * word, the ink that both have in common divided by the ink that either has; 1 is identical.
 */
async function overlap(page: Page, pdf: Buffer): Promise<number[]> {
  return page.evaluate(
    async ({ data, words, size, left, lines, step }) => {
      const scale = 2;
      const pdfjs = await import(`${location.origin}/shaping/pdf.min.mjs`);
      pdfjs.GlobalWorkerOptions.workerSrc = '/shaping/pdf.worker.min.mjs';
      const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
      const page = await (await pdfjs.getDocument({ data: bytes }).promise).getPage(1);
      const viewport = page.getViewport({ scale });
      const open = () => {
        const canvas = new OffscreenCanvas(viewport.width, viewport.height);
        const context = canvas.getContext('2d', { willReadFrequently: true })!;
        context.fillStyle = 'white';
        context.fillRect(0, 0, canvas.width, canvas.height);
        context.fillStyle = 'black';
        return context;
      };
      const ours = open();
      await page.render({ canvasContext: ours, canvas: null, viewport }).promise;
      const theirs = open();
      for (const [index, [script, word]] of words.entries()) {
        const face = new FontFace(script, `url(/shaping/${script}.woff)`);
        document.fonts.add(await face.load());
        theirs.font = `${size * scale}px ${script}`;
        theirs.fillText(word, left * scale, lines[index]! * scale);
      }
      return lines.map((line) => {
        const top = Math.round((line - step * 0.62) * scale);
        const inkOf = (context: OffscreenCanvasRenderingContext2D) =>
          context
            .getImageData(0, top, viewport.width, step * scale)
            .data.filter((_, index) => index % 4 === 0);
        const [a, b] = [inkOf(ours), inkOf(theirs)];
        let both = 0;
        let either = 0;
        for (let at = 0; at < a.length; at++) {
          both += Math.min(255 - a[at]!, 255 - b[at]!);
          either += Math.max(255 - a[at]!, 255 - b[at]!);
        }
        return both / either;
      });
    },
    {
      data: pdf.toString('base64'),
      words,
      size: SIZE,
      left: LEFT,
      lines: words.map((_, index) => lineOf(index)),
      step: STEP,
    },
  );
}

const packages = path.resolve(import.meta.dirname, '../node_modules');

test('names in nine scripts are drawn on an invoice as the browser renders them, and letters drawn one by one are not', {
  tag: '@desk',
}, async ({ page }) => {
  await page.route('**/shaping/**', async (route) => {
    const file = path.basename(new URL(route.request().url()).pathname);
    if (file === 'shaping') return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
    const script = path.basename(file, '.woff');
    const where = file.endsWith('.mjs')
      ? `pdfjs-dist/build/${file}`
      : `@fontsource/noto-sans-${script}/files/noto-sans-${script}-${script}-400-normal.woff`;
    const contentType = file.endsWith('.mjs') ? 'text/javascript' : 'font/woff';
    await route.fulfill({ contentType, body: await readFile(path.join(packages, where)) });
  });
  await page.goto('/shaping/shaping');

  const right = await overlap(page, await shaped());
  const wrong = await overlap(page, await unshaped());
  for (const [index, [script]] of words.entries()) {
    expect(right[index], `${script}, shaped`).toBeGreaterThan(0.88);
    expect(wrong[index], `${script}, letter by letter`).toBeLessThan(0.5);
  }
});
