import type { PaymentTest } from '../../test/gateway.ts';
import { accessNeeds } from './accountAccess.ts';
import { accountNeeds } from './accounts.ts';
import { customFieldNeeds } from './customFields.ts';
import { horoscopeNeeds } from './horoscopes.ts';
import { identityNeeds } from './identity.ts';
import { interestNeeds } from './interests.ts';
import { listNeeds } from './lists.ts';
import { managerNeeds } from './managers.ts';
import { memberNeeds } from './members.ts';
import { messageNeeds } from './messages.ts';
import { myProfileNeeds } from './myProfile.ts';
import type { Needs } from './need.ts';
import { paymentNeeds } from './payments.ts';
import { photoNeeds } from './photos.ts';
import { postNeeds } from './posts.ts';
import { requestNeeds } from './requests.ts';
import { reviewNeeds } from './reviews.ts';
import { safetyNeeds } from './safety.ts';
import { siteNeeds } from './site.ts';
import { staffNeeds } from './staff.ts';
import { storyNeeds } from './stories.ts';
import { suggestionNeeds } from './suggestions.ts';
import { buildWorld } from './world.ts';

/** Prepares a site, and returns for each endpoint what its valid requests need. */
export async function prepareNeeds(site: PaymentTest): Promise<Needs> {
  const world = await buildWorld(site);
  return {
    ...accountNeeds(world),
    ...accessNeeds(world),
    ...customFieldNeeds(world),
    ...horoscopeNeeds(),
    ...identityNeeds(world),
    ...interestNeeds(world),
    ...managerNeeds(world),
    ...listNeeds(world),
    ...memberNeeds(world),
    ...messageNeeds(world),
    ...myProfileNeeds(world),
    ...postNeeds(world),
    ...requestNeeds(world),
    ...reviewNeeds(world),
    ...paymentNeeds(world),
    ...photoNeeds(world),
    ...safetyNeeds(world),
    ...siteNeeds(world),
    ...staffNeeds(world),
    ...suggestionNeeds(world),
    ...storyNeeds(world),
  };
}
