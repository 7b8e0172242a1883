import { randomInt } from 'node:crypto';
import { readSite } from '../../../base/site/read.ts';
import { consume, reset } from '../../../kit/api/limits/limits.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import type { Viewer } from '../../../kit/api/viewer.ts';
import type { App } from '../../../kit/app/app.ts';
import { recordEvent } from '../../../kit/events/events.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { formatPhone } from '../../../kit/shared/api/phone.ts';
import { MINUTE_MS } from '../../../kit/shared/time/durations.ts';
import { sendSms } from '../../../kit/sms/sms.ts';
import { hashPassword, verifyPassword } from '../passwords/password.ts';
import { lockAccount } from '../read.ts';
import { CODE_LENGTH, CODE_MINUTES, RESEND_SECONDS } from '../shared/rules.ts';
import {
  countWrong,
  deleteCode,
  dropPhoneRequirement,
  findWaitingForPhone,
  lockCode,
  putCode,
  setVerifiedPhone,
} from './phoneStore.ts';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;
/** Wrong codes after which a new one is needed. */
const WRONG_MAX = 5;

/** Refuses with the time to wait when any of the limits is used up. */
async function consumeAll(app: App, limits: [key: string, max: number, windowSeconds: number][]) {
  for (const [key, max, windowSeconds] of limits) {
    const wait = await consume(app.db, app.clock, { key, max, windowSeconds });
    if (wait) throw refuse.tooMany(wait, code('phone_code_too_often'));
  }
}

/**
 * Sends a code to a phone number, which the viewer's account has once it enters the code. An earlier code ends. Limited per
 * account, number and address, and for the whole site. Whether another account has the number is not answered here: only its owner learns that.
 * @param phone E.164
 */
export async function sendPhoneCode(app: App, viewer: Viewer, phone: string, address: string): Promise<void> {
  if (!app.config.sms) throw refuse.unavailable(code('phone_codes_off'));
  const { accountId, locale } = viewer;
  const next = `phone code of ${accountId}, next`;
  await consumeAll(app, [
    [next, 1, RESEND_SECONDS],
    [`phone codes of ${accountId}`, 5, HOUR],
    [`phone codes of ${accountId} in a day`, 10, DAY],
    [`phone codes to ${phone}`, 4, HOUR],
    [`phone codes to ${phone} in a day`, 8, DAY],
    [`phone codes from ${address}`, 30, HOUR],
  ]);
  const all = { key: 'phone codes', max: app.config.sms.perHour, windowSeconds: HOUR };
  if (await consume(app.db, app.clock, all)) {
    app.log.error({ perHour: all.max }, 'No SMS is sent until the hour is over: SMS_PER_HOUR is used up');
    throw refuse.unavailable(code('phone_code_not_sent'));
  }
  const secret = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  // As slow as a password: the few digits could be guessed from a fast hash.
  const hash = await hashPassword(secret);
  const now = app.clock();
  const expiresAt = new Date(now.getTime() + CODE_MINUTES * MINUTE_MS);
  await app.db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    await putCode(tx, { accountId, phone, hash, now, expiresAt });
  });
  const outcome = await sendSms(app, {
    to: phone,
    template: 'code',
    locale,
    parameters: { secret, site: readSite(app).name, minutes: String(CODE_MINUTES) },
  });
  if (outcome === 'sent') return;
  if (outcome === 'wrong_number') {
    await app.db.transaction().execute((tx) => deleteCode(tx, accountId, hash));
    // No SMS is on its way: the corrected number need not wait. The other limits still count this one.
    await reset(app.db, next);
    throw refuse.invalid({ phone: code('phone_refused') });
  }
  // After a timeout it may still arrive, and then it works.
  throw refuse.unavailable(code('phone_code_not_sent'));
}

/**
 * Verifies the phone number to which a code was sent. Five wrong codes end it, and so does its use. Refuses a wrong or
 * expired one at `code`, and a number that another account has verified with CONFLICT.
 */
export async function verifyPhone(app: App, viewer: Viewer, typed: string, address: string): Promise<string> {
  const { accountId } = viewer;
  await consumeAll(app, [
    [`phone tries of ${accountId}`, 20, HOUR],
    [`phone tries from ${address}`, 60, HOUR],
  ]);
  const done = await app.db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    const sent = await lockCode(tx, accountId, app.clock());
    if (!sent) return { wrong: code('phone_code_expired') };
    if (sent.wrong >= WRONG_MAX) return { wrong: code('phone_code_used_up') };
    if (!(await verifyPassword(typed, sent.code_hash))) {
      await countWrong(tx, accountId);
      return { wrong: sent.wrong + 1 < WRONG_MAX ? code('phone_code_wrong') : code('phone_code_used_up') };
    }
    const { phone } = sent;
    await deleteCode(tx, accountId, sent.code_hash);
    if (!(await setVerifiedPhone(tx, { accountId, phone, now: app.clock() }))) return { taken: true };
    await recordEvent(tx, {
      name: 'phone.verified',
      data: { account: accountId },
      actor: accountId,
      subject: { kind: 'account', id: accountId },
    });
    return { phone };
  });
  if (done.wrong) throw refuse.invalid({ code: done.wrong });
  if (!done.phone) throw refuse.conflict(code('phone_taken'));
  return formatPhone(done.phone);
}

const BATCH = 200;

/**
 * Lists the profiles that wait for a phone number on a site that can no longer verify any: without an SMS gateway nobody
 * could help them. Called at the start.
 */
export async function releaseWithoutSms(app: App): Promise<void> {
  if (app.config.sms) return;
  for (let found = BATCH; found === BATCH; ) {
    found = await app.db.transaction().execute(async (tx) => {
      const accounts = await findWaitingForPhone(tx, BATCH);
      if (accounts.length === 0) return 0;
      await dropPhoneRequirement(tx, accounts);
      for (const account of accounts) {
        await recordEvent(tx, {
          name: 'phone.released',
          data: { account },
          actor: 'system',
          subject: { kind: 'account', id: account },
        });
      }
      return accounts.length;
    });
  }
}
