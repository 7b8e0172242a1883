import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { EditedField } from '../../../../../base/custom-fields/web/customFields.ts';
import { Button } from '../../../../../ui/Button.tsx';
import { Dialog } from '../../../../../ui/Dialog.tsx';

type RemoveOptionsProps = {
  options: EditedField['options'];
  counts: Record<string, number>;
  onConfirm(): void;
  onClose(): void;
};

/** Says how many members lose an answer, before options are removed. */
export function RemoveOptions({ options, counts, onConfirm, onClose }: RemoveOptionsProps) {
  const { t } = useLingui();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Remove options that members have chosen?`}
      description={t`These answers are deleted from profiles. This can't be undone.`}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button kind="danger" onClick={onConfirm}>
            <Trans>Save and delete</Trans>
          </Button>
        </>
      }
    >
      <dl className="grid gap-2">
        {options.map(({ key, names }) => (
          <div key={key} className="flex justify-between gap-4">
            <dt className="[overflow-wrap:anywhere]">{names.en}</dt>
            <dd className="shrink-0 font-semibold">
              <Plural value={counts[key] ?? 0} one="# profile" other="# profiles" />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
