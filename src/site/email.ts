import type { App } from '../kit/app/app.ts';
import { type EmailContent, layOutEmail } from '../kit/mail/emailLayout.ts';
import { readSite } from './read.ts';

/** Returns subject, text and HTML of an email in the site's name. */
export function writeEmail(app: App, locale: string, content: EmailContent) {
  const frame = { siteName: readSite(app).name, publicUrl: app.config.publicUrl, locale };
  return { subject: content.subject, ...layOutEmail(content, frame) };
}
