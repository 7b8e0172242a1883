import { implement } from '@orpc/server';
import { checkAccess } from '../../kit/api/access.ts';
import { type Call, requireStaff } from '../../kit/api/call.ts';
import { readVersion } from '../../kit/app/storedSettings.ts';
import { contract } from './contract.ts';
import { changeLegal, readLegal, termsVersion } from './legal.ts';
import type { StoredLegal } from './legalRules.ts';
import { removeLogo } from './logo/logo.ts';
import { readLogo, readRefundApproval, readSeller, readSite } from './read.ts';
import { demo } from './samples.ts';
import { changeRefundApproval, changeSeller, changeSite } from './site.ts';

/** Without the version of the texts, which is another one than the setting's. */
const textsOf = ({ version: _, ...texts }: StoredLegal) => texts;

const on = implement(contract).$context<Call>().use(checkAccess);

export const routes = on.router({
  shown: on.shown.handler(({ context: { app } }) => ({
    ...readSite(app),
    demo: app.config.demo ? demo : null,
  })),
  facts: on.facts.handler(async ({ context: { app } }) => ({
    // Read first: facts that are newer than their version are refused, never the other way round.
    version: await readVersion(app.db, 'site'),
    site: readSite(app),
  })),
  changeFacts: on.changeFacts.handler(({ context, input: { version, ...facts } }) =>
    changeSite(context.app, requireStaff(context), facts, version),
  ),
  texts: on.texts.handler(({ context: { app } }) => {
    const { terms, privacy, refund, safety } = readLegal(app);
    return { terms, privacy, refund, safety };
  }),
  legal: on.legal.handler(async ({ context: { app } }) => ({
    // Read first, as above.
    ...{ version: await readVersion(app.db, 'legal') },
    ...textsOf(readLegal(app)),
    termsVersion: termsVersion(app),
  })),
  changeLegal: on.changeLegal.handler(async ({ context, input: { version, ...texts } }) => ({
    ...textsOf(await changeLegal(context.app, requireStaff(context), texts, version)),
    termsVersion: termsVersion(context.app),
  })),
  logo: on.logo.handler(({ context: { app } }) => ({ logo: readLogo(app) })),
  removeLogo: on.removeLogo.handler(async ({ context }) => {
    await removeLogo(context.app, requireStaff(context));
    return { logo: null };
  }),
  seller: on.seller.handler(async ({ context: { app } }) => ({
    version: await readVersion(app.db, 'seller'),
    seller: await readSeller(app.db),
  })),
  changeSeller: on.changeSeller.handler(({ context, input: { version, ...seller } }) =>
    changeSeller(context.app, requireStaff(context), seller, version),
  ),
  refundApproval: on.refundApproval.handler(async ({ context: { app } }) => ({
    version: await readVersion(app.db, 'refunds'),
    ...(await readRefundApproval(app.db)),
  })),
  changeRefundApproval: on.changeRefundApproval.handler(({ context, input: { version, ...it } }) =>
    changeRefundApproval(context.app, requireStaff(context), it, version),
  ),
});
