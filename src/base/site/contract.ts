import { z } from 'zod';
import { conflict, staff, visitor } from '../../kit/api/contract.ts';
import { legalTexts } from './legalRules.ts';
import { refundApproval } from './refundRules.ts';
import { logo } from './shared/logo/rules.ts';
import { newSiteFacts, settingVersion, siteFacts } from './shared/rules.ts';
import { seller } from './shared/seller/sellerRules.ts';

const tags = ['site'];
/** Absent: whatever is set is replaced. */
const seen = { version: settingVersion.optional() };
const text = z.string().nullable();
/** The texts, and the version that members agree to. */
const legal = z.object({
  terms: z.string().nullable(),
  privacy: z.string().nullable(),
  refund: z.string().nullable(),
  safety: z.string().nullable(),
  changes: z.string().nullable().describe('What has changed last, in a sentence for members'),
  termsVersion: z
    .string()
    .describe('The version that members agree to: its day, with a number after the first of a day'),
});
const login = z.object({ email: z.string(), password: z.string() });

export const contract = {
  shown: visitor
    .route({ method: 'GET', path: '/site', summary: 'What the site is called and how it is reached', tags })
    .output(
      siteFacts.extend({
        demo: z
          .object({ member: login, staff: login })
          .nullable()
          .describe('The sample accounts of a demo; null on a real site'),
      }),
    ),
  facts: staff('settings.read')
    .route({
      method: 'GET',
      path: '/staff/settings/site',
      summary: 'What the site is called and how it is reached, for the form that changes it',
      tags,
    })
    .output(z.object({ site: siteFacts, version: settingVersion })),
  changeFacts: staff('settings.edit')
    .route({
      method: 'PUT',
      path: '/staff/settings/site',
      summary: 'Sets what the site is called and how it is reached',
      tags,
    })
    .errors(conflict)
    .input(newSiteFacts.safeExtend(seen))
    .output(siteFacts),
  texts: visitor
    .route({
      method: 'GET',
      path: '/site/texts',
      summary:
        "The site's own terms, privacy policy, refund policy and safety tips; null for the built-in ones",
      tags,
    })
    .output(z.object({ terms: text, privacy: text, refund: text, safety: text })),
  legal: staff('settings.read')
    .route({
      method: 'GET',
      path: '/staff/settings/legal',
      summary: "The site's own terms and policies, for the form that changes them",
      tags,
    })
    .output(legal.extend({ version: settingVersion })),
  changeLegal: staff('settings.edit')
    .route({
      method: 'PUT',
      path: '/staff/settings/legal',
      summary: "Sets the site's own terms and policies; members are asked to accept what they agree to again",
      tags,
    })
    .errors(conflict)
    .input(legalTexts.extend(seen))
    .output(legal),
  logo: staff('settings.read')
    .route({
      method: 'GET',
      path: '/staff/settings/logo',
      summary: "The site's logo; null while it has the built-in mark",
      tags,
    })
    .output(z.object({ logo: logo.nullable() })),
  removeLogo: staff('settings.edit')
    .route({
      method: 'DELETE',
      path: '/staff/settings/logo',
      summary: 'Shows the built-in mark again',
      tags,
    })
    .output(z.object({ logo: z.null() })),
  seller: staff('settings.read')
    .route({
      method: 'GET',
      path: '/staff/settings/seller',
      summary: 'Who sells the plans; null until it is set',
      tags,
    })
    .output(z.object({ seller: seller.nullable(), version: settingVersion })),
  changeSeller: staff('settings.edit')
    .route({
      method: 'PUT',
      path: '/staff/settings/seller',
      summary: 'Set the seller on new invoices',
      tags,
    })
    .errors(conflict)
    .input(seller.safeExtend(seen))
    .output(seller),
  refundApproval: staff('settings.read')
    .route({
      method: 'GET',
      path: '/staff/settings/refunds',
      summary: 'From which amount on a refund needs a second person',
      tags,
    })
    .output(refundApproval.extend({ version: settingVersion })),
  changeRefundApproval: staff('settings.edit')
    .route({
      method: 'PUT',
      path: '/staff/settings/refunds',
      summary:
        'Sets from which amount on a refund needs a second person; those that wait already go on waiting',
      tags,
    })
    .errors(conflict)
    .input(refundApproval.extend(seen))
    .output(refundApproval),
};
