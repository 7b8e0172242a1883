import type { Sheet } from '../reading/cell.ts';
import { type Gender, genderIn } from '../values/gender.ts';
import type { Header } from './headers/findHeader.ts';

/** Returns whom a sheet lists: by its name ('Girls', 'मुली'), its titles, or its headers ('Name of the bride'). null: by neither. */
export function genderOfSheet({ name, rows }: Sheet, header: Header | null): Gender | null {
  const named = genderIn(name);
  if (named) return named;
  const first = header?.rows[0]?.number ?? 0;
  const titles = rows
    .filter(({ number }) => number < first)
    .map(({ cells }) => genderIn(cells.map((cell) => cell?.text ?? '').join(' ')));
  const inTitles = new Set(titles.filter((one) => one !== null));
  if (inTitles.size === 1) return [...inTitles][0]!;
  // A header that names both is the column of the gender.
  const inHeaders = new Set(
    (header?.texts ?? [])
      .filter((text) => /name|नाव|नाम|નામ/iu.test(text))
      .flatMap((text) => genderIn(genitive(text)) ?? []),
  );
  return inTitles.size === 0 && inHeaders.size === 1 ? [...inHeaders][0]! : null;
}

/** 'मुलीचे नाव' and 'Girl's name' name a girl. */
const genitive = (text: string) =>
  text
    .replace(/['’]s\b/g, '')
    .replace(/(मुली|मुला|वधू|वरा|कन्या)(चे|ची|चा)/gu, (_, who) =>
      who === 'मुला' ? 'मुलगा' : who === 'वरा' ? 'वर' : who === 'मुली' ? 'मुलगी' : 'वधू',
    );
