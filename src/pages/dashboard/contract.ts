import { z } from 'zod';
import { memberOrTeam } from '../../kit/api/contract.ts';

const count = z.number().int();

export const contract = {
  mine: memberOrTeam
    .route({
      method: 'GET',
      path: '/dashboard',
      summary: "Returns the member's numbers and what their profile lacks",
      tags: ['dashboard'],
    })
    .output(
      z.object({
        profileViews: count,
        interestsReceived: count,
        messages: count,
        shortlisted: count,
        steps: z
          .object({ left: count, of: count })
          .describe('Guided steps, and how many are filled in or skipped'),
        completeness: z.object({
          percent: z.number().int().min(0).max(100),
          next: z
            .array(
              z.enum([
                'photo',
                'bio',
                'height',
                'maritalStatus',
                'education',
                'profession',
                'city',
                'income',
                'community',
                'family',
                'preferences',
                'lifestyle',
                'horoscope',
                'hobbies',
              ]),
            )
            .describe('What is missing, the most useful first'),
        }),
      }),
    ),
};
