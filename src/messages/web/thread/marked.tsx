import type { ReactNode } from 'react';

/** Returns a text with every place marked that contains another, in any case of letters. */
export function marked(body: string, wanted: string): ReactNode {
  const text = body.normalize('NFC');
  const lower = text.toLowerCase();
  const part = wanted.normalize('NFC').toLowerCase();
  // A letter whose small form is longer would move all places after it.
  if (!part || lower.length !== text.length) return text;
  const pieces: ReactNode[] = [];
  let from = 0;
  for (let at = lower.indexOf(part); at >= 0; at = lower.indexOf(part, from)) {
    pieces.push(
      text.slice(from, at),
      <mark key={at} className="rounded-sm bg-marigold text-on-marigold">
        {text.slice(at, at + part.length)}
      </mark>,
    );
    from = at + part.length;
  }
  return pieces.length === 0 ? text : [...pieces, text.slice(from)];
}
