import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';

const pdfjs = path.resolve(import.meta.dirname, '../node_modules/pdfjs-dist/build');

/** A piece of text on a page of a PDF, and the dark pixels at its place. */
type Piece = { text: string; ink: number };

/**
 * Draws the first page of a PDF in the browser, and reads its text.
 * @param page any page of the site, logged in as an account that may see the invoice
 */
export async function readPdf(page: Page, url: string): Promise<{ text: string; pieces: Piece[] }> {
  for (const file of ['pdf.min.mjs', 'pdf.worker.min.mjs']) {
    await page.route(`**/invoice/${file}`, async (route) =>
      route.fulfill({ contentType: 'text/javascript', body: await readFile(path.join(pdfjs, file)) }),
    );
  }
  return page.evaluate(async (address) => {
    const reader = await import(`${location.origin}/invoice/pdf.min.mjs`);
    reader.GlobalWorkerOptions.workerSrc = '/invoice/pdf.worker.min.mjs';
    const data = new Uint8Array(await (await fetch(address)).arrayBuffer());
    const firstPage = await (await reader.getDocument({ data }).promise).getPage(1);
    const scale = 2;
    const viewport = firstPage.getViewport({ scale });
    const canvas = new OffscreenCanvas(viewport.width, viewport.height);
    const context = canvas.getContext('2d', { willReadFrequently: true })!;
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    await firstPage.render({ canvasContext: context, canvas: null, viewport }).promise;
    type Item = { str: string; transform: number[]; width: number; height: number };
    const { items } = (await firstPage.getTextContent()) as { items: Item[] };
    const pieces = items
      .filter(({ str, width }) => str.trim() !== '' && width > 0)
      .map(({ str, transform, width, height }) => {
        const [left, base] = viewport.convertToViewportPoint(transform[4], transform[5]);
        const { data: pixels } = context.getImageData(
          Math.floor(left),
          Math.floor(base - height * scale),
          Math.ceil(width * scale),
          Math.ceil(height * scale * 1.3),
        );
        return { text: str, ink: pixels.filter((value, index) => index % 4 === 1 && value < 128).length };
      });
    return { text: items.map(({ str }) => str).join(' '), pieces };
  }, url);
}
