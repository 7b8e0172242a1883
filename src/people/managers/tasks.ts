import { writeEmail } from '../../base/site/email.ts';
import { readSite } from '../../base/site/read.ts';
import type { Tasks } from '../../kit/jobs/jobs.ts';
import { i18nFor } from '../../kit/locale/i18n.ts';
import { DAY_MS } from '../../kit/shared/time/durations.ts';
import { paths } from '../../paths.ts';
import { findLocale } from '../accounts/read.ts';
import { hashToken, newToken } from '../accounts/tokens/tokens.ts';
import { readNameOf } from '../profiles/read.ts';
import { firstName } from '../profiles/shared/rules.ts';
import {
  deleteExpiredInvitations,
  findInvitation,
  insertLink,
  isWorking,
} from './invitations/invitationStore.ts';
import { EXPIRED_KEPT_DAYS, INVITATION_DAYS } from './shared/rules.ts';

declare module '../../kit/jobs/queue.ts' {
  interface TaskPayloads {
    mail_manager_invitation: { invitation: string };
    sweep_invitations: Record<string, never>;
  }
}

export const tasks: Tasks = {
  emails: {
    async mail_manager_invitation(app, { invitation: id }) {
      const invitation = await findInvitation(app.db, id);
      const now = app.clock();
      if (!invitation?.email || invitation.accepted_at || invitation.expires_at <= now) return null;
      const full = await readNameOf(app, invitation.profile_id);
      if (full === undefined || !(await isWorking(app.db, id))) return null;
      // Created here, so that the jobs table holds no secret.
      const token = newToken();
      await insertLink(app.db, { tokenHash: hashToken(token), invitationId: id, emailed: true, now });
      const locale = await findLocale(app, invitation.invited_by);
      const i18n = i18nFor(locale);
      const values = { name: firstName(full), site: readSite(app).name, days: INVITATION_DAYS };
      return {
        to: invitation.email,
        ...writeEmail(app, locale, {
          subject: i18n._({
            id: 'mail.manager_invitation.subject',
            message: "You're invited to help with {name}'s profile on {site}",
            values,
          }),
          paragraphs: [
            i18n._({ id: 'mail.greeting', message: 'Namaste,' }),
            invitation.role === 'viewer'
              ? i18n._({
                  id: 'mail.manager_invitation.viewer',
                  message:
                    "{name}'s family invites you to view {name}'s profile on {site}, its matches and messages.",
                  values,
                })
              : i18n._({
                  id: 'mail.manager_invitation.manager',
                  message:
                    "{name}'s family invites you to manage {name}'s profile on {site} together with them.",
                  values,
                }),
          ],
          button: {
            label: i18n._({ id: 'mail.manager_invitation.button', message: 'View invitation' }),
            url: `${app.config.publicUrl}${paths.join(token)}`,
          },
          rest: [
            i18n._({
              id: 'mail.manager_invitation.until',
              message: 'The link works for {days, plural, one {# day} other {# days}}, and only once.',
              values,
            }),
            i18n._({
              id: 'mail.manager_invitation.unknown',
              message: "If you don't know this family, ignore this email. No action is needed.",
            }),
          ],
          reason: i18n._({
            id: 'mail.manager_invitation.reason',
            message: "You're receiving this because a family on {site} invited you with this address.",
            values,
          }),
        }),
      };
    },
  },
  tasks: {
    sweep_invitations: (app) =>
      deleteExpiredInvitations(app.db, new Date(app.clock().getTime() - EXPIRED_KEPT_DAYS * DAY_MS)),
  },
  crontab: ['27 * * * * sweep_invitations'],
};
