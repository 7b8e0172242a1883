import { tabStorage } from '../../../../ui/state/storage.ts';
import { type ListOrder, listeners, noteOrder, orders, restored, storageKeyOf } from './orders.ts';

/** Returns the list of a page that has a profile; after a reload without what it has not loaded. */
export function findListOrder(address: string | undefined, id: string): ListOrder | undefined {
  if (address === undefined) return undefined;
  const lists = orders.get(address)?.values() ?? restore(address);
  return [...lists].find(({ ids }) => ids.includes(id));
}

function restore(address: string): ListOrder[] {
  let lists = restored.get(address);
  if (!lists) {
    const stored = tabStorage.readJson<string[][]>(storageKeyOf(address)) ?? [];
    lists = stored.map((ids) => ({ ids }));
    restored.set(address, lists);
  }
  return lists;
}

const loading = new WeakSet<ListOrder>();

/** Loads further profiles of a list, once at a time. What cannot be loaded is where the list ends. */
export async function loadMore(address: string, order: ListOrder): Promise<void> {
  const { more } = order;
  if (!more || loading.has(order)) return;
  loading.add(order);
  const ids = await more().catch(() => undefined);
  const list = [...(orders.get(address) ?? [])].find(([, one]) => one === order)?.[0];
  if (list === undefined) return;
  const longer = ids && ids.length > order.ids.length;
  noteOrder(address, list, longer ? { ids, more } : { ids: order.ids });
}

export function subscribeToOrders(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
