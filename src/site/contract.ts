import { z } from 'zod';
import { conflict, staff, visitor } from '../kit/api/contract.ts';
import { logo } from './logo/rules.ts';
import { newSiteFacts, settingVersion, siteFacts } from './rules.ts';
import { refundApproval } from './seller/refundRules.ts';
import { seller } from './seller/sellerRules.ts';

const tags = ['site'];
/** Absent: whatever is set is replaced. */
const seen = { version: settingVersion.optional() };
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
