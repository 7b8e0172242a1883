import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addUnsent, dropUnsent, listUnsent, openOutbox, reload, setUnsentState } from './outbox.ts';

/** A browser's storage with room for `room` characters. */
function openStorage(room: number) {
  const kept = new Map<string, string>();
  const sizeWithout = (key: string) =>
    [...kept].reduce((sum, [name, text]) => sum + (name === key ? 0 : name.length + text.length), 0);
  return new Proxy(
    {
      getItem: (key: string) => kept.get(key) ?? null,
      removeItem: (key: string) => void kept.delete(key),
      setItem(key: string, text: string) {
        if (sizeWithout(key) + key.length + text.length > room)
          throw new DOMException('full', 'QuotaExceededError');
        kept.set(key, text);
      },
    },
    {
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  );
}

let close = () => {};
beforeEach(() => {
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});
afterEach(() => {
  for (const { id } of listUnsent()) dropUnsent(id);
  close();
  vi.unstubAllGlobals();
});

const texts = () => listUnsent().map(({ input }) => input);

test('what finds no room in the storage is still sent, and not forgotten when the storage is read again', () => {
  vi.stubGlobal('localStorage', openStorage(300));
  const woken = vi.fn();
  close = openOutbox('P1', woken);
  addUnsent('message', 'C1', 'Namaste');
  addUnsent('message', 'C1', 'x'.repeat(300));
  expect(woken).toHaveBeenCalledTimes(2);
  reload();
  expect(texts()).toEqual(['Namaste', 'x'.repeat(300)]);
  // Another tab has sent the one that all tabs have.
  localStorage.removeItem(`unsent P1 ${listUnsent()[0]!.id}`);
  reload();
  expect(texts()).toEqual(['x'.repeat(300)]);
  const [long] = listUnsent();
  setUnsentState(long!.id, 'sending');
  dropUnsent(long!.id);
  reload();
  expect(texts()).toEqual([]);
});

test('without a storage, what is written waits in the page', () => {
  vi.stubGlobal('localStorage', undefined);
  close = openOutbox('P1', () => {});
  addUnsent('message', 'C1', 'Namaste');
  reload();
  expect(texts()).toEqual(['Namaste']);
});
