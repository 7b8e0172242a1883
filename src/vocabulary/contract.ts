import { z } from 'zod';
import { visitor } from '../kit/contract.ts';

const option = z.object({ name: z.string(), inForms: z.boolean(), inFilter: z.boolean() });
const options = z.array(option);

export const contract = {
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
