import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { serveApi } from '../src/app/api.ts';
import { openRenderer } from '../src/app/render.ts';
import { checkout, crawled, hidden, listed, screens } from '../src/app/screens.ts';
import { pageValues } from '../src/base/site/pages/pages.ts';
import type { App } from '../src/kit/app/app.ts';
import type { CallOf } from '../src/kit/http/http.ts';
import { openHttp } from '../src/kit/http/open.ts';
import { servePages } from '../src/kit/http/page.ts';

const built = path.resolve(import.meta.dirname, '../build');

type Served = Parameters<typeof servePages>[1];

/** Serves pages that are all the same, unless the test says what they are. */
export const serveStubs = (
  http: FastifyInstance,
  { folder, ...more }: Pick<Served, 'folder'> & Partial<Served>,
) =>
  servePages(http, {
    folder,
    publicUrl: 'http://localhost:1',
    ...{ screens, hidden, listed, checkout, crawled },
    checkoutSources: null,
    readValues: () => ({}),
    render: async () => ({ html: '<p>Screen</p>', status: 200, nonce: 'n' }),
    ...more,
  });

/**
 * Serves the API and the built pages of a site, as `npm start` does.
 * @param callOf finds the viewer of a request; the site's own unless given
 * @param app the site, where its pages are to be of another one
 */
export async function openPages(
  site: App,
  { callOf, app = site }: { callOf?: CallOf; app?: App } = {},
): Promise<FastifyInstance> {
  const http = openHttp(site.config, 'silent');
  const own = await serveApi(http, site);
  // A busy machine makes a test slower and nothing else.
  const render = await openRenderer(path.join(built, 'server'), app, callOf ?? own, 60_000);
  await serveStubs(http, {
    folder: path.join(built, 'client'),
    publicUrl: site.config.publicUrl,
    readValues: () => pageValues(app),
    render,
  });
  return http;
}
