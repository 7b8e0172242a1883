import { expect, test } from 'vitest';
import { pages, setUp, site, visible } from '../../../../test/setup/site.ts';
import type { App } from '../../../kit/app/app.ts';
import { pageValues } from './pages.ts';

setUp();

type Config = Partial<App['config']>;

/** Returns what pages know of a site with this configuration and setting. */
function factsOf(config: Config, show?: string) {
  const settings = new Map<string, unknown>(show ? [['person_consent', { show }]] : []);
  const values = pageValues({
    config: { ...site.app.config, ...config },
    settings: { ...site.app.settings, read: () => settings },
  });
  const { phonesVerified, personsAgree, profilesChecked } = JSON.parse(values.SITE!);
  return [phonesVerified, personsAgree, profilesChecked];
}

test('pages know what a profile is shown after, as the site is configured', () => {
  const sms = site.app.config.sms ?? ({} as NonNullable<App['config']['sms']>);
  expect(factsOf({ demo: false, sms: null, moderation: 'automatic' })).toEqual([null, null, null]);
  expect(factsOf({ demo: false, sms, moderation: 'staff' }, 'consented')).toEqual(['yes', 'yes', 'yes']);
  // A demo asks nobody to verify a phone number, whether it can send SMS or not.
  expect(factsOf({ demo: true, sms, moderation: 'automatic' }, 'always')).toEqual([null, null, null]);
});

test('public pages speak of phone numbers only where a profile waits for one', async () => {
  for (const url of ['/', '/about', '/terms']) {
    const html = visible(await pages.get(url));
    expect(html, url).toContain('only after its email is verified.');
    expect(html, url).not.toContain('phone number must be verified');
  }
});
