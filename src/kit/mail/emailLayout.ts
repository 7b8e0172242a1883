import { escapeHtml } from '../text/escapeHtml.ts';

export type EmailContent = {
  subject: string;
  /** Shown one below the other; a line end in them stays one. */
  paragraphs: string[];
  /** Whom it is about, above the button: a line each, with the picture in the email of that name where there is one. */
  people?: { line: string; cid: string | null }[];
  /** The one thing to do about it. */
  button?: { label: string; url: string };
  /** Paragraphs below the button. */
  rest?: string[];
  /** Why one gets this email. */
  reason: string;
  /** Where one can end such emails. */
  unsubscribe?: { label: string; url: string };
};

/** The site's own colours, by day and by night, in place of the usual ones. */
type Accent = Record<'day' | 'night', Record<'kumkum' | 'kumkum-ink', string>>;

/** The site's logo: a picture of this address, and its size in pixels. */
type Picture = { url: string; width: number; height: number };

export type EmailFrame = {
  siteName: string;
  publicUrl: string;
  locale: string;
  accent?: Accent;
  logo?: Picture;
};

/** The colours of the site, as src/app/app.css has them; by day and by night. */
export const emailColours = {
  day: {
    ground: '#fffbf5',
    raised: '#ffffff',
    ink: '#2b1b17',
    soft: '#6a4f45',
    line: '#eaddce',
    kumkum: '#9b1b30',
    'kumkum-ink': '#9b1b30',
    'on-kumkum': '#fffbf5',
  },
  night: {
    ground: '#20151a',
    raised: '#2a1c22',
    ink: '#f7ece2',
    soft: '#cdb5aa',
    line: '#443039',
    kumkum: '#bd2a44',
    'kumkum-ink': '#f28592',
    'on-kumkum': '#fffbf5',
  },
} as const;

const { day } = emailColours;
type Night = Record<keyof typeof emailColours.night, string>;

// Mail programs without dark mode, or that drop <style>, show the light colours, which are inline.
const styleOf = (night: Night) =>
  `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){.ground{background:${night.ground}!important}.raised{background:${night.raised}!important;border-color:${night.line}!important}.ink{color:${night.ink}!important}.soft,.soft a{color:${night.soft}!important}.name{color:${night['kumkum-ink']}!important}.button{background:${night.kumkum}!important;color:${night['on-kumkum']}!important}}`;
const FONT = "font-family:Mukta,'Noto Sans',system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";
const SERIF = "font-family:Eczar,'Noto Serif',Georgia,serif";

/**
 * Lays out an email in the site's colours, at most 600 pixels wide. Nothing is loaded but the logo, where there is one: its
 * address is the same for everybody, so it reveals nothing about who opened the email. Photos are parts of the email.
 * Whatever is in the content becomes text.
 * @returns the same as plain text and as HTML
 */
export function layOutEmail(content: EmailContent, frame: EmailFrame): { text: string; html: string } {
  return { text: textOf(content), html: htmlOf(content, frame) };
}

function textOf({ paragraphs, people = [], button, rest = [], reason, unsubscribe }: EmailContent): string {
  const parts = [
    ...paragraphs,
    ...people.map(({ line }) => line),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...rest,
    '--',
    [reason, ...(unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.url}`] : [])].join('\n'),
  ];
  return parts.join('\n\n');
}

const lines = (text: string) => text.split('\n').map(escapeHtml).join('<br>');

const paragraph = (text: string) =>
  `<p class="ink" style="margin:0 0 16px;color:${day.ink}">${lines(text)}</p>`;

// The line is beside the picture for who does not see it, so its alternative text is empty.
const person = ({ line, cid }: { line: string; cid: string | null }) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px"><tr>${cid ? `<td style="padding:0 16px 0 0"><img src="cid:${escapeHtml(cid)}" width="96" height="120" alt="" style="display:block;border:0;border-radius:12px"></td>` : ''}<td class="ink" style="color:${day.ink};font-weight:600">${lines(line)}</td></tr></table>`;

// Where a mail program does not load pictures, the name beside it is there.
const pictureOf = ({ url, width, height }: Picture, name: string) =>
  `<img src="${escapeHtml(url)}" width="${width}" height="${height}" alt="${escapeHtml(name)}" style="display:inline-block;vertical-align:middle;border:0;border-radius:6px;margin:0 10px 0 0;font-size:0">`;

function htmlOf(content: EmailContent, { siteName, publicUrl, locale, accent, logo }: EmailFrame): string {
  const own = { ...day, ...accent?.day };
  const night = { ...emailColours.night, ...accent?.night };
  const { subject, paragraphs, people = [], button, rest = [], reason, unsubscribe } = content;
  const body = [
    ...paragraphs.map(paragraph),
    ...people.map(person),
    button
      ? `<p style="margin:24px 0"><a href="${escapeHtml(button.url)}" class="button" style="display:inline-block;padding:12px 24px;border-radius:12px;background:${own.kumkum};color:${own['on-kumkum']};font-weight:600;text-decoration:none">${escapeHtml(button.label)}</a></p>`
      : '',
    ...rest.map(paragraph),
  ].join('');
  const end = unsubscribe
    ? `<br><a href="${escapeHtml(unsubscribe.url)}" style="color:${day.soft}">${escapeHtml(unsubscribe.label)}</a>`
    : '';
  return `<!doctype html><html lang="${escapeHtml(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${styleOf(night)}</style></head><body class="ground" style="margin:0;background:${day.ground}"><table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:${day.ground}"><tr><td align="center" style="padding:24px 12px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;${FONT};font-size:17px;line-height:1.6;text-align:left"><tr><td style="padding:0 4px 16px"><a href="${escapeHtml(`${publicUrl}/`)}" class="name" style="${SERIF};font-size:24px;font-weight:600;color:${own['kumkum-ink']};text-decoration:none">${logo ? pictureOf(logo, siteName) : ''}${escapeHtml(siteName)}</a></td></tr><tr><td class="raised" style="padding:24px;border:1px solid ${day.line};border-radius:12px;background:${day.raised};overflow-wrap:anywhere">${body}</td></tr><tr><td class="soft" style="padding:16px 4px;font-size:14px;color:${day.soft}">${lines(reason)}${end}</td></tr></table></td></tr></table></body></html>`;
}
