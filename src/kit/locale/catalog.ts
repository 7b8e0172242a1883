import { readFileSync } from 'node:fs';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { hasLocale, PSEUDO_LOCALE } from '../shared/locale/locales.ts';
import { readPo } from './po.ts';
import { pseudoLocalize } from './pseudo.ts';

/** Compiled messages by id, as Lingui loads them. */
export type Catalog = Record<string, ReturnType<typeof compileMessage>>;

const loaded = new Map<string, Catalog>();

/**
 * Returns the catalog of a language, compiled once a process. English has none, as its messages are in the code, and
 * neither has a language that this version does not have.
 */
export function readCatalog(locale: string): Catalog {
  if (locale === 'en' || !hasLocale(locale)) return {};
  const cached = loaded.get(locale);
  if (cached) return cached;
  const compiled = locale === PSEUDO_LOCALE ? compileFile('en', pseudoLocalize) : compileFile(locale);
  loaded.set(locale, compiled);
  return compiled;
}

function compileFile(name: string, change = (message: Catalog[string]) => message): Catalog {
  const text = readFileSync(new URL(`../../catalog/${name}.po`, import.meta.url), 'utf8');
  const entries = readPo(text)
    .filter(({ translation }) => translation !== '')
    .map(({ key, explicit, context, translation }) => [
      explicit ? key : generateMessageId(key, context),
      change(compileMessage(translation)),
    ]);
  return Object.fromEntries(entries);
}
