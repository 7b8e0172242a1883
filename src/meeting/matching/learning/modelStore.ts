import type { Database } from '../../../kit/database/db.ts';
import { MINUTE_MS } from '../../../kit/shared/time/durations.ts';
import { FEATURES } from '../score/features.ts';
import { type Model, startModel } from '../score/model.ts';

const FRESH_MS = 5 * MINUTE_MS;
const modelCache = new WeakMap<Database, { readAt: number; model: Promise<Model> }>();

/**
 * Returns the model that was learned last, read at most every five minutes; before the first one, the starting
 * values.
 */
export function readModel(db: Database): Promise<Model> {
  const found = modelCache.get(db);
  if (found && performance.now() - found.readAt < FRESH_MS) return found.model;
  const model = load(db);
  modelCache.set(db, { readAt: performance.now(), model });
  model.catch(() => modelCache.delete(db));
  return model;
}

async function load(db: Database): Promise<Model> {
  const row = await db.selectFrom('match_model').select('model').executeTakeFirst();
  const model = row?.model as Model | undefined;
  // Another version of the site may have learned from other features.
  const fits =
    model?.send.weights.length === FEATURES.length && model.accept.weights.length === FEATURES.length;
  return fits ? model : startModel();
}

/** Replaces the learned model. @param events how many interests it was learned from */
export async function writeModel(db: Database, model: Model, events: number, now: Date): Promise<void> {
  const values = { learned_at: now, events, model: JSON.stringify(model) };
  await db
    .insertInto('match_model')
    .values(values)
    .onConflict((clash) => clash.column('only_one').doUpdateSet(values))
    .execute();
  modelCache.delete(db);
}
