import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drippingBodies, silentSockets } from './connections.ts';
import { frozen, postmaster, stopped } from './database.ts';
import type { Fault } from './fault.ts';
import { openFolder } from './folder.ts';
import { kill, sigterm } from './process.ts';
import { openSite, type Site, type SiteOptions } from './site.ts';

// The bench of faults in short. What measures speed is left to `npm run faults`: here other tests run beside.

if (process.platform === 'linux') describe('long faults', longFaults);

function longFaults() {
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
    [kill, 1],
  ]);
}

it('says on any other platform that it runs on Linux', async () => {
  const elsewhere = 'data:text/javascript,Object.defineProperty(process,"platform",{value:"darwin"})';
  const program = path.join(import.meta.dirname, 'main.ts');
  // Its binary is that of the real platform, so it is loaded first.
  const bench = spawn(process.execPath, ['--import', 'sharp', '--import', elsewhere, program], {
    cwd: path.join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [output, [code]] = await Promise.all([text(bench.stderr), once(bench, 'exit')]);
  expect(output).toContain('it runs on Linux');
  expect(code).not.toBe(0);
});
