import { recordAudit } from '../audit/audit.ts';
import type { App } from '../kit/app.ts';
import type { Staff } from '../kit/call.ts';
import { recordEvent } from '../kit/events.ts';
import { sampleSeller } from './demo.ts';
import { readSeller } from './read.ts';
import type { Seller } from './rules.ts';
import { writeSetting } from './store.ts';

/** Sets who stands on invoices from now on; what was written before keeps its seller. */
export async function changeSeller(app: App, staff: Staff, seller: Seller): Promise<Seller> {
  return app.db.transaction().execute(async (tx) => {
    const before = await readSeller(tx);
    const changed = Object.entries(seller).flatMap(([field, value]) =>
      before?.[field as keyof Seller] === value ? [] : [field],
    );
    if (changed.length === 0) return seller;
    await writeSetting(tx, { subject: 'seller', value: seller, at: app.clock(), by: staff.accountId });
    await recordEvent(tx, {
      name: 'seller.changed',
      data: { fields: changed.join(',') },
      actor: staff.accountId,
      subject: { kind: 'seller', id: 'seller' },
    });
    await recordAudit(tx, {
      actor: staff,
      action: 'change',
      subject: { kind: 'setting', id: 'seller' },
      at: app.clock(),
      before: before ?? {},
      after: seller,
    });
    return seller;
  });
}

/** Gives a demo its sample seller, unless it has one. */
export async function seedSampleSeller(app: App): Promise<void> {
  if (await readSeller(app.db)) return;
  await writeSetting(app.db, { subject: 'seller', value: sampleSeller, at: app.clock(), by: null });
}
