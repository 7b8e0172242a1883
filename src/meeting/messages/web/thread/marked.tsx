import type { ReactNode } from 'react';

/** Returns a text with every occurrence of another marked, ignoring case. */
export function marked(body: string, wanted: string): ReactNode {
  const text = body.normalize('NFC');
  const lower = text.toLowerCase();
  const part = wanted.normalize('NFC').toLowerCase();
  // A letter whose small form is longer would move all places after it.
  if (!part || lower.length !== text.length) return text;
  const pieces: ReactNode[] = [];
  let from = 0;
  for (let index = lower.indexOf(part); index >= 0; index = lower.indexOf(part, from)) {
    pieces.push(
      text.slice(from, index),
      <mark key={index} className="rounded-sm bg-marigold text-on-marigold">
        {text.slice(index, index + part.length)}
      </mark>,
    );
    from = index + part.length;
  }
  return pieces.length === 0 ? text : [...pieces, text.slice(from)];
}
