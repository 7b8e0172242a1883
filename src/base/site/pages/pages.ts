import type { App } from '../../../kit/app/app.ts';
import { readRetention } from '../../../kit/app/retention.ts';
import type { TemplateValues } from '../../../kit/http/template.ts';
import { customFieldsVersion } from '../../custom-fields/fields.ts';
import { listsVersion } from '../../vocabulary/vocabulary.ts';
import { readLegal, termsVersion } from '../legal.ts';
import { readListingRule, requiresPhone } from '../listingRule.ts';
import { readLogo, readSite } from '../read.ts';
import { demo } from '../samples.ts';
import type { SiteFacts } from '../shared/rules.ts';
import { pageFacts } from './pageFacts.ts';

const valuesCache = new WeakMap<SiteFacts, TemplateValues>();

/**
 * Returns the facts that pages show: all of them as JSON in `SITE`, which the browser reads (site/web/useSite.ts), and each
 * under its name for the web app's manifest. The same object until a fact changes.
 */
export function pageValues(app: Pick<App, 'settings' | 'config'>): TemplateValues {
  const facts = readSite(app);
  const found = valuesCache.get(facts);
  if (found) return found;
  const shown = pageFacts(facts, {
    // As checkout: without a seller nothing can be sold.
    paysOnline: app.config.gateway !== null && app.settings.read().get('seller') != null,
    legal: readLegal(app),
    version: termsVersion(app),
    sms: app.config.sms !== null,
    phonesVerified: requiresPhone(app.config),
    personsAgree: readListingRule(app) === 'consented',
    profilesChecked: app.config.moderation === 'staff',
    lists: listsVersion(app),
    customFields: customFieldsVersion(app),
    logo: readLogo(app),
    retention: readRetention(app),
  });
  const values: TemplateValues = {
    SITE: JSON.stringify({ ...shown, demo: app.config.demo ? demo : null }),
    ...Object.fromEntries(Object.entries(shown).map(([name, value]) => [`SITE_${name}`, value])),
  };
  valuesCache.set(facts, values);
  return values;
}
