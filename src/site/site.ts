import type { App } from '../kit/app.ts';
import { record } from '../kit/events.ts';
import type { Viewer } from '../kit/viewer.ts';
import { sampleSeller } from './demo.ts';
import { readSeller } from './read.ts';
import type { Seller } from './rules.ts';
import { writeSetting } from './store.ts';

/** Sets who stands on invoices from now on; what was written before keeps its seller. */
export async function changeSeller(app: App, viewer: Viewer, seller: Seller): Promise<Seller> {
  return app.db.transaction().execute(async (tx) => {
    const before = await readSeller(tx);
    const changed = Object.entries(seller).flatMap(([field, value]) =>
      before?.[field as keyof Seller] === value ? [] : [field],
    );
    if (changed.length === 0) return seller;
    await writeSetting(tx, { subject: 'seller', value: seller, at: app.clock(), by: viewer.accountId });
    await record(tx, {
      name: 'seller changed',
      data: { account: viewer.accountId, fields: changed.join(',') },
    });
    return seller;
  });
}

/** Gives a demo its sample seller, unless it has one. */
export async function seedSampleSeller(app: App): Promise<void> {
  if (await readSeller(app.db)) return;
  await writeSetting(app.db, { subject: 'seller', value: sampleSeller, at: app.clock(), by: null });
}
