import { sql } from 'kysely';
import { refuse } from '../../../kit/api/refusals.ts';
import type { Viewer } from '../../../kit/api/viewer.ts';
import type { App } from '../../../kit/app/app.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { MINUTE_MS } from '../../../kit/shared/time/durations.ts';
import { checkPassword } from '../passwords/checkPassword.ts';
import { CONFIRMED_MINUTES } from '../shared/rules.ts';

/** Whether the password was given in this session in the last minutes, by logging in or once more. */
export async function isConfirmed(app: App, { sessionId }: Viewer): Promise<boolean> {
  const since = new Date(app.clock().getTime() - CONFIRMED_MINUTES * MINUTE_MS);
  const { rows } = await sql`
    select from sessions where id = ${sessionId} and confirmed_at > ${since}`.execute(app.db);
  return rows.length > 0;
}

/** Refuses what a borrowed browser must not do, until the password has been given once more. */
export async function requireConfirmed(app: App, viewer: Viewer): Promise<void> {
  if (!(await isConfirmed(app, viewer))) throw refuse.forbidden(code('password_confirm'));
}

/** Notes that the password was given once more in this session. Refuses a wrong one at its field, as every change does. */
export async function confirmPassword(app: App, viewer: Viewer, password: string): Promise<void> {
  await checkPassword(app, viewer, password, 'password');
  await app.db
    .updateTable('sessions')
    .set({ confirmed_at: app.clock() })
    .where('id', '=', viewer.sessionId)
    .execute();
}
