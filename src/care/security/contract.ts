import { z } from 'zod';
import { settingVersion } from '../../base/site/shared/rules.ts';
import { conflict, staff } from '../../kit/api/contract.ts';
import { instant } from '../../kit/shared/api/dates.ts';
import { READ_KINDS, readingLimits } from '../../kit/shared/api/limits/readingRules.ts';
import { INCIDENT_KINDS, PATTERNS } from './shared/incidents.ts';

const tags = ['security'];
const who = z
  .object({ id: z.string().nullable(), name: z.string() })
  .nullable()
  .describe(
    'A member (with the ID of a profile) or somebody of the staff; null where it is nobody who is known',
  );

export const contract = {
  limits: staff('settings.read')
    .route({
      method: 'GET',
      path: '/staff/settings/reading-limits',
      summary: 'How much of others each kind of reader may read in a day',
      tags,
    })
    .output(z.object({ limits: readingLimits, version: settingVersion })),
  changeLimits: staff('settings.edit')
    .route({
      method: 'PUT',
      path: '/staff/settings/reading-limits',
      summary: 'Sets how much of others each kind of reader may read in a day',
      tags,
    })
    .errors(conflict)
    .input(readingLimits.extend({ version: settingVersion.optional() }))
    .output(readingLimits),
  heavyReaders: staff('audit.read')
    .route({
      method: 'GET',
      path: '/staff/heavy-readers',
      summary: 'Who came near a daily limit of reading in the last 30 days, the latest first, at most 200',
      tags,
    })
    .output(
      z.object({
        readers: z.array(
          z.object({
            profile: z
              .object({ id: z.string(), name: z.string() })
              .nullable()
              .describe('Null for a visitor and for an account without a profile'),
            kind: z.enum(READ_KINDS),
            day: z.string().describe('YYYY-MM-DD in India'),
            amount: z.number().int().describe('What was sent'),
            activeMinutes: z.number().int().describe('Minutes in which something was read, at least'),
            firstAt: instant,
            lastAt: instant,
            nearAt: instant.describe('When 80% of the limit was passed'),
            networks: z.array(z.string()).describe('At most 20'),
          }),
        ),
      }),
    ),
  incidents: staff('audit.read')
    .route({
      method: 'GET',
      path: '/staff/security-events',
      summary:
        'Failed logins, refusals and exceeded limits of the last 30 days, and what looks like an attack',
      tags,
    })
    .output(
      z.object({
        alarms: z
          .array(
            z.object({
              pattern: z.enum(PATTERNS),
              who,
              network: z.string().nullable(),
              amount: z.number().int(),
              raisedAt: instant,
            }),
          )
          .describe('The latest first, at most 100'),
        events: z
          .array(
            z.object({
              kind: z.enum(INCIDENT_KINDS),
              who,
              unknown: z.number().int().describe('How many accounts that are not there were tried'),
              network: z.string(),
              amount: z.number().int().describe('Of one day'),
              firstAt: instant,
              lastAt: instant,
            }),
          )
          .describe('The latest first, at most 200'),
      }),
    ),
};
