import { implement } from '@orpc/server';
import { checkAccess } from '../../kit/api/access.ts';
import { type Call, requireAccount, requireManager, requireMember } from '../../kit/api/call.ts';
import { contract } from './contract.ts';
import { deleteAccount } from './deletion/deleteAccount.ts';
import { readPlan } from './deletion/plan.ts';
import { agreeToDeletion, declineDeletion, readRequest } from './deletion/requests.ts';
import { readDownload, requestDownload } from './downloads/downloads.ts';
import { nameNominee, readNominee, removeNominee } from './nominees/nominees.ts';

const on = implement(contract).$context<Call>().use(checkAccess);

export const routes = on.router({
  nominee: on.nominee.handler(({ context: { app, viewer } }) => readNominee(app, requireAccount(viewer))),
  nameNominee: on.nameNominee.handler(({ context: { app, viewer }, input }) =>
    nameNominee(app, requireAccount(viewer), input),
  ),
  removeNominee: on.removeNominee.handler(async ({ context: { app, viewer } }) => {
    await removeNominee(app, requireAccount(viewer));
    return {};
  }),
  download: on.download.handler(({ context: { app, viewer } }) => readDownload(app, requireAccount(viewer))),
  requestDownload: on.requestDownload.handler(({ context: { app, viewer } }) =>
    requestDownload(app, requireAccount(viewer)),
  ),
  deletionPlan: on.deletionPlan.handler(({ context: { app, viewer } }) =>
    readPlan(app, requireAccount(viewer)),
  ),
  deleteAccount: on.deleteAccount.handler(async ({ context: { app, viewer, client }, input }) => {
    await deleteAccount(app, requireAccount(viewer), client, input);
    return {};
  }),
  deletionRequest: on.deletionRequest.handler(({ context: { app, viewer } }) =>
    readRequest(app, requireMember(viewer)),
  ),
  agreeToDeletion: on.agreeToDeletion.handler(async ({ context: { app, viewer, client }, input }) => {
    const it = { ...input, address: client.address };
    return { deleted: await agreeToDeletion(app, requireManager(viewer), it) };
  }),
  declineDeletion: on.declineDeletion.handler(async ({ context: { app, viewer } }) => {
    await declineDeletion(app, requireManager(viewer));
    return {};
  }),
});
