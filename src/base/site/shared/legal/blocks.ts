/** The texts that an admin may write for the site; the built-in ones hold until then. */
export const LEGAL_DOCUMENTS = ['terms', 'privacy', 'refund', 'safety'] as const;
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number];

export const LEGAL_MAX = 40_000;
export const CHANGES_MAX = 300;

/** A part of a text: a heading, a paragraph, or a list. */
export type TextBlock = { kind: 'heading' | 'text'; text: string } | { kind: 'list'; items: string[] };

/** Returns the parts of a text: a line that begins with '#' is a heading, lines with '-' are a list, other lines a paragraph. */
export function blocksOf(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let open = false;
  for (const typedLine of text.split('\n')) {
    const line = typedLine.trim();
    const heading = /^#+\s+(.+)$/.exec(line)?.[1];
    const item = /^[-*•]\s+(.+)$/.exec(line)?.[1];
    const last = blocks.at(-1);
    if (heading) blocks.push({ kind: 'heading', text: heading });
    else if (item && open && last?.kind === 'list') last.items.push(item);
    else if (item) blocks.push({ kind: 'list', items: [item] });
    else if (line && open && last?.kind === 'text') last.text += `\n${line}`;
    else if (line) blocks.push({ kind: 'text', text: line });
    open = line !== '' && !heading;
  }
  return blocks;
}
