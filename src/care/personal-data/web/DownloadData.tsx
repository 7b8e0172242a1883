import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { errorText } from '../../../kit/web/api/errors.ts';
import { NotLoaded } from '../../../kit/web/api/NotLoaded.tsx';
import { storeAnswer } from '../../../kit/web/api/storeAnswer.ts';
import { Day } from '../../../kit/web/locale/Day.tsx';
import { useConfirmed } from '../../../people/accounts/web/confirm/useConfirmed.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { toast } from '../../../ui/state/toast.tsx';
import { personalData } from './personalData.ts';

/** Section of the settings: a ZIP file of everything that the site has about the account. */
export function DownloadData() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { confirmed, dialog } = useConfirmed();
  const found = useQuery(personalData.download.queryOptions());
  const request = useMutation(
    personalData.requestDownload.mutationOptions({
      onSuccess: (answer) => storeAnswer(queries, personalData.download.queryKey(), answer),
      onError: (error) =>
        toast({ tone: 'bad', title: t`Couldn't request your data`, description: errorText(error) }),
    }),
  );
  const download = found.data?.download;
  return (
    <>
      {dialog}
      <p className="mb-4 max-w-text text-soft">
        <Trans>
          A ZIP file with your account, the profiles you manage, their photos, interests and messages. We
          notify you when it's ready.
        </Trans>
      </p>
      {found.isError && <NotLoaded of={found} />}
      {found.isPending && <Skeleton className="h-12" />}
      {found.data && (
        <div className="grid justify-items-start gap-4">
          {download && !download.readyAt && (
            <Notice>
              <span role="status">
                <Trans>We're preparing your file. You can leave this page.</Trans>
              </span>
            </Notice>
          )}
          {download?.href && (
            <div>
              <a
                href={download.href}
                download
                onClick={(event) => {
                  const { href } = event.currentTarget;
                  event.preventDefault();
                  confirmed(() => window.location.assign(href));
                }}
                className="inline-flex min-h-12 items-center gap-2 rounded-xl bg-kumkum px-6 py-2 font-semibold text-on-kumkum transition-colors hover:bg-kumkum-deep focus-visible:rounded-xl"
              >
                <Download aria-hidden className="size-5" />
                <Trans>Download ({sizeText(download.bytes ?? 0)})</Trans>
              </a>
              <p className="mt-2 text-soft text-sm">
                <Trans>
                  Available until <Day time={download.expiresAt} />
                </Trans>
              </p>
            </div>
          )}
          {(!download || download.readyAt) && (
            <Button
              kind="quiet"
              busy={request.isPending}
              onClick={() => confirmed(() => request.mutate(undefined))}
            >
              {download ? <Trans>Request a new file</Trans> : <Trans>Request your data</Trans>}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

function sizeText(bytes: number): string {
  const megabytes = bytes / 1e6;
  return megabytes < 1 ? `${Math.max(1, Math.round(bytes / 1e3))} KB` : `${megabytes.toFixed(1)} MB`;
}
