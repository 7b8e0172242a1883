import { implement } from '@orpc/server';
import { checkAccess } from '../../kit/api/access.ts';
import { type Call, requireMember } from '../../kit/api/call.ts';
import { contract } from './contract.ts';
import { readOwnStory, readShownStories } from './read.ts';
import { consentToStory, saveStory, withdrawStory } from './stories.ts';

const on = implement(contract).$context<Call>().use(checkAccess);

export const routes = on.router({
  shown: on.shown.handler(({ context: { app } }) => readShownStories(app)),
  own: on.own.handler(({ context: { app, viewer } }) => readOwnStory(app, requireMember(viewer))),
  save: on.save.handler(({ context: { app, viewer }, input }) =>
    saveStory(app, requireMember(viewer), input),
  ),
  consent: on.consent.handler(({ context: { app, viewer }, input }) =>
    consentToStory(app, requireMember(viewer), input),
  ),
  withdraw: on.withdraw.handler(({ context: { app, viewer } }) => withdrawStory(app, requireMember(viewer))),
});
