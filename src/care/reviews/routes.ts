import { implement } from '@orpc/server';
import { recordRead } from '../../base/audit/audit.ts';
import { checkAccess } from '../../kit/api/access.ts';
import { type Call, requireManager, requireMember, requireStaff } from '../../kit/api/call.ts';
import { contract } from './contract.ts';
import { claimReview, decideReview, takeDownPhoto } from './decisions/decide.ts';
import { readReview, readReviewQueue } from './decisions/queue.ts';
import { readOwnReviews, submitAgain } from './submissions/ownReviews.ts';

const on = implement(contract).$context<Call>().use(checkAccess);

/** Records in the audit log which reviews, and so whose names, a staff member reads. */
const noteRead = (call: Call, reviews: { id: string }[]) =>
  recordRead(call.app, requireStaff(call), { kind: 'review', ids: reviews.map(({ id }) => id) });

export const routes = on.router({
  mine: on.mine.handler(({ context: { app, viewer } }) => readOwnReviews(app, requireMember(viewer))),
  submit: on.submit.handler(({ context: { app, viewer } }) => submitAgain(app, requireManager(viewer))),
  queue: on.queue.handler(async ({ context, input }) => {
    const queue = await readReviewQueue(context.app, requireStaff(context), input);
    await noteRead(context, queue.items);
    return queue;
  }),
  read: on.read.handler(async ({ context, input }) => {
    const staff = requireStaff(context);
    const found = await readReview(context.app, staff, input.id);
    const { publicId } = found.review.profile;
    const reporters = found.reported?.reports.flatMap(({ reporter }) => reporter?.publicId ?? []) ?? [];
    const alike = found.namesakes.map(({ id }) => id);
    const ids = [...new Set([publicId, ...reporters, ...alike])];
    await recordRead(context.app, staff, { kind: 'profile', ids });
    return found;
  }),
  claim: on.claim.handler(async ({ context, input }) => {
    const review = await claimReview(context.app, requireStaff(context), input);
    await noteRead(context, [review]);
    return review;
  }),
  decide: on.decide.handler(async ({ context, input }) => {
    const review = await decideReview(context.app, requireStaff(context), input);
    await noteRead(context, [review]);
    return review;
  }),
  takeDownPhoto: on.takeDownPhoto.handler(({ context, input }) =>
    takeDownPhoto(context.app, requireStaff(context), input),
  ),
});
