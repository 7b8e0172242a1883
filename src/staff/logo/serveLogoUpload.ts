import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireStaff } from '../../kit/api/call.ts';
import { requireAccess } from '../../kit/api/serve.ts';
import type { Viewer } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import { originOf } from '../../kit/http/http.ts';
import { acceptUpload } from '../../photos/upload/acceptUpload.ts';
import { receive } from '../../photos/upload/receive.ts';
import { takeTurn } from '../../photos/upload/turns.ts';
import { setLogo } from '../../site/logo/logo.ts';

/** No profile has this id: it is the turn of the site's logo. */
const LOGO = -1;

/** Serves PUT /api/staff/settings/logo: the picture, whose bytes are the body, becomes the site's logo. */
export async function serveLogoUpload(
  http: FastifyInstance,
  app: App,
  viewerOf: (request: FastifyRequest) => Promise<Viewer | null>,
): Promise<void> {
  await acceptUpload(http, '/api/staff/settings/logo', async (upload) => {
    const viewer = await viewerOf(upload.request);
    requireAccess({ staff: 'settings.edit' }, { viewer, client: { profile: null } });
    const staff = requireStaff({ viewer, client: originOf(upload.request) });
    upload.checkLength();
    const rendered = await receive(app, upload.body, (file) =>
      takeTurn(LOGO, async () => {
        const { renderLogo } = await import('../../site/logo/render.ts');
        return renderLogo(file);
      }),
    );
    return { logo: await setLogo(app, staff, rendered) };
  });
}
