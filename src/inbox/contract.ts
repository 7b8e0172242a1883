import { z } from 'zod';
import { visitor } from '../kit/api/contract.ts';
import { contactMessage } from './rules.ts';

export const contract = {
  sendContactMessage: visitor
    .route({
      method: 'POST',
      path: '/contact-messages',
      successStatus: 201,
      summary: 'Write to the people who run the site',
      tags: ['inbox'],
    })
    .input(contactMessage)
    .output(z.object({})),
};
