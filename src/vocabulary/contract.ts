import { z } from 'zod';
import { visitor } from '../kit/api/contract.ts';

const option = z.object({
  key: z.string().describe('Stays the same, whatever the option is called'),
  name: z.string(),
  inForms: z.boolean(),
  inFilter: z.boolean(),
});

export const contract = {
  lists: visitor
    .route({
      method: 'GET',
      path: '/vocabulary',
      summary: 'The option lists by kind, with names in a language, in English where there is none',
      tags: ['vocabulary'],
    })
    .input(z.object({ locale: z.string().max(35).optional().describe('A BCP 47 tag; absent: English') }))
    .output(z.record(z.string().describe('A kind, such as mother_tongue'), z.array(option))),
};
