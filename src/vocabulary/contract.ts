import { z } from 'zod';
import { visitor } from '../kit/contract.ts';

const option = z.object({ name: z.string(), inForms: z.boolean(), inFilter: z.boolean() });
const options = z.array(option);

const login = z.object({ email: z.string(), password: z.string() });

export const contract = {
  site: visitor
    .route({
      method: 'GET',
      path: '/site',
      summary: 'What the site calls itself and how it is reached',
      tags: ['vocabulary'],
    })
    .output(
      z.object({
        name: z.string(),
        supportEmail: z.string(),
        supportPhone: z.string(),
        city: z.string(),
        demo: z
          .object({ member: login, staff: login })
          .nullable()
          .describe('The sample accounts of a demo; null on a real site'),
      }),
    ),
  lists: visitor
    .route({
      method: 'GET',
      path: '/vocabulary',
      summary: 'The option lists of forms and filters',
      tags: ['vocabulary'],
    })
    .output(
      z.object({
        religion: options,
        motherTongue: options,
        maritalStatus: options,
        education: options,
        state: options,
      }),
    ),
};
