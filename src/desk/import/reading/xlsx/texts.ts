import type { Counter } from '../counter.ts';
import { parseXml } from '../xml/parseXml.ts';
import type { Package } from '../zip/unpack.ts';

/** Returns the texts that cells name by their number; those of a rich text joined, its readings in small letters left out. */
export function readTexts(file: Package, name: string, counter: Counter): string[] {
  const texts: string[] = [];
  let written = '';
  let isText = false;
  let isReading = false;
  parseXml(file.read(name), {
    open(element) {
      if (element === 'si') written = '';
      if (element === 'rPh') isReading = true;
      isText = element === 't' && !isReading;
    },
    close(element) {
      if (element === 't') isText = false;
      if (element === 'rPh') isReading = false;
      if (element !== 'si') return;
      counter.letters(written, '', 0);
      if (texts.length >= counter.limits.cells) counter.cell(0);
      texts.push(written);
    },
    text(part) {
      if (isText) written += part;
    },
  });
  return texts;
}
