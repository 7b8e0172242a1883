export type PoEntry = {
  /** The English message, or the id where the code names one. */
  key: string;
  /** Whether the key is an id. */
  explicit: boolean;
  context: string;
  /** Empty where nobody has translated it yet. */
  translation: string;
};

/** Returns the messages of a catalog as `npm run words` writes it, without unused ones. */
export function readPo(text: string): PoEntry[] {
  return text
    .split(/\r?\n\s*\r?\n/)
    .map(readEntry)
    .filter(({ key }) => key !== '');
}

function readEntry(block: string): PoEntry {
  const fields = { msgid: '', msgstr: '', msgctxt: '' };
  let field: keyof typeof fields | undefined;
  for (const line of block.split(/\r?\n/)) {
    const [, name, quoted] = /^(msgid|msgstr|msgctxt)?\s*("(?:[^"\\]|\\.)*")\s*$/.exec(line) ?? [];
    if (!quoted) continue;
    field = (name as keyof typeof fields | undefined) ?? field;
    if (field) fields[field] += unquote(quoted);
  }
  const { msgid: key, msgstr: translation, msgctxt: context } = fields;
  return { key, translation, context, explicit: /^#\. js-lingui-explicit-id$/m.test(block) };
}

const escapes: Record<string, string> = { n: '\n', t: '\t', r: '\r' };

const unquote = (quoted: string) =>
  quoted.slice(1, -1).replace(/\\(.)/g, (_, letter: string) => escapes[letter] ?? letter);
