import { implement } from '@orpc/server';
import { checkAccess } from '../../../kit/api/access.ts';
import { type Call, requireStaff } from '../../../kit/api/call.ts';
import { isStaffRole } from '../../../kit/shared/api/capabilities.ts';
import { isRequired } from '../../../people/accounts/settings/secondFactor/setUp.ts';
import {
  changeRole,
  endAccess,
  listTeam,
  renameSelf,
  resetSecondFactor,
  restoreAccess,
} from '../../../people/accounts/team/team.ts';
import { acceptStaffInvitation, readStaffInvitation } from './accept.ts';
import { contract } from './contract.ts';
import { listInvitations } from './invitationStore.ts';
import { invite, resendInvitation, withdrawInvitation } from './invitations.ts';

const on = implement(contract).$context<Call>().use(checkAccess);
const done = {};

export const routes = {
  team: on.team.handler(async ({ context }) => {
    const { app } = context;
    const { accountId } = requireStaff(context);
    const [people, invitations] = await Promise.all([listTeam(app), listInvitations(app.db)]);
    return {
      required: isRequired(app),
      staff: people.map(({ accountId: id, ...one }) => ({ ...one, self: id === accountId })),
      invitations: invitations.map((one) => ({
        id: one.id,
        email: one.email,
        role: isStaffRole(one.role) ? one.role : null,
        invitedBy: one.inviterName,
        createdAt: one.created_at.toISOString(),
        expiresAt: one.expires_at.toISOString(),
        expired: one.expires_at <= app.clock(),
      })),
    };
  }),
  invite: on.invite.handler(({ context, input }) => invite(context.app, requireStaff(context), input)),
  resendInvitation: on.resendInvitation.handler(async ({ context, input }) => {
    await resendInvitation(context.app, requireStaff(context), input.id);
    return done;
  }),
  withdrawInvitation: on.withdrawInvitation.handler(async ({ context, input }) => {
    await withdrawInvitation(context.app, requireStaff(context), input.id);
    return done;
  }),
  changeRole: on.changeRole.handler(async ({ context, input }) => {
    await changeRole(context.app, requireStaff(context), input);
    return done;
  }),
  endAccess: on.endAccess.handler(async ({ context, input }) => {
    await endAccess(context.app, requireStaff(context), input);
    return done;
  }),
  restoreAccess: on.restoreAccess.handler(async ({ context, input }) => {
    await restoreAccess(context.app, requireStaff(context), input);
    return done;
  }),
  resetSecondFactor: on.resetSecondFactor.handler(async ({ context, input }) => {
    await resetSecondFactor(context.app, requireStaff(context), input);
    return done;
  }),
  rename: on.rename.handler(async ({ context, input }) => {
    await renameSelf(context.app, requireStaff(context), input.name);
    return done;
  }),
  invitation: on.invitation.handler(({ context, input }) =>
    readStaffInvitation(context.app, context.client, input.token),
  ),
  acceptInvitation: on.acceptInvitation.handler(async ({ context, input }) => ({
    lands: await acceptStaffInvitation(context.app, context.client, input),
  })),
};
