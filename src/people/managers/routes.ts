import { implement } from '@orpc/server';
import { checkAccess } from '../../kit/api/access.ts';
import { type Call, requireAccount, requireManager, requireMember } from '../../kit/api/call.ts';
import { changeName } from '../accounts/accounts.ts';
import { contract } from './contract.ts';
import { readManagerHistory } from './history.ts';
import { acceptInvitation, joinProfile, readInvitation } from './invitations/accept.ts';
import { copyLink, inviteManager, resendInvitation, withdrawInvitation } from './invitations/invitations.ts';
import { changeManager, readManagers, removeManager } from './managers.ts';

const on = implement(contract).$context<Call>().use(checkAccess);

export const routes = on.router({
  list: on.list.handler(({ context: { app, viewer } }) => readManagers(app, requireMember(viewer))),
  history: on.history.handler(({ context: { app, viewer } }) =>
    readManagerHistory(app, requireMember(viewer)),
  ),
  invite: on.invite.handler(({ context: { app, viewer }, input }) =>
    inviteManager(app, requireManager(viewer), input),
  ),
  sendInvitation: on.sendInvitation.handler(async ({ context: { app, viewer }, input }) => {
    await resendInvitation(app, requireManager(viewer), input.id);
    return {};
  }),
  linkInvitation: on.linkInvitation.handler(async ({ context: { app, viewer }, input }) => ({
    link: await copyLink(app, requireManager(viewer), input.id),
  })),
  withdrawInvitation: on.withdrawInvitation.handler(async ({ context: { app, viewer }, input }) => {
    await withdrawInvitation(app, requireManager(viewer), input.id);
    return {};
  }),
  change: on.change.handler(async ({ context: { app, viewer }, input }) => {
    await changeManager(app, requireManager(viewer), input);
    return {};
  }),
  remove: on.remove.handler(async ({ context: { app, viewer }, input }) => {
    await removeManager(app, requireMember(viewer), input.id);
    return {};
  }),
  setName: on.setName.handler(async ({ context: { app, viewer }, input: { name } }) => {
    await changeName(app, requireAccount(viewer).accountId, name || null);
    return { name: name || null };
  }),
  invitation: on.invitation.handler(({ context: { app, viewer }, input }) =>
    readInvitation(app, viewer, input.token),
  ),
  accept: on.accept.handler(({ context: { app, viewer }, input }) =>
    acceptInvitation(app, requireAccount(viewer), input.token),
  ),
  join: on.join.handler(({ context: { app, client }, input }) => joinProfile(app, client, input)),
});
