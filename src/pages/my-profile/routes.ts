import { implement } from '@orpc/server';
import { checkAccess } from '../../kit/api/access.ts';
import { type Call, requireManager, requireMember } from '../../kit/api/call.ts';
import { previewProfile } from '../../people/profiles/facts/profile.ts';
import { allowHoroscope, withdrawHoroscope } from '../../people/profiles/sections/horoscopeConsent.ts';
import { saveSection } from '../../people/profiles/sections/sections.ts';
import { leaveStep } from '../../people/profiles/sections/steps.ts';
import { readMyConsents } from './consents.ts';
import { contract } from './contract.ts';
import { readMyProfile } from './myProfile.ts';

const on = implement(contract).$context<Call>().use(checkAccess);

export const routes = on.router({
  consents: on.consents.handler(({ context: { app, viewer } }) => readMyConsents(app, requireMember(viewer))),
  setHoroscopeConsent: on.setHoroscopeConsent.handler(async ({ context: { app, viewer }, input }) => {
    const member = requireManager(viewer);
    if (input.given) await allowHoroscope(app, member);
    else await withdrawHoroscope(app, member, input);
    return readMyConsents(app, member);
  }),
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
