import { implement } from '@orpc/server';
import { recordRead } from '../../base/audit/audit.ts';
import { readListingRule } from '../../base/site/listingRule.ts';
import { checkAccess } from '../../kit/api/access.ts';
import { type Call, requireManager, requireMember, requireStaff } from '../../kit/api/call.ts';
import { refuse } from '../../kit/api/refusals.ts';
import { readVersion } from '../../kit/app/storedSettings.ts';
import { findProfile } from '../profiles/read.ts';
import { answerLink, readLink } from './answers/answer.ts';
import { askForMember, askPerson } from './asking/ask.ts';
import { contract } from './contract.ts';
import { readConsent, readOwnConsent } from './read.ts';
import { changeListingRule } from './setting.ts';

const on = implement(contract).$context<Call>().use(checkAccess);

export const routes = on.router({
  read: on.read.handler(({ context: { app, viewer } }) => readOwnConsent(app, requireMember(viewer))),
  ask: on.ask.handler(({ context: { app, viewer, client }, input }) =>
    askPerson(app, requireManager(viewer), input, client.address),
  ),
  link: on.link.handler(({ context: { app, client }, input }) => readLink(app, client, input.token)),
  answer: on.answer.handler(({ context: { app, client }, input }) => answerLink(app, client, input)),
  ofMember: on.ofMember.handler(async ({ context, input: { id } }) => {
    const { app } = context;
    const staff = requireStaff(context);
    const profile = await findProfile(app, id);
    if (profile === undefined) throw refuse.notFound();
    await recordRead(app, staff, { kind: 'profile', ids: [id] });
    return readConsent(app, profile);
  }),
  askForMember: on.askForMember.handler(({ context, input }) =>
    askForMember(context.app, requireStaff(context), input),
  ),
  setting: on.setting.handler(async ({ context: { app } }) => ({
    // Read first: a value that is newer than its version is refused, never the other way round.
    version: await readVersion(app.db, 'person_consent'),
    shown: readListingRule(app),
  })),
  changeSetting: on.changeSetting.handler(async ({ context, input: { version, shown } }) => ({
    shown: await changeListingRule(context.app, requireStaff(context), shown, version),
  })),
});
