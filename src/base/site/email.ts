import type { App } from '../../kit/app/app.ts';
import { type EmailContent, layOutEmail } from '../../kit/mail/emailLayout.ts';
import { readLogo, readSite } from './read.ts';
import { shadesOf } from './shared/accent/palette.ts';
import { logoPath } from './shared/logo/rules.ts';

/** Returns subject, text and HTML of an email in the site's name. */
export function writeEmail(app: App, locale: string, content: EmailContent) {
  const { name, accent } = readSite(app);
  const logo = readLogo(app);
  const frame = {
    siteName: name,
    publicUrl: app.config.publicUrl,
    locale,
    accent: accent ? shadesOf(accent) : undefined,
    logo: logo
      ? {
          url: `${app.config.publicUrl}${logoPath(logo.id, 'email.png')}`,
          width: logo.width,
          height: logo.height,
        }
      : undefined,
  };
  return { subject: content.subject, ...layOutEmail(content, frame) };
}
