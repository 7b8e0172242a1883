import { z } from 'zod';
import { KOOTAS, type KootaName } from '../astrology/guna/match.ts';
import { CONVENTIONS } from '../astrology/guna/tables.ts';
import { PORUTHAMS } from '../astrology/porutham/match.ts';

const total = z.number().describe('Of 36');

const note = z.object({
  name: z.enum(['nadi_dosha', 'bhakoot_dosha', 'gana_dosha', 'yoni_dosha', 'vashya_halves']),
  kind: z.enum(['2/12', '5/9', '6/8']).optional(),
  cancellations: z
    .array(
      z.enum([
        ...(['same_lord', 'friendly_lords', 'bride_far_ahead'] as const),
        ...(['different_padas', 'different_nakshatras', 'different_rashis'] as const),
      ]),
    )
    .describe('What is said to cancel the dosha; the points stay'),
});

/** The guna milan and the poruthams of two people. */
export const milan = z.object({
  convention: z.enum(CONVENTIONS),
  source: z.string().describe('Where the tables are from'),
  kootas: z.array(
    z.object({
      name: z.enum(Object.keys(KOOTAS) as [KootaName, ...KootaName[]]),
      points: z.number(),
      max: z.number(),
      bride: z.string().describe('What the bride is in this koota: brahmin, horse, deva …'),
      groom: z.string(),
      meaning: z.string(),
    }),
  ),
  total,
  max: z.literal(36),
  notes: z.array(note),
  range: z
    .object({ least: total, most: total })
    .nullable()
    .describe('Where several places of a Moon are possible'),
  poruthams: z.array(z.object({ name: z.enum(PORUTHAMS), agreement: z.enum(['good', 'average', 'bad']) })),
});

export type Milan = z.output<typeof milan>;
