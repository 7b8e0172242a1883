import { implement } from '@orpc/server';
import { type Call, requireManager, requireMember } from '../kit/api/call.ts';
import { checkAccess } from '../kit/api/serve.ts';
import { previewProfile } from '../profiles/read.ts';
import { saveSection } from '../profiles/sections/sections.ts';
import { leaveStep } from '../profiles/sections/steps.ts';
import { contract } from './contract.ts';
import { readMyProfile } from './myProfile.ts';

const on = implement(contract).$context<Call>().use(checkAccess);

export const routes = on.router({
  read: on.read.handler(({ context: { app, viewer } }) => readMyProfile(app, requireMember(viewer))),
  preview: on.preview.handler(({ context: { app, viewer }, input }) =>
    previewProfile(app, requireMember(viewer), input.as),
  ),
  saveAbout: on.saveAbout.handler(({ context: { app, viewer }, input }) =>
    saveSection(app, requireManager(viewer), 'about', input),
  ),
  saveBasics: on.saveBasics.handler(({ context: { app, viewer }, input }) =>
    saveSection(app, requireManager(viewer), 'basics', input),
  ),
  saveCommunity: on.saveCommunity.handler(({ context: { app, viewer }, input }) =>
    saveSection(app, requireManager(viewer), 'community', input),
  ),
  saveWork: on.saveWork.handler(({ context: { app, viewer }, input }) =>
    saveSection(app, requireManager(viewer), 'work', input),
  ),
  saveFamily: on.saveFamily.handler(({ context: { app, viewer }, input }) =>
    saveSection(app, requireManager(viewer), 'family', input),
  ),
  saveHoroscope: on.saveHoroscope.handler(({ context: { app, viewer }, input }) =>
    saveSection(app, requireManager(viewer), 'horoscope', input),
  ),
  saveWishes: on.saveWishes.handler(({ context: { app, viewer }, input }) =>
    saveSection(app, requireManager(viewer), 'wishes', input),
  ),
  leaveStep: on.leaveStep.handler(({ context: { app, viewer }, input }) =>
    leaveStep(app, requireManager(viewer), input.step),
  ),
});
