import { writeEmail } from '../../base/site/email.ts';
import { readSite } from '../../base/site/read.ts';
import type { App } from '../../kit/app/app.ts';
import type { Tasks } from '../../kit/jobs/jobs.ts';
import type { TaskPayloads } from '../../kit/jobs/queue.ts';
import { i18nFor } from '../../kit/locale/i18n.ts';
import { paths } from '../../paths.ts';
import { findLocale } from '../accounts/read.ts';
import { hashToken, newToken } from '../accounts/tokens/tokens.ts';
import { readNameOf } from '../profiles/read.ts';
import { firstName } from '../profiles/shared/rules.ts';
import { findCreator } from './read.ts';
import { relistByConsent } from './setting.ts';
import { findConsent, insertLink } from './store.ts';

declare module '../../kit/jobs/queue.ts' {
  interface TaskPayloads {
    mail_person_consent: { profile: number };
    relist_by_consent: Record<string, never>;
  }
}

/** Writes the email that asks a person whether they agree to the profile that somebody else registered. */
async function writeAsking(app: App, { profile }: TaskPayloads['mail_person_consent']) {
  const row = await findConsent(app.db, profile);
  const name = await readNameOf(app, profile);
  if (!row?.address || row.channel !== 'email' || name === undefined) return null;
  // Created here, so that the jobs table holds no secret.
  const token = newToken();
  const { address } = row;
  if (
    !(await insertLink(app.db, {
      tokenHash: hashToken(token),
      profileId: profile,
      address,
      now: app.clock(),
    }))
  )
    return null;
  const creator = await findCreator(app, profile);
  const locale = await findLocale(app, row.asked_by);
  const i18n = i18nFor(locale);
  const values = {
    name: firstName(name),
    site: readSite(app).name,
    relation: creator?.relation ?? 'manager',
    person: creator?.name ?? '',
    named: String(Boolean(creator?.name)),
  };
  return {
    to: address,
    ...writeEmail(app, locale, {
      subject: i18n._({
        id: 'mail.person_consent.subject',
        message: '{name}, do you agree to your profile on {site}?',
        values,
      }),
      paragraphs: [
        i18n._({ id: 'mail.greeting', message: 'Namaste,' }),
        i18n._({
          id: 'mail.person_consent.text',
          message:
            '{named, select, true {{person} ({relation, select, mother {your mother} father {your father} parent {your parent} brother {your brother} sister {your sister} sibling {your brother or sister} son {your son} daughter {your daughter} friend {your friend} other {your relative}})} other {{relation, select, mother {Your mother} father {Your father} parent {Your family} brother {Your brother} sister {Your sister} sibling {Your brother or sister} son {Your son} daughter {Your daughter} friend {A friend} other {Your family}}}} has created a profile for you on {site}, a site to find a life partner.',
          values,
        }),
        i18n._({
          id: 'mail.person_consent.ask',
          message:
            'Please see what it says, and tell us if you agree. If you do not agree, nobody will see it.',
          values,
        }),
      ],
      button: {
        label: i18n._({ id: 'mail.person_consent.button', message: 'See the profile' }),
        url: `${app.config.publicUrl}${paths.personConsent(token)}`,
      },
      rest: [
        i18n._({
          id: 'mail.person_consent.keep',
          message: 'Keep this email: you can change your answer with the same link at any time.',
        }),
      ],
      reason: i18n._({
        id: 'mail.person_consent.reason',
        message:
          "You're receiving this because a profile on {site} was created for you with this address. If you don't know about this, choose ‘I don't agree’, or reply to this email.",
        values,
      }),
    }),
  };
}

export const tasks: Tasks = {
  emails: { mail_person_consent: writeAsking },
  tasks: { relist_by_consent: relistByConsent },
  crontab: [],
};
