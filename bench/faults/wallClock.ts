import { readFileSync } from 'node:fs';

// Loaded before the server: Date is off by the milliseconds that are in the file named by WALL_CLOCK, read again at
// each SIGUSR2. Timers go on, as they do when a system's clock is set.

const Real = Date;
let offset = 0;

class Shifted extends Real {
  constructor(...args: unknown[]) {
    if (args.length === 0) super(Real.now() + offset);
    else super(...(args as [number]));
  }
  static override now(): number {
    return Real.now() + offset;
  }
}
globalThis.Date = Shifted as DateConstructor;
process.on('SIGUSR2', () => {
  offset = Number(readFileSync(process.env.WALL_CLOCK!, 'utf8'));
});
