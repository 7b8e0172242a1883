import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorText } from '../../../kit/web/api/errors.ts';
import { storeAnswer } from '../../../kit/web/api/storeAnswer.ts';
import { toast } from '../../../ui/state/toast.tsx';
import type { OwnGallery, OwnPhoto } from '../contract.ts';
import { photos } from './photos.ts';

/** Returns photos in the order of ids, newly added ones last. */
export const sortByIds = (photos: OwnPhoto[], ids: string[]): OwnPhoto[] => [
  ...ids.flatMap((id) => photos.find((photo) => photo.id === id) ?? []),
  ...photos.filter(({ id }) => !ids.includes(id)),
];

/**
 * Returns the order that is not saved yet, and a function that sets it: shown at once, saved one after the other, so that
 * pressing a key five times is no conflict with oneself.
 */
export function usePhotoOrder(): { unsaved: string[] | undefined; setOrder: (ids: string[]) => void } {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { queryKey } = photos.mine.queryOptions();
  const [unsaved, setUnsaved] = useState<string[]>();
  const wanted = useRef<string[]>(undefined);
  const saving = useRef(false);

  async function saveAll() {
    let { version } = queries.getQueryData<OwnGallery>(queryKey)!;
    try {
      while (wanted.current) {
        const ids = wanted.current;
        wanted.current = undefined;
        const saved = await photos.order.call({ version, ids });
        version = saved.version;
        storeAnswer(queries, queryKey, saved);
      }
    } catch (error) {
      wanted.current = undefined;
      toast({ tone: 'bad', title: t`Couldn't save the order`, description: errorText(error) });
      await queries.invalidateQueries({ queryKey: photos.key() });
    }
  }

  async function save() {
    if (saving.current) return;
    saving.current = true;
    do await saveAll();
    while (wanted.current);
    saving.current = false;
    setUnsaved(undefined);
  }

  return {
    unsaved,
    setOrder(ids) {
      wanted.current = ids;
      setUnsaved(ids);
      void save();
    },
  };
}

/** Returns a list with one of its items at another place. */
export function moveTo<Item>(list: Item[], item: Item, place: number): Item[] {
  const rest = list.filter((one) => one !== item);
  return [...rest.slice(0, place), item, ...rest.slice(place)];
}
