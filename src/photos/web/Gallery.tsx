import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../kit/web/api/errors.ts';
import { NotLoaded } from '../../kit/web/api/NotLoaded.tsx';
import { storeAnswer } from '../../kit/web/api/storeAnswer.ts';
import { useViewsOnly, ViewsOnly } from '../../profiles/web/ViewsOnly.tsx';
import { UnsavedChanges } from '../../site/web/UnsavedChanges.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import { toast } from '../../ui/state/toast.tsx';
import type { OwnPhoto } from '../contract.ts';
import { PHOTOS_MAX } from '../rules.ts';
import { AddTile, DropZone } from './AddPhotos.tsx';
import { CropDialog } from './CropDialog.tsx';
import { PhotoTile } from './PhotoTile.tsx';
import { photos } from './photos.ts';
import { UploadTile } from './UploadTile.tsx';
import { useDrag } from './useDrag.ts';
import { arrange, moveTo, useOrder } from './useOrder.ts';
import { useUploads } from './useUploads.ts';

const grid =
  'grid grid-cols-[repeat(auto-fill,minmax(min(max(8.5rem,20%),100%),1fr))] gap-x-3 gap-y-4 sm:gap-x-4';

type GalleryProps = {
  /** Whether only another path of the address is another page, on which uploads would end. */
  pathOnly?: boolean;
};

/** The photos of the profile that the session acts for: add, order, crop and remove them. */
export function Gallery({ pathOnly }: GalleryProps) {
  const { t } = useLingui();
  const found = useQuery(photos.mine.queryOptions());
  if (!found.data) {
    return found.isError ? (
      <NotLoaded of={found} title={t`Couldn't load your photos`} />
    ) : (
      <div className={grid}>
        {[0, 1, 2].map((place) => (
          <Skeleton key={place} className="aspect-4/5" />
        ))}
      </div>
    );
  }
  return <Photos saved={found.data.photos} pathOnly={pathOnly} />;
}

function Photos({ saved, pathOnly }: GalleryProps & { saved: OwnPhoto[] }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const viewsOnly = useViewsOnly();
  const [announced, setAnnounced] = useState('');
  const [cropped, setCropped] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  /** The photo that gets the focus once the order is another; after a removal, once the removed one is gone. */
  const focusOn = useRef<{ id: string; removed?: string }>(undefined);
  const { uploads, busy, add, retry, cancel } = useUploads(() => setAnnounced(t`Photo added`));
  const { unsaved, setOrder } = useOrder();
  const shown = unsaved ? arrange(saved, unsaved) : saved;
  const ids = shown.map(({ id }) => id);
  const room = PHOTOS_MAX - shown.length - uploads.filter(({ state }) => state !== 'failed').length;

  const remove = useMutation(
    photos.remove.mutationOptions({
      // Not with the answer: the live update can be here first.
      onMutate({ id }) {
        const place = ids.indexOf(id);
        focusOn.current = { id: ids[place + 1] ?? ids[place - 1] ?? '', removed: id };
      },
      onSuccess: (gallery) => {
        storeAnswer(queries, photos.mine.queryOptions().queryKey, gallery);
        toast({ title: t`Image Removed` });
      },
      onError(error) {
        focusOn.current = undefined;
        toast({ tone: 'bad', title: t`Couldn't remove the photo`, description: errorText(error) });
      },
    }),
  );

  function move(id: string, to: number) {
    const place = Math.min(Math.max(to, 0), ids.length - 1);
    if (ids.indexOf(id) === place) return;
    focusOn.current = { id };
    setOrder(moveTo(ids, id, place));
    const number = place + 1;
    setAnnounced(
      place === 0 ? t`This is the main photo now` : t`Photo moved to place ${number} of ${ids.length}`,
    );
  }
  const { drag, start } = useDrag(list, ids, move);

  // Moving an element in the document takes the focus from what is in it.
  useEffect(() => {
    if (!focusOn.current) return;
    const { id, removed } = focusOn.current;
    if (removed && ids.includes(removed)) return;
    const tile = document.getElementById(`photo-${id}`);
    // The only photo has nothing to be moved by, and an empty gallery no photo.
    (tile ?? list.current?.querySelector<HTMLElement>('button, input'))?.focus();
    focusOn.current = undefined;
  }, [ids.join()]);

  function addFiles(files: File[]) {
    const fitting = files.slice(0, Math.max(room, 0));
    if (fitting.length > 0) add(fitting);
    if (fitting.length < files.length) {
      toast({
        tone: 'bad',
        title: t`You can have at most ${PHOTOS_MAX} photos`,
        description: t`Please remove one first.`,
      });
    }
  }

  const open = shown.find(({ id }) => id === cropped);
  return (
    <DropZone onFiles={addFiles} disabled={viewsOnly}>
      {busy && (
        <UnsavedChanges
          unsaved
          pathOnly={pathOnly}
          title={t`Leave while photos are uploading?`}
          description={t`The photos that are not ready yet will not be added.`}
        />
      )}
      {viewsOnly && <ViewsOnly />}
      <p className="mb-4 text-soft">
        <Trans>
          {shown.length} of {PHOTOS_MAX} photos
        </Trans>
      </p>
      <ul ref={list} className={grid} aria-label={t`Your photos`}>
        {shown.map((photo, place) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            place={place}
            of={shown.length}
            viewsOnly={viewsOnly}
            drag={drag}
            onDrag={(event) => start(photo.id, event)}
            onMove={(to) => move(photo.id, to)}
            onCrop={() => setCropped(photo.id)}
            onRemove={() => remove.mutate({ id: photo.id })}
          />
        ))}
        {uploads.map((upload) => (
          <UploadTile
            key={upload.id}
            upload={upload}
            onRetry={() => retry(upload.id)}
            onCancel={() => cancel(upload.id)}
          />
        ))}
        {!viewsOnly && room > 0 && <AddTile onFiles={addFiles} first={shown.length + uploads.length === 0} />}
      </ul>
      <p aria-live="polite" className="sr-only">
        {announced}
      </p>
      {open?.whole && <CropDialog photo={open} whole={open.whole} onClose={() => setCropped(undefined)} />}
    </DropZone>
  );
}
