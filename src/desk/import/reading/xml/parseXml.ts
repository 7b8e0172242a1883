import sax from 'sax';
import { broken, FileRefused } from '../refusal.ts';

/** What is done with a part of a spreadsheet, element by element. Names are without their prefix: `row` for `x:row`. */
export type Elements = {
  open(name: string, attribute: (name: string) => string | undefined): void;
  close?(name: string): void;
  text?(text: string): void;
};

/** Elements inside each other; a spreadsheet has ten. */
const DEPTH_MAX = 100;
/** Bytes that may go by without an element: the longest text of a cell has 32,767 letters, each of them up to six bytes. */
const SILENCE_MAX = 400_000;
const PIECE = 65_536;

const local = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Reads XML piece by piece. Refuses a document type, with which a file would read others or grow without end. The parser itself
 * refuses unknown entities.
 */
export function parseXml(chunks: Iterable<Uint8Array>, { open, close, text }: Elements): void {
  let depth = 0;
  let silence = 0;
  const parser = sax.parser(true, { position: false });
  parser.onopentag = ({ name, attributes }) => {
    silence = 0;
    if (++depth > DEPTH_MAX) throw broken();
    open(local(name), (key) => attributes[key] as string | undefined);
  };
  parser.onclosetag = (name) => {
    silence = 0;
    depth--;
    close?.(local(name));
  };
  if (text) {
    parser.ontext = text;
    parser.oncdata = text;
  }
  parser.ondoctype = () => {
    throw new FileRefused({ code: 'document_type' });
  };
  parser.onerror = () => {
    throw broken();
  };
  const decoder = new TextDecoder('utf-8');
  let isEmpty = true;
  for (const chunk of chunks) {
    isEmpty = false;
    for (let from = 0; from < chunk.length; from += PIECE) {
      const piece = chunk.subarray(from, from + PIECE);
      silence += piece.length;
      parser.write(decoder.decode(piece, { stream: true }));
      if (silence > SILENCE_MAX) throw broken();
    }
  }
  // The parser takes nothing for an unclosed document.
  if (!isEmpty) parser.write(decoder.decode()).close();
}
