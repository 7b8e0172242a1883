import { randomBytes } from 'node:crypto';
import { recordAudit, system } from '../../../base/audit/audit.ts';
import { englishOf } from '../../../kit/api/refusals.ts';
import type { App } from '../../../kit/app/app.ts';
import type { Tx } from '../../../kit/database/db.ts';
import { recordEvent } from '../../../kit/events/events.ts';
import { isStaffRole, staffRoles } from '../../../kit/shared/api/capabilities.ts';
import { codeOfIssue } from '../../../kit/shared/api/errorCode.ts';
import { hashPassword } from '../passwords/password.ts';
import { weaknessOn } from '../passwords/weakness.ts';
import { email as emailRule, newPassword } from '../shared/rules.ts';
import { insertAccount, insertStaff } from '../store.ts';

/**
 * Creates a staff account. Without a password, queues an email with a link to set one. Returns a sentence about what
 * was done; throws an Error with a sentence when the email has an account, or the role or the password is not valid.
 */
export async function createStaff(
  app: App,
  it: { email: string; name: string; role: string; password: string | undefined },
): Promise<string> {
  if (!isStaffRole(it.role)) throw new Error(`This role is not valid. Roles: ${staffRoles.join(', ')}.`);
  const address = emailRule.safeParse(it.email);
  if (!address.success) throw new Error(englishOf(codeOfIssue(address.error.issues[0]!)));
  if (it.password !== undefined) {
    const rule = newPassword.safeParse(it.password);
    const wrong = rule.success
      ? weaknessOn(app, it.password, [it.email, it.name])
      : codeOfIssue(rule.error.issues[0]!);
    if (wrong) throw new Error(englishOf(wrong));
  }
  const passwordHash = await hashPassword(it.password ?? randomBytes(32).toString('base64url'));
  const now = app.clock();
  await app.db.transaction().execute(async (tx) => {
    const account = await addStaffAccount(app, tx, {
      email: address.data,
      name: it.name,
      role: it.role,
      passwordHash,
      mailLink: it.password === undefined,
    });
    if (!account) throw new Error('This email address already has an account.');
    await recordAudit(tx, {
      actor: system,
      action: 'create',
      subject: { kind: 'account', id: account },
      now,
      after: { staff: it.role },
    });
  });
  return it.password === undefined
    ? 'Staff account created. Once the server is running, it emails them a link to set their password.'
    : 'Staff account created. They can log in at /admin/login.';
}

/**
 * Adds a staff account inside the caller's transaction; its address counts as verified. Undefined when the email
 * already has an account. @param it.mailLink whether to email a link to set the password
 */
export async function addStaffAccount(
  app: App,
  tx: Tx,
  it: { email: string; name: string; role: string; passwordHash: string; mailLink?: boolean },
): Promise<number | undefined> {
  const now = app.clock();
  const { email, passwordHash } = it;
  const account = await insertAccount(tx, { email, phone: null, passwordHash, verifiedAt: now, now });
  if (!account) return undefined;
  await insertStaff(tx, account.id, it.name, it.role);
  await recordEvent(tx, {
    name: 'staff.created',
    data: { account: account.id, role: it.role },
    actor: 'system',
    subject: { kind: 'account', id: account.id },
    jobs: it.mailLink ? [{ task: 'mail_staff_created', payload: { account: account.id } }] : [],
  });
  return account.id;
}
