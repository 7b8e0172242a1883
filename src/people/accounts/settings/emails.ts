import { writeEmail } from '../../../base/site/email.ts';
import { readSite } from '../../../base/site/read.ts';
import type { App } from '../../../kit/app/app.ts';
import { i18nFor } from '../../../kit/locale/i18n.ts';
import { paths } from '../../../paths.ts';
import { findAccount, findAccountByEmail } from '../store.ts';
import { hashToken, newToken } from '../tokens/tokens.ts';
import { CHANGE_HOURS, WITHOUT_OLD_DAYS } from './emailChange.ts';
import { findChange, type LinkColumn, setLinkHash } from './emailChangeStore.ts';

async function findWaiting(app: App, id: string) {
  const change = await findChange(app.db, id);
  if (!change || change.changed_at || change.stopped_at || change.suspended_at) return null;
  return change.expires_at > app.clock() ? change : null;
}

// The token is created here and not by the request, so that the jobs table holds no secret.
async function createToken(app: App, id: string, link: LinkColumn): Promise<string> {
  const token = newToken();
  await setLinkHash(app.db, id, link, hashToken(token));
  return token;
}

/** Writes the email to the new address, whose link confirms the change; one that has another account gets no link. */
export async function writeConfirmation(app: App, { change: id }: { change: string }) {
  const change = await findWaiting(app, id);
  if (!change) return null;
  const owner = await findAccountByEmail(app.db, change.email);
  if (owner) return writeAddressTaken(app, owner.id);
  const token = await createToken(app, id, 'new_hash');
  const i18n = i18nFor(change.locale);
  const { name: site } = readSite(app);
  return {
    to: change.email,
    ...writeEmail(app, change.locale, {
      subject: i18n._({
        id: 'mail.new_email.subject',
        message: 'Confirm your new email address for {site}',
        values: { site },
      }),
      paragraphs: [
        i18n._({ id: 'mail.greeting', message: 'Namaste,' }),
        i18n._({
          id: 'mail.new_email.text',
          message:
            'Please confirm that you want to use this email address for your account on {site}. Until then, your email stays the same.',
          values: { site },
        }),
        ...(change.old_confirmed_at
          ? []
          : [
              i18n._({
                id: 'mail.new_email.both',
                message: "We've also sent a link to your old address. Please confirm there, too.",
              }),
            ]),
      ],
      button: {
        label: i18n._({ id: 'mail.new_email.button', message: 'Confirm email' }),
        url: `${app.config.publicUrl}/confirm-email#${token}`,
      },
      rest: [
        i18n._({
          id: 'mail.new_email.until',
          message: 'The link works for {hours} hours.',
          values: { hours: CHANGE_HOURS },
        }),
      ],
      reason: i18n._({
        id: 'mail.new_email.reason',
        message:
          "You're receiving this because someone entered this address in their settings on {site}. If it wasn't you, no action is needed.",
        values: { site },
      }),
    }),
  };
}

/** Writes the email to the old address, whose link leads to confirming or stopping the change. */
export async function writeChangeNotice(app: App, { change: id }: { change: string }) {
  const change = await findWaiting(app, id);
  if (!change?.email_before) return null;
  const token = await createToken(app, id, 'old_hash');
  const i18n = i18nFor(change.locale);
  const { name: site } = readSite(app);
  return {
    to: change.email_before,
    ...writeEmail(app, change.locale, {
      subject: i18n._({
        id: 'mail.old_email.subject',
        message: 'Your email address for {site} is about to change',
        values: { site },
      }),
      paragraphs: [
        i18n._({ id: 'mail.greeting', message: 'Namaste,' }),
        i18n._({
          id: 'mail.old_email.text',
          message:
            'Someone logged in to your account on {site} asked to use another email address. It changes once both addresses are confirmed.',
          values: { site },
        }),
        i18n._({
          id: 'mail.old_email.you',
          message:
            "If it was you, please confirm here. If it wasn't you, stop it now and change your password.",
        }),
        i18n._({
          id: 'mail.old_email.otherwise',
          message: 'If you do nothing, the email changes {days} days after the new address is confirmed.',
          values: { days: WITHOUT_OLD_DAYS },
        }),
      ],
      button: {
        label: i18n._({ id: 'mail.old_email.button', message: 'Confirm or stop' }),
        url: `${app.config.publicUrl}/email-change#${token}`,
      },
      reason: i18n._({
        id: 'mail.old_email.reason',
        message: "You're receiving this because you have a {site} account.",
        values: { site },
      }),
    }),
  };
}

/** Writes the email that notifies the owner of an account that its password was changed. */
export async function writePasswordChanged(app: App, { account: id }: { account: number }) {
  const account = await findAccount(app.db, id);
  if (!account?.email || !account.email_verified_at || account.suspended_at) return null;
  const i18n = i18nFor(account.locale);
  const { name: site } = readSite(app);
  return {
    to: account.email,
    ...writeEmail(app, account.locale, {
      subject: i18n._({
        id: 'mail.password_changed.subject',
        message: 'Your password for {site} was changed',
        values: { site },
      }),
      paragraphs: [
        i18n._({ id: 'mail.greeting', message: 'Namaste,' }),
        i18n._({
          id: 'mail.password_changed.text',
          message:
            "The password of your account on {site} was changed in the settings, and all other devices were logged out. If it wasn't you, reset your password now.",
          values: { site },
        }),
      ],
      button: {
        label: i18n._({ id: 'mail.password.button', message: 'Reset password' }),
        url: `${app.config.publicUrl}/forgot-password`,
      },
      reason: i18n._({
        id: 'mail.old_email.reason',
        message: "You're receiving this because you have a {site} account.",
        values: { site },
      }),
    }),
  };
}

/**
 * Writes the email to an address that another account entered as its new one, to the account that has it. It has no link that
 * confirms and does not say who it was. Null for a suspended account.
 */
export async function writeAddressTaken(app: App, ownerId: number) {
  const owner = await findAccount(app.db, ownerId);
  if (!owner?.email || owner.suspended_at) return null;
  const { email, locale } = owner;
  const i18n = i18nFor(locale);
  const values = { site: readSite(app).name };
  return {
    to: email,
    ...writeEmail(app, locale, {
      subject: i18n._({
        id: 'mail.taken_email.subject',
        message: 'Your email address already has an account on {site}',
        values,
      }),
      paragraphs: [
        i18n._({ id: 'mail.greeting', message: 'Namaste,' }),
        i18n._({
          id: 'mail.taken_email.text',
          message:
            'Someone with another account on {site} tried to change its email address to yours. Nothing has changed: your address stays with your account.',
          values,
        }),
        i18n._({
          id: 'mail.taken_email.you',
          message: "If it was you, log in with this address instead. If it wasn't you, no action is needed.",
        }),
      ],
      button: {
        label: i18n._({ id: 'mail.taken_email.button', message: 'Login' }),
        url: `${app.config.publicUrl}${paths.login()}`,
      },
      reason: i18n._({
        id: 'mail.old_email.reason',
        message: "You're receiving this because you have a {site} account.",
        values,
      }),
    }),
  };
}
