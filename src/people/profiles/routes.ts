import { implement } from '@orpc/server';
import { recordRead } from '../../base/audit/audit.ts';
import { checkAccess } from '../../kit/api/access.ts';
import {
  type Call,
  requireAccount,
  requireManager,
  requireMember,
  requireStaff,
} from '../../kit/api/call.ts';
import { contract } from './contract.ts';
import { readProfile } from './facts/profile.ts';
import { addProfile, listManaged, switchProfile } from './managed/managed.ts';
import { register } from './registration/register.ts';
import { suggestWords } from './suggestions/suggestions.ts';
import { changePrivacy, hideProfile, readSettings, showProfile } from './visible/settings/settings.ts';
import { readsAsStaff } from './visible/visible.ts';

const on = implement(contract).$context<Call>().use(checkAccess);

export const routes = on.router({
  register: on.register.handler(({ context: { app, client }, input }) => register(app, client, input)),
  managed: on.managed.handler(({ context: { app, viewer } }) => listManaged(app, requireAccount(viewer))),
  add: on.add.handler(({ context: { app, viewer }, input }) =>
    addProfile(app, requireAccount(viewer), input),
  ),
  switch: on.switch.handler(({ context: { app, viewer }, input }) =>
    switchProfile(app, requireAccount(viewer), input.id),
  ),
  read: on.read.handler(async ({ context, input }) => {
    const { app, viewer, client } = context;
    const profile = await readProfile(app, viewer, input.id, !client.prefetch);
    if (readsAsStaff(viewer)) {
      await recordRead(app, requireStaff(context), { kind: 'profile', ids: [profile.id] });
    }
    return profile;
  }),
  suggestWords: on.suggestWords.handler(({ context: { app }, input }) => suggestWords(app, input)),
  settings: on.settings.handler(({ context: { app, viewer } }) =>
    readSettings(app.db, requireMember(viewer).profile.id),
  ),
  changePrivacy: on.changePrivacy.handler(({ context: { app, viewer }, input }) =>
    changePrivacy(app, requireManager(viewer), input),
  ),
  hide: on.hide.handler(({ context: { app, viewer }, input }) =>
    hideProfile(app, requireManager(viewer), input),
  ),
  show: on.show.handler(({ context: { app, viewer } }) => showProfile(app, requireManager(viewer))),
});
