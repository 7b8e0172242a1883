import { implement } from '@orpc/server';
import { recordRead } from '../../base/audit/audit.ts';
import { checkAccess } from '../../kit/api/access.ts';
import { type Call, requireStaff } from '../../kit/api/call.ts';
import { daysBefore } from '../../kit/app/retention.ts';
import { readVersion } from '../../kit/app/storedSettings.ts';
import { contract } from './contract.ts';
import { listAlarms, listIncidents } from './incidents/incidentStore.ts';
import { changeReadingLimits, readReadingLimits } from './limits.ts';
import { listNearLimit } from './store.ts';

const on = implement(contract).$context<Call>().use(checkAccess);

const LISTED_DAYS = 30;
const LISTED_MAX = 200;
const ALARMS_MAX = 100;

type Person = { public_id: string | null; name: string | null; staff_name: string | null };
const whoOf = ({ public_id: id, name, staff_name }: Person) =>
  staff_name !== null ? { id: null, name: staff_name } : name !== null ? { id, name } : null;
const after = (word: string, text: string) => (text.startsWith(word) ? text.slice(word.length) : null);

export const routes = on.router({
  limits: on.limits.handler(async ({ context: { app } }) => ({
    // Read first: limits that are newer than their version are refused, never the other way round.
    version: await readVersion(app.db, 'reading'),
    limits: readReadingLimits(app),
  })),
  changeLimits: on.changeLimits.handler(({ context, input: { version, ...limits } }) =>
    changeReadingLimits(context.app, requireStaff(context), limits, version),
  ),
  heavyReaders: on.heavyReaders.handler(async ({ context }) => {
    const { app } = context;
    const rows = await listNearLimit(app.db, daysBefore(app.clock(), LISTED_DAYS), LISTED_MAX);
    await recordRead(app, requireStaff(context), { kind: 'reading_counts', ids: ['page'] });
    return {
      readers: rows.map((row) => ({
        profile: row.public_id ? { id: row.public_id, name: row.name! } : null,
        kind: row.kind,
        day: row.day,
        amount: row.amount,
        activeMinutes: row.active_minutes,
        firstAt: row.first_at.toISOString(),
        lastAt: row.last_at.toISOString(),
        nearAt: row.near_at.toISOString(),
        networks: row.networks,
      })),
    };
  }),
  incidents: on.incidents.handler(async ({ context }) => {
    const { app } = context;
    const since = daysBefore(app.clock(), LISTED_DAYS);
    const alarms = await listAlarms(app.db, since, ALARMS_MAX);
    const events = await listIncidents(app.db, since, LISTED_MAX);
    await recordRead(app, requireStaff(context), { kind: 'security_events', ids: ['page'] });
    return {
      alarms: alarms.map((row) => ({
        pattern: row.pattern,
        who: whoOf(row),
        network: after('network ', row.who),
        amount: row.amount,
        raisedAt: row.raised_at.toISOString(),
      })),
      events: events.map((row) => ({
        kind: row.kind,
        who: whoOf(row),
        unknown: row.unknown,
        network: row.network,
        amount: row.amount,
        firstAt: row.first_at.toISOString(),
        lastAt: row.last_at.toISOString(),
      })),
    };
  }),
});
