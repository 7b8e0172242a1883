import { implement } from '@orpc/server';
import { checkAccess } from '../../kit/api/access.ts';
import { type Call, requireMember } from '../../kit/api/call.ts';
import { countReceivedInterests } from '../../meeting/interests/read.ts';
import { countReceivedMessages } from '../../meeting/messages/read.ts';
import { countShortlisted } from '../../meeting/shortlist/read.ts';
import { readProgress } from '../../people/profiles/sections/steps.ts';
import { countProfileViews } from '../../people/profiles/views.ts';
import { contract } from './contract.ts';

const on = implement(contract).$context<Call>().use(checkAccess);

export const routes = on.router({
  mine: on.mine.handler(async ({ context: { app, viewer } }) => {
    const member = requireMember(viewer);
    const me = member.profile.id;
    const [profileViews, { completeness, steps }, interests, messages, shortlisted] = await Promise.all([
      countProfileViews(app, me),
      readProgress(app, me),
      countReceivedInterests(app, member),
      countReceivedMessages(app.db, me),
      countShortlisted(app.db, member),
    ]);
    return {
      profileViews,
      completeness,
      interestsReceived: interests.all,
      messages,
      shortlisted,
      steps: { left: steps.filter(({ left }) => left).length, of: steps.length },
    };
  }),
});
