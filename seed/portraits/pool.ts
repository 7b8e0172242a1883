import type { FileStorage } from '../../src/kit/storage/storage.ts';
import type { Chance } from '../random.ts';
import { inParallel } from './inParallel.ts';
import { storePortrait } from './portraits.ts';
import type { Sitter } from './sitter.ts';

/** How many portraits of each kind the generated profiles share, per gender. */
const poolSizes = { Hindu: 33, Muslim: 21, Christian: 12, Sikh: 12, Jain: 9, Buddhist: 9 };

type PoolReligion = keyof typeof poolSizes;

/** Storage keys of the shared portraits. */
export type PortraitPool = {
  keyFor(sitter: Pick<Sitter, 'gender' | 'religion' | 'age'>, next: Chance): string;
};

/** Every third portrait shows somebody older than 38. */
function poolAge(index: number): number {
  return index % 3 === 2 ? 44 : 27;
}

function poolKey(gender: string, religion: PoolReligion, index: number): string {
  return `samples/pool/${gender}-${religion.toLowerCase()}-${index}`;
}

/** Which of the shared portraits suits somebody; draws nothing. */
export function choosePortraits(): PortraitPool {
  return {
    keyFor({ gender, religion, age }, next) {
      const kind: PoolReligion = religion in poolSizes ? (religion as PoolReligion) : 'Christian';
      const thirds = Math.floor(poolSizes[kind] / 3);
      const third = Math.floor(next() * thirds);
      const index = age > 38 ? third * 3 + 2 : third * 3 + (next() < 0.5 ? 0 : 1);
      return poolKey(gender, kind, index);
    },
  };
}

/** Draws and stores the shared portraits that are not there yet: once some 20 seconds, later none. */
export async function portraitPool(storage: FileStorage): Promise<PortraitPool> {
  const todo: { key: string; sitter: Sitter }[] = [];
  for (const gender of ['female', 'male'] as const) {
    for (const religion of Object.keys(poolSizes) as PoolReligion[]) {
      for (let index = 0; index < poolSizes[religion]; index++) {
        const key = poolKey(gender, religion, index);
        todo.push({ key, sitter: { seed: key, gender, religion, age: poolAge(index) } });
      }
    }
  }
  await inParallel(4, todo, ({ key, sitter }) => storePortrait(storage, key, sitter));
  return choosePortraits();
}
