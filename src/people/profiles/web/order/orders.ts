import { onForget } from '../../../../kit/web/viewer.ts';
import { tabStorage } from '../../../../ui/state/storage.ts';

/** The profiles of a list, in its order, and how to load further ones: resolves with all of them. */
export type ListOrder = { ids: string[]; more?: (() => Promise<string[] | undefined>) | undefined };

/** More than so many are not kept for a reload. */
const STORED_MAX = 500;

/** By the address of their page, and their name there. */
export const orders = new Map<string, Map<string, ListOrder>>();
export const listeners = new Set<() => void>();
/** By the address of a list, the profile that was reached from another one of it, and its place: the way back leads to its card. */
export const moved = new Map<string, { id: string; place: number }>();
/** Orders of before a reload, while their lists are not loaded again. */
export const restored = new Map<string, ListOrder[]>();

// Whoever uses this browser next must not learn which profiles the member looked at.
onForget(() => {
  orders.clear();
  moved.clear();
  restored.clear();
});

export const storageKeyOf = (address: string): string => `order ${address}`;

/** Stores the order of a list: the pages of its profiles link to each other in it. */
export function noteOrder(address: string, list: string, order: ListOrder): void {
  const lists = orders.get(address) ?? new Map<string, ListOrder>();
  orders.set(address, lists.set(list, order));
  const ids = [...lists.values()].map((one) => one.ids.slice(0, STORED_MAX));
  // Without room for it, a reload leads to the profile alone.
  tabStorage.writeJson(storageKeyOf(address), ids);
  for (const listener of listeners) listener();
}
