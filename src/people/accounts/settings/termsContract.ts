import { z } from 'zod';
import { account, conflict } from '../../../kit/api/contract.ts';

const terms = z.object({
  version: z.string(),
  accepted: z.string().nullable(),
  changes: z.string().nullable().describe('What has changed, in a sentence'),
  pending: z.boolean().describe('Whether the account agreed to earlier ones, and is asked again'),
});

export const contract = {
  terms: account
    .route({
      method: 'GET',
      path: '/me/terms',
      summary: 'The version of the terms and policies in force, and which one the account has agreed to',
      tags: ['accounts'],
    })
    .output(terms),
  acceptTerms: account
    .route({
      method: 'PUT',
      path: '/me/terms',
      summary: 'Agree to the terms and policies in force; another version is refused',
      tags: ['accounts'],
    })
    .errors(conflict)
    .input(z.object({ version: z.string().max(20) }))
    .output(terms),
};
