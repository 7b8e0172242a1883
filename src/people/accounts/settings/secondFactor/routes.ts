import { implement } from '@orpc/server';
import { checkAccess } from '../../../../kit/api/access.ts';
import { type Call, requireAccount } from '../../../../kit/api/call.ts';
import { passSecondFactor } from '../../sessions/secondStep.ts';
import { contract } from './contract.ts';
import { addPasskey, beginPasskey, removePasskey } from './ownPasskeys.ts';
import {
  beginAuthenticator,
  confirmAuthenticator,
  readOwnFactor,
  renewRecoveryCodes,
  turnOff,
} from './setUp.ts';

const on = implement(contract).$context<Call>().use(checkAccess);

const ownOf = ({ viewer, client }: Call) => ({ viewer: requireAccount(viewer), client });

export const routes = {
  passSecondFactor: on.passSecondFactor.handler(async ({ context: { app, client }, input }) => ({
    lands: await passSecondFactor(app, client, input),
  })),
  secondFactor: on.secondFactor.handler(({ context }) => readOwnFactor(context.app, ownOf(context))),
  beginAuthenticator: on.beginAuthenticator.handler(({ context, input }) =>
    beginAuthenticator(context.app, ownOf(context), input.password),
  ),
  confirmAuthenticator: on.confirmAuthenticator.handler(async ({ context, input }) => ({
    recoveryCodes: await confirmAuthenticator(context.app, ownOf(context), input.code),
  })),
  renewRecoveryCodes: on.renewRecoveryCodes.handler(async ({ context, input }) => ({
    recoveryCodes: await renewRecoveryCodes(context.app, ownOf(context), input.password),
  })),
  turnOffSecondFactor: on.turnOffSecondFactor.handler(async ({ context, input }) => {
    await turnOff(context.app, ownOf(context), input.password);
    return {};
  }),
  beginPasskey: on.beginPasskey.handler(({ context, input }) =>
    beginPasskey(context.app, ownOf(context), input.password),
  ),
  addPasskey: on.addPasskey.handler(async ({ context, input }) => ({
    recoveryCodes: await addPasskey(context.app, ownOf(context), input),
  })),
  removePasskey: on.removePasskey.handler(async ({ context, input }) => {
    await removePasskey(context.app, ownOf(context), input);
    return {};
  }),
};
