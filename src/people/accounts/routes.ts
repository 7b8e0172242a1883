import { implement } from '@orpc/server';
import { checkAccess } from '../../kit/api/access.ts';
import { type Call, requireAccount } from '../../kit/api/call.ts';
import type { Viewer } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import { retentionCutoff } from '../../kit/app/retention.ts';
import { formatPhone } from '../../kit/shared/api/phone.ts';
import {
  changeLocale,
  requestPasswordReset,
  resendVerification,
  resetPassword,
  verifyEmail,
} from './accounts.ts';
import { contract } from './contract.ts';
import { confirmPassword, isConfirmed } from './sessions/confirmed.ts';
import { nameDevice } from './sessions/devices.ts';
import { beginLogin } from './sessions/secondStep.ts';
import { deleteSessions, listSessions } from './sessions/sessionStore.ts';
import { checkLogin, endSession, logOut } from './sessions/sessions.ts';
import {
  cancelEmailChange,
  confirmEmailChange,
  startEmailChange,
  stopEmailChange,
} from './settings/emailChange.ts';
import { readOwnAccount } from './settings/ownAccount.ts';
import { changePassword } from './settings/password.ts';
import { sendPhoneCode, verifyPhone } from './settings/phone.ts';
import { routes as secondFactor } from './settings/secondFactor/routes.ts';
import { acceptTerms, readTerms } from './settings/terms.ts';
import { RESEND_SECONDS } from './shared/rules.ts';

function phoneState(app: App, { phoneVerified, phoneRequired, profile }: Viewer) {
  if (phoneVerified) return 'verified';
  if (!app.config.sms) return 'unavailable';
  // One of its managers has done what it waits for, or another one acts for it, or it waits for its person.
  const waits = profile && !profile.listed && !profile.withheld && profile.role !== 'viewer';
  return phoneRequired && waits ? 'required' : 'optional';
}

/** Staff, and samples of a demo, never agreed to any: they are not asked. */
const withPending = <T extends { version: string; accepted: string | null }>(terms: T) => ({
  ...terms,
  pending: terms.accepted !== null && terms.accepted < terms.version,
});

const on = implement(contract).$context<Call>().use(checkAccess);

export const routes = on.router({
  terms: on.terms.handler(async ({ context: { app, viewer } }) =>
    withPending(await readTerms(app, requireAccount(viewer).accountId)),
  ),
  acceptTerms: on.acceptTerms.handler(async ({ context: { app, viewer }, input }) =>
    withPending(await acceptTerms(app, requireAccount(viewer).accountId, input.version)),
  ),
  me: on.me.handler(({ context: { app, viewer } }) => ({
    viewer: viewer && {
      // Our team opens it with a reason alone.
      email: viewer.impersonator ? '' : viewer.email,
      verified: viewer.verified,
      phone: phoneState(app, viewer),
      locale: viewer.locale,
      name: viewer.impersonator ? null : viewer.name,
      profile: viewer.profile && {
        id: viewer.profile.publicId,
        name: viewer.profile.name,
        gender: viewer.profile.gender,
        listed: viewer.profile.listed,
        approved: viewer.profile.approved,
        hidden: viewer.profile.hidden && {
          until: viewer.profile.hidden.until?.toISOString() ?? null,
        },
        deletionAsked: viewer.profile.deletionAsked,
        role: viewer.profile.role,
        relation: viewer.profile.relation,
      },
      staff: viewer.staff,
      premium: viewer.premium,
      impersonator: viewer.impersonator
        ? { name: viewer.impersonator.name, endsAt: viewer.sessionEndsAt.toISOString() }
        : null,
    },
  })),
  logIn: on.logIn.handler(async ({ context: { app, client }, input }) =>
    beginLogin(app, client, await checkLogin(app, client, input)),
  ),
  logOut: on.logOut.handler(async ({ context: { app, client } }) => {
    await logOut(app, client);
    return {};
  }),
  setLocale: on.setLocale.handler(async ({ context: { app, viewer }, input: { locale } }) => {
    await changeLocale(app, requireAccount(viewer), locale);
    return { locale };
  }),
  sessions: on.sessions.handler(async ({ context: { app, viewer } }) => {
    const { accountId, sessionId, locale } = requireAccount(viewer);
    const sessions = await listSessions(app.db, accountId, {
      now: app.clock(),
      idleSince: retentionCutoff(app, 'idleDays'),
    });
    return sessions.map((session) => ({
      id: session.id,
      device: nameDevice(session.user_agent, locale),
      createdAt: session.created_at.toISOString(),
      lastSeenAt: session.last_seen_at.toISOString(),
      current: session.id === sessionId,
    }));
  }),
  endSession: on.endSession.handler(async ({ context: { app, viewer }, input }) => {
    await endSession(app, requireAccount(viewer), input.id);
    return {};
  }),
  endOtherSessions: on.endOtherSessions.handler(async ({ context: { app, viewer } }) => {
    const { accountId, sessionId } = requireAccount(viewer);
    return { ended: await deleteSessions(app.db, accountId, { except: sessionId }) };
  }),
  verifyEmail: on.verifyEmail.handler(async ({ context: { app }, input }) => {
    await verifyEmail(app, input.token);
    return {};
  }),
  resendVerification: on.resendVerification.handler(async ({ context: { app, viewer } }) => {
    await resendVerification(app, requireAccount(viewer));
    return {};
  }),
  requestPasswordReset: on.requestPasswordReset.handler(async ({ context: { app, client }, input }) => {
    await requestPasswordReset(app, input.email, client.address);
    return {};
  }),
  resetPassword: on.resetPassword.handler(async ({ context: { app, client }, input }) => {
    const account = await resetPassword(app, input.token, input.password);
    // Every device was deleted, this one too, so it gets a new cookie.
    const begun = await beginLogin(app, { ...client, deviceToken: null }, account);
    // The link proves the address and nothing more.
    return { lands: begun.secondFactor ? ('/admin/login' as const) : begun.lands };
  }),
  own: on.own.handler(({ context: { app, viewer } }) => readOwnAccount(app, requireAccount(viewer))),
  confirmation: on.confirmation.handler(async ({ context: { app, viewer } }) => ({
    confirmed: await isConfirmed(app, requireAccount(viewer)),
  })),
  confirm: on.confirm.handler(async ({ context: { app, viewer }, input }) => {
    await confirmPassword(app, requireAccount(viewer), input.password);
    return {};
  }),
  changePassword: on.changePassword.handler(async ({ context: { app, viewer }, input }) => ({
    ended: await changePassword(app, requireAccount(viewer), input),
  })),
  changeEmail: on.changeEmail.handler(({ context: { app, viewer }, input }) =>
    startEmailChange(app, requireAccount(viewer), input),
  ),
  cancelEmailChange: on.cancelEmailChange.handler(async ({ context: { app, viewer } }) => {
    await cancelEmailChange(app, requireAccount(viewer));
    return {};
  }),
  confirmEmailChange: on.confirmEmailChange.handler(({ context: { app }, input }) =>
    confirmEmailChange(app, input.token),
  ),
  stopEmailChange: on.stopEmailChange.handler(async ({ context: { app }, input }) => {
    await stopEmailChange(app, input.token);
    return {};
  }),
  sendPhoneCode: on.sendPhoneCode.handler(async ({ context: { app, viewer, client }, input }) => {
    await sendPhoneCode(app, requireAccount(viewer), input.phone, client.address);
    return { formatted: formatPhone(input.phone), resendSeconds: RESEND_SECONDS };
  }),
  verifyPhone: on.verifyPhone.handler(async ({ context: { app, viewer, client }, input }) => ({
    formatted: await verifyPhone(app, requireAccount(viewer), input.code, client.address),
  })),
  ...secondFactor,
});
