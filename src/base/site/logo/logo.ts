import { randomUUID } from 'node:crypto';
import type { Staff } from '../../../kit/api/call.ts';
import type { App } from '../../../kit/app/app.ts';
import type { Database, Tx } from '../../../kit/database/db.ts';
import { changeSetting } from '../settings.ts';
import type { Logo } from '../shared/logo/rules.ts';
import type { RenderedLogo } from './render.ts';
import { findFile, insertFiles } from './store.ts';

/** Shows a logo from now on. Once it resolves, this process does; the others follow at once. */
export async function setLogo(app: App, staff: Staff, { files, ...shown }: RenderedLogo): Promise<Logo> {
  const logo = { id: randomUUID(), ...shown };
  await changeSetting(app, staff, {
    subject: 'logo',
    event: 'logo.changed',
    value: { logo },
    also: (tx, now) => insertFiles(tx, { logo: logo.id, files, now }),
  });
  await app.settings.refresh();
  return logo;
}

/** Shows the built-in mark again. */
export async function removeLogo(app: App, staff: Staff): Promise<void> {
  await changeSetting(app, staff, { subject: 'logo', event: 'logo.changed', value: { logo: null } });
  await app.settings.refresh();
}

/** Returns a logo, also an earlier one, as it is printed on white paper; undefined where there is none. */
export const findPrintedLogo = (db: Database | Tx, id: string): Promise<Buffer | undefined> =>
  findFile(db, id, 'print.png');
