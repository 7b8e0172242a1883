import { implement } from '@orpc/server';
import { checkAccess } from '../../kit/api/access.ts';
import { type Call, requireStaff } from '../../kit/api/call.ts';
import { contract } from './contract.ts';
import { readPost, readPosts, removePost, savePost } from './posts.ts';
import { publishPost, unpublishPost } from './publishing/publishing.ts';
import { readPostList, readPublished } from './read.ts';

const on = implement(contract).$context<Call>().use(checkAccess);

export const routes = on.router({
  list: on.list.handler(({ context: { app }, input }) => readPostList(app, input)),
  read: on.read.handler(({ context: { app }, input }) => readPublished(app, input.slug)),
  staffList: on.staffList.handler(({ context: { app }, input }) => readPosts(app, input)),
  staffRead: on.staffRead.handler(({ context: { app }, input }) => readPost(app, input.id)),
  save: on.save.handler(({ context, input }) => savePost(context.app, requireStaff(context), input)),
  publish: on.publish.handler(({ context, input }) => publishPost(context.app, requireStaff(context), input)),
  unpublish: on.unpublish.handler(({ context, input }) =>
    unpublishPost(context.app, requireStaff(context), input.id),
  ),
  remove: on.remove.handler(async ({ context, input }) => {
    await removePost(context.app, requireStaff(context), input.id);
    return {};
  }),
});
