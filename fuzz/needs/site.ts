import { defaultFacts } from '../../src/site/rules.ts';
import { sampleSeller } from '../../test/gateway.ts';
import type { Needs } from './need.ts';
import type { World } from './world.ts';

/** Returns what requests about the site's settings, the contact form, photos and catalogs need. */
export function siteNeeds({ photo }: World): Needs {
  return {
    'site.facts': { by: 'finance' },
    'site.changeFacts': { fields: () => ({ ...defaultFacts, contactEmail: 'help@example.com' }) },
    'site.seller': { by: 'finance' },
    'site.changeSeller': { fields: () => ({ ...sampleSeller }) },
    'inbox.sendContactMessage': { fields: () => ({ email: 'asha@example.com' }) },
    'photos.read': { by: 'member', fields: () => ({ id: photo.id }) },
    catalog: { fields: () => ({ locale: 'en' }) },
  };
}
