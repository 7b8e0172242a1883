import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { UnsavedChanges } from '../../../base/site/web/UnsavedChanges.tsx';
import { NotLoaded } from '../../../kit/web/api/NotLoaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { toast } from '../../../ui/state/toast.tsx';
import { useSubject } from '../../profiles/web/useSubject.ts';
import { useViewsOnly, ViewsOnly } from '../../profiles/web/ViewsOnly.tsx';
import type { OwnPhoto } from '../contract.ts';
import { PHOTOS_MAX } from '../shared/rules.ts';
import { AddTile, DropZone, PictureField } from './AddPhotos.tsx';
import { CropDialog } from './CropDialog.tsx';
import { RemoveDialog } from './menu/RemoveDialog.tsx';
import { useRemoval } from './menu/useRemoval.ts';
import { PhotoTile } from './PhotoTile.tsx';
import { photos } from './photos.ts';
import { UploadTile } from './UploadTile.tsx';
import { useDrag } from './useDrag.ts';
import { moveTo, sortByIds, usePhotoOrder } from './usePhotoOrder.ts';
import { useUploads } from './useUploads.ts';

const grid =
  'grid grid-cols-[repeat(auto-fill,minmax(min(max(8.5rem,20%),100%),1fr))] gap-x-3 gap-y-4 sm:gap-x-4';

type GalleryProps = {
  /** Whether only another path of the address is another page, on which uploads would end. */
  pathOnly?: boolean;
};

/** The photos of the profile that the session acts for: add, order, crop and remove them. */
export function Gallery({ pathOnly }: GalleryProps) {
  const { self, name: person } = useSubject();
  const { t } = useLingui();
  const found = useQuery(photos.mine.queryOptions());
  if (!found.data) {
    return found.isError ? (
      <NotLoaded
        of={found}
        title={self ? t`Couldn't load your photos` : t`Couldn't load ${person}'s photos`}
      />
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
  const { self, name: person } = useSubject();
  const { t } = useLingui();
  const viewsOnly = useViewsOnly();
  const [announced, setAnnounced] = useState('');
  const [cropped, setCropped] = useState<string>();
  const [asking, setAsking] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  /** The photo that gets the focus once the order is another; after a removal, once the removed one is gone. */
  const focusOn = useRef<{ id: string; removed?: string }>(undefined);
  const { uploads, busy, add, retry, cancel } = useUploads(() => setAnnounced(t`Photo added`));
  const { unsaved, setOrder } = usePhotoOrder();
  const shown = unsaved ? sortByIds(saved, unsaved) : saved;
  const ids = shown.map(({ id }) => id);
  const room = PHOTOS_MAX - shown.length - uploads.filter(({ state }) => state !== 'failed').length;

  const remove = useRemoval({
    onStart(id) {
      const place = ids.indexOf(id);
      focusOn.current = { id: ids[place + 1] ?? ids[place - 1] ?? '', removed: id };
    },
    onFailed() {
      focusOn.current = undefined;
    },
    onUndone: () => setAnnounced(t`The photo is back`),
  });

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
    const added = fitting.length > 0 ? add(fitting) : [];
    if (fitting.length < files.length) {
      toast({
        tone: 'bad',
        title: t`You can have at most ${PHOTOS_MAX} photos`,
        description: t`Please remove one first.`,
      });
    }
    return added;
  }

  /** The photo that becomes the main one once it is here. */
  const main = useRef<string>(undefined);
  function changePicture(file: File) {
    main.current = addFiles([file])[0];
    list.current?.scrollIntoView({ block: 'nearest' });
  }
  useEffect(() => {
    if (!main.current || !ids.includes(main.current)) return;
    if (ids[0] !== main.current) setOrder(moveTo(ids, main.current, 0));
    main.current = undefined;
  }, [ids.join()]);

  const open = shown.find(({ id }) => id === cropped);
  return (
    <DropZone onFiles={(files) => void addFiles(files)} disabled={viewsOnly}>
      {busy && (
        <UnsavedChanges
          unsaved
          pathOnly={pathOnly}
          title={t`Leave while photos are uploading?`}
          description={t`The photos that are not ready yet will not be added.`}
        />
      )}
      {viewsOnly ? <ViewsOnly /> : <PictureField onFile={changePicture} />}
      <p className="mb-4 text-soft">
        <Trans>
          {shown.length} of {PHOTOS_MAX} photos
        </Trans>
      </p>
      <ul ref={list} className={grid} aria-label={self ? t`Your photos` : t`${person}'s photos`}>
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
            onRemove={() => (place === 0 ? setAsking(photo.id) : remove(photo.id))}
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
        {!viewsOnly && room > 0 && (
          <AddTile onFiles={(files) => void addFiles(files)} first={shown.length + uploads.length === 0} />
        )}
      </ul>
      <p aria-live="polite" className="sr-only">
        {announced}
      </p>
      {open?.whole && <CropDialog photo={open} whole={open.whole} onClose={() => setCropped(undefined)} />}
      {asking && (
        <RemoveDialog
          isLast={shown.length === 1}
          onRemove={() => remove(asking)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </DropZone>
  );
}
