import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import type { PhotoUpload } from './useUploads.ts';

/** What is seen of the button: smaller than what can be touched. */
const disc = 'grid size-8 place-items-center rounded-full bg-raised shadow-lift';

type UploadTileProps = { upload: PhotoUpload; onRetry(): void; onCancel(): void };

/** A photo on its way: how far it is, or what is wrong with it. */
export function UploadTile({ upload, onRetry, onCancel }: UploadTileProps) {
  const { t } = useLingui();
  const { file, preview, state, share, error, canRetry } = upload;
  const [broken, setBroken] = useState(false);
  const failed = state === 'failed';
  const percent = Math.round(share * 100);
  return (
    <li className="min-w-0">
      <div
        className={classes(
          'relative aspect-4/5 overflow-hidden rounded-xl border bg-sunk',
          failed ? 'border-bad-ink' : 'border-line',
        )}
      >
        {!broken && (
          <img
            src={preview}
            alt=""
            onError={() => setBroken(true)}
            className="size-full object-cover opacity-40"
          />
        )}
        <button
          type="button"
          aria-label={failed ? t`Close ${file.name}` : t`Cancel ${file.name}`}
          onClick={onCancel}
          className="absolute top-0.5 right-0.5 grid size-11 place-items-center text-ink focus-visible:rounded-full"
        >
          <span className={disc}>
            <X aria-hidden className="size-5" />
          </span>
        </button>
        {failed ? (
          <CircleAlert aria-hidden className="absolute bottom-3 left-3 size-7 text-kumkum-ink" />
        ) : (
          <div className="absolute inset-x-3 bottom-3">
            <p className="mb-1 font-semibold text-ink text-sm">
              {state === 'waiting' ? (
                <Trans>Waiting</Trans>
              ) : state === 'checking' ? (
                <Trans>Almost done</Trans>
              ) : (
                <Trans>Uploading {percent}%</Trans>
              )}
            </p>
            <div
              role="progressbar"
              aria-label={t`Uploading ${file.name}`}
              aria-valuenow={percent}
              aria-valuemin={0}
              aria-valuemax={100}
              className="h-2 overflow-hidden rounded-full bg-raised"
            >
              <div
                className={classes('h-full rounded-full bg-leaf', state === 'checking' && 'animate-breathe')}
                style={{ width: `${percent}%` }}
              />
            </div>
          </div>
        )}
      </div>
      {failed && (
        <div role="alert" className="mt-2 text-sm leading-snug">
          <p className="truncate text-soft">{file.name}</p>
          <p className="text-bad-ink">{error}</p>
          {canRetry && (
            <Button kind="quiet" size="small" className="mt-2 w-full" onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
