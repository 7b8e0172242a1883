import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { errorText } from '../../kit/web/api/errors.ts';
import { toast } from '../../ui/state/toast.tsx';
import type { OwnGallery } from '../contract.ts';
import { photos } from './photos.ts';

const arrange = (gallery: OwnGallery, ids: string[]): OwnGallery => ({
  ...gallery,
  photos: ids.flatMap((id) => gallery.photos.find((photo) => photo.id === id) ?? []),
});

/**
 * Returns a function that sets the order of the photos: shown at once, saved one after the other, so that pressing a key
 * five times is no conflict with oneself.
 */
export function useOrder(): (ids: string[]) => void {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { queryKey } = photos.mine.queryOptions();
  const wanted = useRef<string[]>(undefined);
  const saving = useRef(false);

  async function save() {
    if (saving.current) return;
    saving.current = true;
    let version = queries.getQueryData<OwnGallery>(queryKey)?.version;
    try {
      while (wanted.current && version !== undefined) {
        const ids = wanted.current;
        wanted.current = undefined;
        const saved = await photos.order.call({ version, ids });
        version = saved.version;
        queries.setQueryData<OwnGallery>(queryKey, wanted.current ? arrange(saved, wanted.current) : saved);
      }
    } catch (error) {
      wanted.current = undefined;
      toast({ tone: 'bad', title: t`Couldn't save the order`, description: errorText(error) });
      await queries.invalidateQueries({ queryKey: photos.key() });
    } finally {
      saving.current = false;
    }
  }

  return (ids) => {
    wanted.current = ids;
    void queries.cancelQueries({ queryKey });
    queries.setQueryData<OwnGallery>(queryKey, (gallery) => gallery && arrange(gallery, ids));
    void save();
  };
}

/** Returns a list with one of its items at another place. */
export function moveTo<Item>(list: Item[], item: Item, place: number): Item[] {
  const rest = list.filter((one) => one !== item);
  return [...rest.slice(0, place), item, ...rest.slice(place)];
}
