/** One place of a file where a statement names a table or view. */
export type Named = { name: string; writes: boolean; line: number };

/** Returns a source text with its comments, also those in SQL, as blanks: lines stay where they are. */
function blankComments(text: string): string {
  return text.replace(
    // A comment after code follows a space, so that the address in a string is none.
    /(^|[\s({,;])\/\*[\s\S]*?\*\/|(^|\s)\/\/[^\n]*|(^|\s)--\s[^\n]*/g,
    (comment) => comment.replace(/[^\n]/g, ' '),
  );
}

const calls =
  /\b(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|using|\w*[jJ]oin)\(\s*(\[[^\]]*\]|'[^']*')/g;
const words =
  /\b(from|join|update|into|using|table|truncate)\s+(?:only\s+|lateral\s+)?("?[a-z_]\w*"?(?:\.\w+)?(?:\s+(?:as\s+)?(?!where\b|set\b|join\b)[a-z]\w*)?(?:\s*,\s*[a-z_]\w*(?:\s+(?:as\s+)?(?!where\b|set\b|join\b)[a-z]\w*)?)*)/gi;

/**
 * Returns every table and view that the statements of a source text name: in Kysely's calls, and after the words of SQL
 * that a table follows, also those after a comma. Names that no table has, such as those of `with`, are among them.
 */
export function namesOf(source: string): Named[] {
  const text = blankComments(source);
  const lineOf = (index: number) => text.slice(0, index).split('\n').length;
  const found: Named[] = [];
  for (const { 1: call, 2: argument, index } of text.matchAll(calls)) {
    for (const [, name] of argument!.matchAll(/'(\w+)/g)) {
      found.push({ name: name!, writes: /^(insert|update|delete|merge)/.test(call!), line: lineOf(index) });
    }
  }
  for (const { 1: word, 2: list, index } of text.matchAll(words)) {
    const before = text.slice(0, index).trimEnd();
    const writes = /^(update|into|truncate)$/i.test(word!) || /\bdelete$/i.test(before);
    for (const [place, one] of list!.split(',').entries()) {
      const [, name] = /^\s*"?(?:public"?\."?)?(\w+)/.exec(one) ?? [];
      found.push({ name: name!, writes: writes && place === 0, line: lineOf(index) });
    }
  }
  return found;
}
