import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { generate } from '../../seed/generate/generate.ts';
import { prepare } from '../../src/app/prepare.ts';
import type { Client } from '../../src/kit/api/call.ts';
import { readConfig } from '../../src/kit/app/config.ts';
import { DAY_MS } from '../../src/kit/shared/time/durations.ts';
import { openContext } from '../../src/kit/start/context.ts';
import { addMissingRows } from '../../src/meeting/search/rows/rows.ts';
import { findPlan } from '../../src/money/memberships/plans/planStore.ts';
import { insertMembership } from '../../src/money/memberships/store.ts';
import { openSession } from '../../src/people/accounts/sessions/sessions.ts';

const PROFILES = 240;
const COUPLES = 40;
/** Without a plan, so that they may buy one. */
const BUYERS = 20;

export type Member = { accountId: number; profileId: number; publicId: string; token: string };
/** Two members who may write to each other. */
export type Couple = { sides: [Member, Member]; conversation: string };
export type Cast = { women: Member[]; men: Member[]; couples: Couple[]; buyers: Member[] };

const silent = { info() {}, warn() {}, error: console.error };

/**
 * Makes the database that every fault begins with, in `dataDir`: members with open sessions and a plan that lets them
 * send any number of interests, and couples who are connected and have a conversation.
 */
export async function makeTemplate(dataDir: string): Promise<void> {
  const config = readConfig({
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://127.0.0.1',
    DATA_DIR: dataDir,
  });
  const app = await openContext(config, { log: silent });
  try {
    await prepare(app);
    await generate(app, { count: PROFILES, seed: 11 });
    await addMissingRows(app.db);
    const people = await app.db
      .selectFrom('profiles')
      .innerJoin('profile_managers', 'profile_managers.profile_id', 'profiles.id')
      .select(['profiles.id', 'public_id', 'gender', 'account_id'])
      .where('listed_at', 'is not', null)
      .where('hidden_at', 'is', null)
      .orderBy('profiles.id')
      .execute();
    const cast: Cast = { women: [], men: [], couples: [], buyers: [] };
    const now = app.clock();
    await app.db.transaction().execute(async (tx) => {
      const plan = (await findPlan(tx, 'Platinum'))!;
      for (const [index, { id, public_id, gender, account_id }] of people.entries()) {
        const client = { userAgent: 'faults', deviceToken: null } as unknown as Client;
        const { token } = await openSession(app, tx, client, account_id);
        const member = { accountId: account_id, profileId: id, publicId: public_id, token };
        if (index < BUYERS) {
          cast.buyers.push(member);
          continue;
        }
        cast[gender === 'female' ? 'women' : 'men'].push(member);
        await insertMembership(tx, {
          profileId: id,
          orderId: null,
          planId: plan.id,
          planName: 'Platinum',
          valuePaise: 100_000,
          startsAt: new Date(now.getTime() - DAY_MS),
          endsAt: new Date(now.getTime() + 30 * DAY_MS),
          grants: plan.grants,
        });
      }
      for (let n = 0; n < COUPLES; n++) {
        const sides: Couple['sides'] = [cast.women.shift()!, cast.men.shift()!];
        const ids = sides.map((side) => side.profileId).sort((a, b) => a - b);
        const sentAt = now as never;
        await tx
          .insertInto('interests')
          .values({
            sender_id: ids[0]!,
            receiver_id: ids[1]!,
            state: 'accepted',
            sent_at: sentAt,
            answered_at: sentAt,
            expires_at: new Date(now.getTime() + 90 * DAY_MS) as never,
          })
          .execute();
        const { rows } = await sql<{ id: string }>`
          insert into conversations (low_id, high_id) values (${ids[0]}, ${ids[1]}) returning id`.execute(tx);
        cast.couples.push({ sides, conversation: rows[0]!.id });
      }
    });
    await writeFile(path.join(dataDir, 'cast.json'), JSON.stringify(cast));
  } finally {
    await app.close();
  }
}

/** The members of a database that is a copy of the template. */
export const readCast = async (dataDir: string): Promise<Cast> =>
  JSON.parse(await readFile(path.join(dataDir, 'cast.json'), 'utf8'));
