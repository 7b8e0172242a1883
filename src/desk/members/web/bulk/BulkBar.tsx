import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { can } from '../../../../kit/shared/api/capabilities.ts';
import { useViewer } from '../../../../kit/web/viewer.ts';
import { Button } from '../../../../ui/Button.tsx';
import { loadFile } from '../../../../ui/lazyPart.ts';
import { BULK_MAX, type BulkAction } from '../../shared/rules.ts';
import type { ListedMember } from '../members.ts';
import type { BulkWanted } from './BulkDialog.tsx';

const BulkDialog = lazy(() => loadFile(() => import('./BulkDialog.tsx')));

type BulkBarProps = {
  chosen: ReadonlySet<string>;
  onChoose(chosen: ReadonlySet<string>): void;
  /** Whether all that match the filters are chosen, ticked or not. */
  all: boolean;
  onAll(): void;
  /** The users on the page. */
  shown: ListedMember[];
  filters: BulkWanted['filters'];
  total: { count: number; more: boolean } | null;
};

/** Actions for several users: the ticked ones, or all that match the filters. */
export function BulkBar({ chosen, onChoose, all, onAll, shown, filters, total }: BulkBarProps) {
  const { t } = useLingui();
  const { viewer } = useViewer();
  const [act, setAct] = useState<BulkAction>();
  const count = chosen.size;
  const tooMany = !all && count > BULK_MAX;
  const onPage = shown.slice(0, BULK_MAX).map(({ id }) => id);
  const matching = total?.count ?? shown.length;
  const fewer = Math.min(matching, BULK_MAX);
  const acts: { act: BulkAction; name: string; allowed: boolean }[] = [
    { act: 'suspend', name: t`Suspend`, allowed: can(viewer, 'members.suspend') },
    { act: 'warn', name: t`Warn`, allowed: can(viewer, 'members.suspend') },
    { act: 'restore', name: t`End suspension`, allowed: can(viewer, 'members.suspend') },
    { act: 'verification_mail', name: t`Send verification email`, allowed: can(viewer, 'members.edit') },
  ];

  const clear = () => onChoose(new Set());

  return (
    <section
      aria-label={t`Selected users`}
      className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border border-line bg-raised px-4 py-2"
    >
      <p role="status" className="min-h-6">
        {all ? (
          fewer === matching ? (
            <Trans>All {matching} that match</Trans>
          ) : total?.more ? (
            <Trans>
              The newest {fewer} of more than {matching} that match
            </Trans>
          ) : (
            <Trans>
              The newest {fewer} of {matching} that match
            </Trans>
          )
        ) : count === 0 ? (
          <span className="text-soft">
            {acts.every(({ allowed }) => allowed) ? (
              <Trans>Select users to email, warn or suspend several at once</Trans>
            ) : can(viewer, 'members.suspend') ? (
              <Trans>Select users to warn or suspend several at once</Trans>
            ) : (
              <Trans>Select users to email several at once</Trans>
            )}
          </span>
        ) : count === 1 ? (
          <Trans>1 user selected</Trans>
        ) : tooMany ? (
          <Trans>
            {count} users selected. Please select at most {BULK_MAX}.
          </Trans>
        ) : (
          <Trans>{count} users selected</Trans>
        )}
      </p>
      {all || count > 0 ? (
        <>
          {acts
            .filter(({ allowed }) => allowed)
            .map((one) => (
              <Button
                key={one.act}
                kind={one.act === 'suspend' ? 'danger' : 'quiet'}
                size="small"
                disabled={tooMany}
                onClick={() => setAct(one.act)}
              >
                {one.name}
              </Button>
            ))}
          {!all && fewer > count && (
            <Button kind="plain" size="small" onClick={onAll}>
              {fewer === matching ? (
                <Trans>Select all {matching} that match</Trans>
              ) : total?.more ? (
                <Trans>
                  Select the newest {fewer} of more than {matching}
                </Trans>
              ) : (
                <Trans>
                  Select the newest {fewer} of {matching}
                </Trans>
              )}
            </Button>
          )}
          <Button kind="plain" size="small" onClick={clear}>
            <Trans>Clear</Trans>
          </Button>
        </>
      ) : (
        <Button kind="plain" size="small" onClick={() => onChoose(new Set(onPage))} className="max-sm:-ml-4">
          <Trans>Select all on this page</Trans>
        </Button>
      )}
      {act && (
        <Suspense fallback={null}>
          <BulkDialog
            act={act}
            wanted={all ? { filters } : { ids: [...chosen] }}
            onDone={clear}
            onClose={() => setAct(undefined)}
          />
        </Suspense>
      )}
    </section>
  );
}
