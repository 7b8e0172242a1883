import { implement } from '@orpc/server';
import { checkAccess } from '../../kit/api/access.ts';
import { type Call, requireMember } from '../../kit/api/call.ts';
import { contract } from './contract.ts';
import { dismiss, readDismissals, undoDismissal } from './dismissals/dismissals.ts';
import { listFigures } from './learning/figureStore.ts';
import { readPick, recommend } from './recommended/recommend.ts';

/** Days of figures that staff see: a quarter of a year. */
const FIGURE_DAYS = 91;

const on = implement(contract).$context<Call>().use(checkAccess);

export const routes = on.router({
  recommendations: on.recommendations.handler(({ context: { app, viewer }, input: { cursor } }) =>
    recommend(app, requireMember(viewer), cursor),
  ),
  dismissals: on.dismissals.handler(({ context: { app, viewer }, input }) =>
    readDismissals(app, requireMember(viewer), input.cursor),
  ),
  dismiss: on.dismiss.handler(({ context: { app, viewer }, input }) =>
    dismiss(app, requireMember(viewer), input.id, input.reason),
  ),
  restore: on.restore.handler(({ context: { app, viewer }, input }) =>
    undoDismissal(app, requireMember(viewer), input.id),
  ),
  pick: on.pick.handler(({ context: { app, viewer } }) => readPick(app, requireMember(viewer))),
  figures: on.figures.handler(async ({ context: { app } }) => ({
    days: (await listFigures(app.db, FIGURE_DAYS)).map(shownFigures),
  })),
});

const shownFigures = (row: Awaited<ReturnType<typeof listFigures>>[number]) => ({
  day: row.day,
  activeMembers: row.active_members,
  matchesPerMember: row.matches_per_member,
  exposureGini: row.exposure_gini,
  shareAnswered: row.share_answered,
});
