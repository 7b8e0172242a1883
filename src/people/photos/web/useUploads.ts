import { ORPCError } from '@orpc/client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { errorText, fieldErrors } from '../../../kit/web/api/errors.ts';
import { putPicture, type Sending } from '../../../kit/web/api/putPicture.ts';
import type { OwnPhoto } from '../contract.ts';
import { photos } from './photos.ts';
import { preparePicture } from './preparePicture.ts';

/** A file that is on its way to the server. */
export type PhotoUpload = {
  /** Of the photo that it becomes. */
  id: string;
  file: File;
  /** Address of the file in this page; null where the browser can't show it. */
  preview: string;
  state: 'waiting' | 'sending' | 'checking' | 'failed';
  /** Sent share, 0 to 1. */
  share: number;
  error?: string;
  /** Whether sending it again may help. */
  canRetry?: boolean;
};

const AT_ONCE = 2;

/** Uploads files, two at a time; `onAdded` is called after each. The first goes alone: it becomes the main photo. */
export function useUploads(onAdded: () => void) {
  const queries = useQueryClient();
  const [uploads, setUploads] = useState<PhotoUpload[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const atOnce = useRef(1);

  const change = (id: string, changed: Partial<PhotoUpload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...changed } : one)));

  function forget(id: string) {
    setUploads((all) => {
      const gone = all.find((one) => one.id === id);
      if (gone) URL.revokeObjectURL(gone.preview);
      return all.filter((one) => one.id !== id);
    });
  }

  async function run({ id, file }: PhotoUpload) {
    const controller = new AbortController();
    running.current.set(id, controller);
    const { signal } = controller;
    change(id, { state: 'sending', share: 0, error: undefined });
    try {
      const body = await preparePicture(file);
      const onProgress = (share: number) => change(id, { share, ...(share === 1 && { state: 'checking' }) });
      await putPhoto(id, body, { onProgress, signal });
      running.current.delete(id);
      atOnce.current = AT_ONCE;
      await queries.invalidateQueries({ queryKey: photos.key() });
      forget(id);
      onAdded();
    } catch (error) {
      running.current.delete(id);
      if (signal.aborted) return;
      // A refusal of the file is final; a lost line, or a server that is busy, is not.
      const canRetry = !(error instanceof ORPCError) || error.status === 429 || error.status >= 500;
      change(id, { state: 'failed', error: fieldErrors(error).file ?? errorText(error), canRetry });
    }
  }

  // Whatever waits is started when the list changes.
  useEffect(() => {
    const free = atOnce.current - running.current.size;
    const next = uploads.filter(({ id, state }) => state === 'waiting' && !running.current.has(id));
    for (const upload of next.slice(0, free)) void run(upload);
  }, [uploads]);

  const busy = uploads.some(({ state }) => state !== 'failed');
  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  return {
    uploads,
    busy,
    /** @returns the ids of the photos that the files become */
    add(files: File[]): string[] {
      const added = files.map(
        (file): PhotoUpload => ({
          id: crypto.randomUUID(),
          file,
          preview: URL.createObjectURL(file),
          state: 'waiting',
          share: 0,
        }),
      );
      setUploads((all) => [...all, ...added]);
      return added.map(({ id }) => id);
    },
    retry: (id: string) => change(id, { state: 'waiting', error: undefined }),
    /** Ends an upload, or forgets a failed one. What the server has added meanwhile is removed again. */
    cancel(id: string) {
      const controller = running.current.get(id);
      // The answer of a failed one may only have been lost.
      const failed = uploads.some((one) => one.id === id && one.state === 'failed');
      controller?.abort();
      running.current.delete(id);
      forget(id);
      if (controller || failed) {
        void photos.remove
          .call({ id })
          .then(() => queries.invalidateQueries({ queryKey: photos.key() }))
          .catch(() => {});
      }
    },
  };
}

/**
 * Uploads a photo.
 * @param id of the new photo: repeating the upload with it adds nothing
 */
export const putPhoto = (id: string, body: Blob, sending: Sending): Promise<OwnPhoto> =>
  putPicture(`/api/me/photos/${id}`, body, sending);
