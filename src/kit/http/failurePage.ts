import type { FastifyReply, FastifyRequest } from 'fastify';
import { i18nFor, tagOf } from '../locale/i18n.ts';
import { emailColours } from '../mail/emailLayout.ts';
import { pickLocale, tagsOf } from '../shared/locale/locales.ts';
import { escapeHtml } from '../text/escapeHtml.ts';

/** A busy server is asked again after so many seconds: later than its `retry-after`, as everybody's page is. */
const AGAIN_SECONDS = 15;

const { day, night } = emailColours;
const STYLE = `:root{color-scheme:light dark}body{margin:0;padding:20vh 1.5rem 0;background:${day.ground};color:${day.ink};font:1.125rem/1.6 Mukta,'Noto Sans',system-ui,sans-serif;text-align:center}h1{font-family:Eczar,'Noto Serif',Georgia,serif;line-height:1.25}@media (prefers-color-scheme:dark){body{background:${night.ground};color:${night.ink}}}`;

/** Returns whether a person opens this address in a browser, who would read the API's JSON otherwise. */
export function isDocumentRequest({ method, headers }: FastifyRequest): boolean {
  const destination = headers['sec-fetch-dest'];
  if (method !== 'GET') return false;
  return destination ? destination === 'document' : (headers.accept ?? '').includes('text/html');
}

/**
 * Sends a page in place of one that failed. It needs no other file, as the server may refuse that too. A busy one's page
 * loads again, with the part of the address behind '#', which is the token of an email.
 */
export function sendFailurePage(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
  const locale = pickLocale(tagsOf(request.headers['accept-language'] ?? ''));
  const i18n = i18nFor(locale);
  const busy = status === 503;
  const title = busy
    ? i18n._({ id: 'page.busy.title', message: 'We are very busy right now' })
    : i18n._({ id: 'page.failed.title', message: 'Something went wrong on our side' });
  const text = busy
    ? i18n._({ id: 'page.busy.text', message: 'Please wait. This page loads again in a few seconds.' })
    : i18n._({ id: 'page.failed.text', message: 'Please try again in a few minutes.' });
  const again = busy ? `<meta http-equiv="refresh" content="${AGAIN_SECONDS}">` : '';
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${tagOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">${again}<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></main></body></html>`,
    );
}
