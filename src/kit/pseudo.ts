type Token = string | [string, ...unknown[]];
type Message = string | Token[];

const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const accented = [...'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļṁñöþǫŕšţûṽŵẋýž'];

const accent = (text: string) =>
  // What stands between < and > is an element's number, and no words.
  text.replace(/<[^>]*>|[A-Za-z]/g, (part) =>
    part.length > 1 ? part : (accented[plain.indexOf(part)] ?? part),
  );

function accentAll(message: Message): Message {
  if (typeof message === 'string') return accent(message);
  return message.map((token): Token => {
    if (typeof token === 'string') return accent(token);
    const [name, kind, cases] = token;
    if (kind !== 'plural' && kind !== 'select' && kind !== 'selectordinal') return token;
    const changed = Object.entries(cases as Record<string, Message | number | undefined>).map(
      ([key, value]) => [key, typeof value === 'string' || Array.isArray(value) ? accentAll(value) : value],
    );
    return [name, kind, Object.fromEntries(changed)];
  });
}

/** Returns a compiled message with every letter of its own accented, and in brackets: ⟦Ĥéļļö {name}⟧. */
export function pseudoLocalize<M>(message: M): M {
  const changed = accentAll(message as Message);
  return (typeof changed === 'string' ? `⟦${changed}⟧` : ['⟦', ...changed, '⟧']) as M;
}

/**
 * Returns the words of a text in the pseudo-locale that did not come from the catalog: those without accents that are
 * not part of `data`, the names and texts that people have written.
 */
export function findUntranslated(text: string, data: Iterable<string> = []): string[] {
  const rest = [...data]
    .filter((one) => /[A-Za-z]/.test(one))
    .sort((one, other) => other.length - one.length)
    .reduce((left, one) => left.replaceAll(one, ' '), text);
  // Addresses and codes, such as WhatsApp's numbers, GSTIN and U+20B9, are no words of a language.
  const words = rest
    .replace(/\S+@\S+|https?:\/\/\S+/g, ' ')
    .match(/(?<![\p{L}\p{M}\d])[A-Za-z]{2,}(?![\p{L}\p{M}\d])/gu);
  return [...new Set(words ?? [])];
}
