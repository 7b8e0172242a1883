import { z } from 'zod';
import { conflict, manager, memberOrTeam, notFound, visitor } from '../../kit/api/contract.ts';
import { OCCASIONS } from './shared/limits.ts';
import { storyFields } from './shared/rules.ts';

const tags = ['stories'];

const event = z.object({ occasion: z.enum(OCCASIONS), month: z.string().describe('YYYY-MM') }).nullable();
const shown = z.object({ id: z.uuid(), names: z.string(), event, city: z.string(), body: z.string() });

const own = shown.extend({
  version: z.number().int().describe('Counts the changes of the story'),
  mine: z.boolean().describe("Whether the viewer's profile sent it in; else it is the partner"),
  other: z.object({ id: z.string(), name: z.string() }).describe('The profile of the other side'),
  state: z
    .enum(['consent', 'review', 'approved', 'rejected'])
    .describe('What it waits for, or what was decided'),
});
export type OwnStory = z.output<typeof own>;

const ownAnswer = z.object({
  story: own.nullable(),
  partners: z
    .array(z.object({ id: z.string(), name: z.string() }))
    .describe('Connected profiles, which a story can be about; the newest connection first'),
});

const version = z.object({ version: z.number().int().describe('As it was read; another one is refused') });

export const contract = {
  shown: visitor
    .route({
      method: 'GET',
      path: '/stories',
      summary: 'The approved success stories, the newest first',
      tags,
    })
    .output(
      z.object({
        stories: z.array(shown),
        samples: z.boolean().describe('Whether to show samples: on a demo without stories'),
      }),
    ),
  own: memberOrTeam
    .route({ method: 'GET', path: '/me/story', summary: "The story that the viewer's profile is in", tags })
    .output(ownAnswer),
  save: manager
    .route({ method: 'PUT', path: '/me/story', summary: 'Send in or edit the story', tags })
    .errors({ ...notFound, ...conflict })
    .input(storyFields.extend({ version: z.number().int().min(0).describe('0 for a new one') }))
    .output(ownAnswer),
  consent: manager
    .route({ method: 'PUT', path: '/me/story/consent', summary: "Consent to the partner's story", tags })
    .errors({ ...notFound, ...conflict })
    .input(version)
    .output(ownAnswer),
  withdraw: manager
    .route({ method: 'DELETE', path: '/me/story', summary: 'Withdraw the story, from either side', tags })
    .output(ownAnswer),
};
