import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drippingBodies, silentSockets } from './connections.ts';
import { frozen, postmaster, stopped } from './database.ts';
import type { Fault } from './fault.ts';
import { openFolder } from './folder.ts';
import { kill, sigterm } from './process.ts';
import { openSite, type Site, type SiteOptions } from './site.ts';

// The bench of faults in short. What speaks of speed is left to `npm run faults`: here other tests run beside.

describe.skipIf(process.platform !== 'linux')('long faults', () => {
  let root: Awaited<ReturnType<typeof openFolder>>;
  beforeAll(async () => {
    root = await openFolder();
  });
  afterAll(() => root.close());

  function onSite(name: string, options: SiteOptions, faults: [Fault, number][]) {
    describe(name, () => {
      let site: Site;
      beforeAll(async () => {
        site = await openSite(root.folder, name, { ...options, brief: true });
      });
      afterAll(() => site?.close());
      for (const [fault, length] of faults) {
        it(fault.name, async () => {
          const { measured, bounds, notes } = await fault.run(site, length);
          const broken = bounds.filter((bound) => !bound.timed && !bound.holds).map((bound) => bound.words);
          expect(
            broken,
            [...notes, JSON.stringify({ ...measured, during: measured.during.length })].join('\n'),
          ).toEqual([]);
        });
      }
    });
  }

  // So few files that the connections are more than the server may have.
  onSite('outside', { database: 'outside', openFiles: 400 }, [
    [stopped, 2],
    [frozen, 1],
    [silentSockets(500), 2],
    [drippingBodies(200), 2],
  ]);
  onSite('own', { database: 'own' }, [
    [postmaster, 0],
    [sigterm, 0],
    [kill, 3],
  ]);
});
