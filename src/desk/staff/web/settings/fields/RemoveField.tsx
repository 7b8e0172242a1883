import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { customFields, type EditedField } from '../../../../../base/custom-fields/web/customFields.ts';
import { NotLoaded } from '../../../../../kit/web/api/NotLoaded.tsx';
import { useSubmit } from '../../../../../kit/web/form/useSubmit.ts';
import { Button } from '../../../../../ui/Button.tsx';
import { Dialog } from '../../../../../ui/Dialog.tsx';
import { Notice } from '../../../../../ui/state/Notice.tsx';
import { Skeleton } from '../../../../../ui/state/Skeleton.tsx';
import { toast } from '../../../../../ui/state/toast.tsx';

/** Says how many members a field concerns, then removes it. */
export function RemoveField({ field: { key, names }, onClose }: { field: EditedField; onClose(): void }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { busy, failure, submit } = useSubmit();
  const uses = useQuery(customFields.uses.queryOptions({ input: { key }, staleTime: 0 }));
  const name = names.en!;

  async function remove() {
    await submit(async () => {
      await customFields.remove.call({ key });
      toast({ title: t`Removed`, description: t`${name} is no longer part of profiles.` });
      onClose();
    });
    await queries.invalidateQueries({ queryKey: customFields.key() });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Remove ${name}?`}
      description={t`The answers are deleted from all profiles. This can't be undone.`}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button kind="danger" busy={busy} disabled={!uses.data} onClick={() => void remove()}>
            <Trans>Remove</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {failure && (
          <Notice tone="bad" title={t`Not removed`}>
            {failure}
          </Notice>
        )}
        {uses.data ? (
          <ul className="grid gap-1 font-semibold">
            <li>
              <Plural
                value={uses.data.profiles}
                _0="No profile has an answer"
                one="# profile has an answer"
                other="# profiles have an answer"
              />
            </li>
            {uses.data.preferences > 0 && (
              <li>
                <Plural
                  value={uses.data.preferences}
                  one="# family has a preference for it"
                  other="# families have a preference for it"
                />
              </li>
            )}
          </ul>
        ) : uses.isError ? (
          <NotLoaded of={uses} />
        ) : (
          <Skeleton className="h-6 w-2/3" />
        )}
      </div>
    </Dialog>
  );
}
