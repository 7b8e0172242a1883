import { email } from '../../../../people/accounts/shared/rules.ts';
import { type Parsed, problem, refused } from '../parsed.ts';
import type { Filled } from '../readCell.ts';

/** Reads an email address. Of two the first is kept, and asked about. */
export function parseEmail(cell: Filled): Parsed<string> {
  const parts = cell.text
    .replace(/^\s*(e-?mail|mail)\s*(id)?\s*[:-]\s*/i, '')
    .split(/[;\n|/]|,\s+|\s+(?=\S+@)/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const [first = ''] = parts;
  const plain = email.safeParse(first);
  if (plain.success) {
    const isAlone = parts.length === 1;
    return isAlone
      ? { value: plain.data }
      : { value: plain.data, doubt: problem('email_changed', { read: plain.data }) };
  }
  // asha @gmail.com, asha@gmail,com, asha@gmail.com.
  const mended = email.safeParse(
    first
      .replace(/\s+/g, '')
      .replace(/,(?=com|in|co)/i, '.')
      .replace(/[.,]+$/, ''),
  );
  if (!mended.success) return refused('email_unread', { part: first });
  return { value: mended.data, doubt: problem('email_changed', { read: mended.data }) };
}
