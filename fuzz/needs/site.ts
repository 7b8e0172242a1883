import { randomUUID } from 'node:crypto';
import { noLegal } from '../../src/base/site/legalRules.ts';
import { defaultFacts } from '../../src/base/site/shared/rules.ts';
import { writeUnsubscribeToken } from '../../src/care/notifications/email/unsubscribe.ts';
import { usualReadingLimits } from '../../src/kit/shared/api/limits/readingRules.ts';
import { usualRetention } from '../../src/kit/shared/retention/rules.ts';
import { sampleSeller } from '../../test/gateway.ts';
import { FORGETFUL } from '../actors.ts';
import type { Needs } from './need.ts';
import type { World } from './world.ts';

/** Returns what requests about the site's settings, the contact form, photos and catalogs need. */
export function siteNeeds({ site, db, photo, profileOf }: World): Needs {
  /** Adds a message of the contact form. */
  async function addMessage() {
    const row = await db
      .insertInto('contact_messages')
      .values({
        name: 'Sunita Rao',
        email: 'sunita@example.com',
        message: 'Namaste',
        sent_at: site.app.clock(),
      })
      .returning(['thread', 'updated_at'])
      .executeTakeFirstOrThrow();
    return { id: row.thread, updatedAt: row.updated_at.toISOString() };
  }

  let added = 0;
  /** Adds an option to the list of diets. */
  async function addOption() {
    added += 1;
    const key = `fuzzed_${added}`;
    await db
      .insertInto('vocabulary')
      .values({ kind: 'diet', key, position: 100 + added })
      .execute();
    await db
      .insertInto('vocabulary_names')
      .values({ kind: 'diet', key, locale: 'en', name: `Fuzzed ${added}` })
      .execute();
    return { kind: 'diet', key };
  }
  async function allOptions() {
    const rows = await db
      .selectFrom('vocabulary')
      .select('key')
      .where('kind', '=', 'diet')
      .orderBy('id')
      .execute();
    return { kind: 'diet', keys: rows.map(({ key }) => key) };
  }

  return {
    'sms.reports': { fields: () => ({ gateway: 'msg91', requestId: randomUUID(), status: '1' }) },
    'vocabulary.staffLists': { actor: 'finance' },
    'vocabulary.addOption': { fields: () => ({ kind: 'diet', name: `Diet ${++added}` }) },
    'vocabulary.changeOption': {
      fields: async () => ({ ...(await addOption()), name: `Diet ${++added}`, retired: false }),
    },
    'vocabulary.orderOptions': { fields: allOptions },
    'vocabulary.mergeOption': { fields: async () => ({ ...(await addOption()), into: 'vegan' }) },
    'site.facts': { actor: 'finance' },
    'site.changeFacts': {
      fields: () => ({ ...defaultFacts, contactEmail: 'help@example.com', version: undefined }),
    },
    'site.logo': { actor: 'finance' },
    'security.limits': { actor: 'finance' },
    'security.changeLimits': { fields: () => ({ ...usualReadingLimits, version: undefined }) },
    'personConsent.changeSetting': { fields: () => ({ shown: 'always', version: undefined }) },
    'staff.retention': { actor: 'finance' },
    'staff.retentionEffect': { actor: 'finance', fields: () => usualRetention },
    'staff.changeRetention': { fields: () => ({ ...usualRetention, version: undefined }) },
    'site.legal': { actor: 'finance' },
    'site.changeLegal': { fields: () => noLegal },
    'site.seller': { actor: 'finance' },
    'site.refundApproval': { actor: 'finance' },
    'site.changeRefundApproval': { fields: () => ({ abovePaise: null, version: undefined }) },
    'site.changeSeller': { fields: () => ({ ...sampleSeller, version: undefined }) },
    'inbox.sendContactMessage': { fields: () => ({ email: 'asha@example.com' }) },
    'inbox.sendDataRequest': { fields: () => ({ topic: 'access' }) },
    'inbox.queue': { actor: 'support', fields: () => ({ state: 'new', cursor: undefined }) },
    'inbox.thread': { actor: 'support', fields: async () => ({ id: (await addMessage()).id }) },
    'inbox.reply': { actor: 'support', fields: addMessage },
    'inbox.change': { actor: 'support', fields: async () => ({ ...(await addMessage()), takenBy: 'me' }) },
    'photos.read': { actor: 'member', fields: () => ({ id: photo.id }) },
    'site.logoFile': {
      async fields() {
        const logo = randomUUID();
        const row = { logo, name: 'mark.png', content: Buffer.from('a picture'), added_at: site.app.clock() };
        await db.insertInto('logo_files').values(row).execute();
        return { id: logo, file: row.name };
      },
    },
    'site.accent': { fields: () => ({ accent: '1a4d8f.css' }) },
    'staff.changeLogo': { spared: 'Its body is a picture.' },
    'notifications.unsubscribeAtOnce': {
      async fields() {
        const { account_id } = await profileOf(FORGETFUL);
        return { token: await writeUnsubscribeToken(db, account_id, 'views') };
      },
    },
    catalog: { fields: () => ({ locale: 'en' }) },
  };
}
