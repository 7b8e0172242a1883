type Token = string | [string, ...unknown[]];
type Message = string | Token[];

const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const accented = [...'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļṁñöþǫŕšţûṽŵẋýž'];

const accent = (text: string) =>
  // Between < and > is the number of an element, not text.
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

/** Returns a compiled message with accents on every letter that is not a value's, in brackets: ⟦Ĥéļļö {name}⟧. */
export function pseudoLocalize<M>(message: M): M {
  const changed = accentAll(message as Message);
  return (typeof changed === 'string' ? `⟦${changed}⟧` : ['⟦', ...changed, '⟧']) as M;
}

const WORDS = /(?<![\p{L}\p{M}\d])[A-Za-z]{2,}(?![\p{L}\p{M}\d])/gu;
const ADDRESSES = /\S+@\S+|(?:https?:\/\/|www\.)\S+/g;

/**
 * Returns the words of a text in the pseudo-locale that did not come from the catalog: those without accents that are
 * not part of `data`, the names and texts that people have written.
 */
export function findUntranslated(text: string, data: Iterable<string> = []): string[] {
  const plain = (one: string) => one.replace(/\s+/g, ' ').trim();
  const known = [...data].filter((one) => /[A-Za-z]/.test(one)).map(plain);
  const longestFirst = known.sort((one, other) => other.length - one.length);
  const rest = longestFirst.reduce(remove, plain(text).replace(ADDRESSES, ' '));
  return [...new Set(rest.match(WORDS) ?? [])];
}

/** Takes a text out of another, where it is not a part of a longer word. */
function remove(text: string, one: string): string {
  if (!text.includes(one)) return text;
  return text.replace(new RegExp(`(?<![\\p{L}])${RegExp.escape(one)}(?![\\p{L}])`, 'gu'), ' ');
}
