import { implement } from '@orpc/server';
import { checkAccess } from '../../kit/api/access.ts';
import { type Call, requireManager, requireMember } from '../../kit/api/call.ts';
import { contract } from './contract.ts';
import { cropPhoto, orderPhotos, readGallery, removePhoto, undoRemoval } from './gallery/gallery.ts';

const on = implement(contract).$context<Call>().use(checkAccess);

export const routes = on.router({
  mine: on.mine.handler(({ context: { app, viewer } }) =>
    readGallery(app.db, requireMember(viewer).profile.id),
  ),
  order: on.order.handler(({ context: { app, viewer }, input }) =>
    orderPhotos(app, requireManager(viewer), input),
  ),
  crop: on.crop.handler(({ context: { app, viewer }, input: { id, ...crop } }) =>
    cropPhoto(app, requireManager(viewer), id, crop),
  ),
  remove: on.remove.handler(({ context: { app, viewer }, input }) =>
    removePhoto(app, requireManager(viewer), input.id),
  ),
  undoRemoval: on.undoRemoval.handler(({ context: { app, viewer }, input }) =>
    undoRemoval(app, requireManager(viewer), input.id),
  ),
});
