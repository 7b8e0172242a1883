import type { FastifyInstance, FastifyRequest } from 'fastify';
import { setLogo } from '../../../base/site/logo/logo.ts';
import { requireAccess } from '../../../kit/api/access.ts';
import { requireStaff } from '../../../kit/api/call.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import type { Viewer } from '../../../kit/api/viewer.ts';
import type { App } from '../../../kit/app/app.ts';
import { originOf } from '../../../kit/http/http.ts';
import { acceptUpload } from '../../../kit/media/acceptUpload.ts';
import { queueDecode } from '../../../kit/media/decodeQueue.ts';
import { receive } from '../../../kit/media/receive.ts';
import { type PictureType, readHead, sniff } from '../../../kit/media/sniff.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';

/** No profile has this id: it is the turn of the site's logo. */
const LOGO = -1;

const TYPES: (PictureType | null)[] = ['jpeg', 'png', 'webp'];

/** Refuses a file by its first bytes, so that nothing else is parsed: a drawing (SVG) would be. */
async function checkType(file: string): Promise<void> {
  if (!TYPES.includes(sniff(await readHead(file)))) throw refuse.invalid({ file: code('logo_type') });
}

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
      queueDecode(LOGO, async () => {
        await checkType(file);
        const { renderLogo } = await import('../../../base/site/logo/render.ts');
        return renderLogo(file);
      }),
    );
    return { logo: await setLogo(app, staff, rendered) };
  });
}
