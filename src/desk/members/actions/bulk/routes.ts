import { implement } from '@orpc/server';
import { checkAccess } from '../../../../kit/api/access.ts';
import { type Call, requireStaff } from '../../../../kit/api/call.ts';
import {
  readUndoable,
  restoreMany,
  sendVerifications,
  suspendMany,
  undoSuspensions,
  warnMany,
} from './bulk.ts';
import { contract } from './contract.ts';
import { previewBulk } from './preview.ts';

const on = implement(contract).$context<Call>().use(checkAccess);

export const routes = {
  previewBulk: on.previewBulk.handler(({ context, input }) =>
    previewBulk(context.app, requireStaff(context), input),
  ),
  bulkSuspend: on.bulkSuspend.handler(({ context, input }) =>
    suspendMany(context.app, requireStaff(context), input),
  ),
  bulkRestore: on.bulkRestore.handler(({ context, input }) =>
    restoreMany(context.app, requireStaff(context), input),
  ),
  bulkWarn: on.bulkWarn.handler(({ context, input }) => warnMany(context.app, requireStaff(context), input)),
  bulkVerificationMail: on.bulkVerificationMail.handler(({ context, input }) =>
    sendVerifications(context.app, requireStaff(context), input.ids),
  ),
  undoable: on.undoable.handler(({ context }) => readUndoable(context.app, requireStaff(context))),
  undoSuspensions: on.undoSuspensions.handler(({ context, input }) =>
    undoSuspensions(context.app, requireStaff(context), input.ids),
  ),
};
