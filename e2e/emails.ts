import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { findSite } from './sites.ts';

/** Returns the link in the newest email to somebody that has one to `page`, once it has arrived. */
export async function linkTo(address: string, page: `/${string}`): Promise<string> {
  const { outbox } = findSite()!;
  let link = '';
  await expect(async () => {
    for (const name of (await readdir(outbox)).sort()) {
      const email = await readFile(path.join(outbox, name), 'utf8');
      // A long line of an email is broken with '=' at its end.
      const text = email.replaceAll(/=\r?\n/g, '');
      if (text.includes(`To: ${address}`)) link = new RegExp(`${page}#[\\w-]+`).exec(text)?.[0] ?? link;
    }
    expect(link).not.toBe('');
  }).toPass();
  return link;
}

/** Waits for an email to somebody whose text or subject fits. */
export async function expectEmail(address: string, words: RegExp): Promise<void> {
  const { outbox } = findSite()!;
  await expect(async () => {
    const emails = await Promise.all(
      (await readdir(outbox)).map((name) => readFile(path.join(outbox, name), 'utf8')),
    );
    const theirs = emails.filter((email) => email.includes(`To: ${address}`));
    expect(theirs.some((email) => words.test(email.replaceAll(/=\r?\n/g, '')))).toBe(true);
  }).toPass();
}
