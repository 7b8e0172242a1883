import { z } from 'zod';
import { visitor } from '../kit/contract.ts';
import { contactMessage } from './rules.ts';

const login = z.object({ email: z.string(), password: z.string() });

export const contract = {
  site: visitor
    .route({
      method: 'GET',
      path: '/site',
      summary: 'What the site calls itself and how it is reached',
      tags: ['content'],
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
  sendContactMessage: visitor
    .route({
      method: 'POST',
      path: '/contact-messages',
      successStatus: 201,
      summary: 'Write to the people who run the site',
      tags: ['content'],
    })
    .input(contactMessage)
    .output(z.object({})),
};
