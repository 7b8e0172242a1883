import { implement } from '@orpc/server';
import { type Call, requireAccount } from '../kit/api/call.ts';
import { checkAccess } from '../kit/api/serve.ts';
import { changeLocale, forgetPassword, resendVerification, resetPassword, verifyEmail } from './accounts.ts';
import { contract } from './contract.ts';
import { nameDevice } from './sessions/devices.ts';
import { deleteSessions, listSessions } from './sessions/sessionStore.ts';
import { endSession, logIn, logOut, startSession } from './sessions/sessions.ts';

const on = implement(contract).$context<Call>().use(checkAccess);

export const routes = on.router({
  me: on.me.handler(({ context: { viewer } }) => ({
    viewer: viewer && {
      email: viewer.email,
      emailVerified: viewer.emailVerified,
      locale: viewer.locale,
      profile: viewer.profile && {
        id: viewer.profile.publicId,
        name: viewer.profile.name,
        gender: viewer.profile.gender,
        listed: viewer.profile.listed,
        role: viewer.profile.role,
      },
      staff: viewer.staff,
      premium: viewer.premium,
    },
  })),
  logIn: on.logIn.handler(async ({ context: { app, client }, input }) => ({
    lands: await logIn(app, client, input),
  })),
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
    const sessions = await listSessions(app.db, accountId, app.clock());
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
  forgetPassword: on.forgetPassword.handler(async ({ context: { app, client }, input }) => {
    await forgetPassword(app, input.email, client.address);
    return {};
  }),
  resetPassword: on.resetPassword.handler(async ({ context: { app, client }, input }) => {
    const account = await resetPassword(app, input.token, input.password);
    // Every device was deleted, this one too, so it gets a new cookie.
    return { lands: await startSession(app, { ...client, deviceToken: null }, account) };
  }),
});
