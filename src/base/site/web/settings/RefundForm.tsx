import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { paiseOf } from '../../../../kit/web/form/typedNumbers.ts';
import { useSubmit } from '../../../../kit/web/form/useSubmit.ts';
import { Field } from '../../../../ui/form/Field.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { toast } from '../../../../ui/state/toast.tsx';
import { site } from '../site.ts';
import { UnsavedChanges } from '../UnsavedChanges.tsx';
import { Part, SaveBar } from './FormParts.tsx';
import { useSeenVersion } from './useSeenVersion.ts';

type RefundFormProps = { abovePaise: number | null; version: string | null; mayChange: boolean };

const typedFrom = (paise: number | null) => (paise === null ? '' : String(paise / 100));

/** Form of the amount above which a refund needs a second person. */
export function RefundForm({ abovePaise, version, mayChange }: RefundFormProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [saved, setSaved] = useState(typedFrom(abovePaise));
  const [amount, setAmount] = useState(saved);
  const { busy, wrong, failure, submit } = useSubmit();
  const show = (paise: number | null) => {
    setSaved(typedFrom(paise));
    setAmount(typedFrom(paise));
  };
  const isDirty = amount !== saved;
  const seen = useSeenVersion(version, isDirty, () => show(abovePaise));

  function save(event: FormEvent) {
    event.preventDefault();
    const paise = amount.trim() === '' ? null : paiseOf(amount);
    const isWrong = paise === null && amount.trim() !== '';
    void submit(
      async () => {
        show((await site.changeRefundApproval.call({ abovePaise: paise, version: seen })).abovePaise);
        await queries.invalidateQueries({ queryKey: site.refundApproval.queryKey() });
        toast({ title: t`Saved`, description: t`Refunds already waiting still need approval.` });
      },
      { abovePaise: isWrong ? t`Please enter an amount in rupees.` : undefined },
    );
  }

  return (
    <form noValidate onSubmit={save} className="max-w-4xl">
      <UnsavedChanges unsaved={isDirty && !busy} />
      {!mayChange && <Notice className="mb-2">{t`Only an admin can change this.`}</Notice>}
      <fieldset disabled={!mayChange} className="min-w-0">
        <Part title={t`Refunds`} text={t`Large refunds can need the approval of a second person.`}>
          <Field
            label={<Trans>Needs approval above (₹)</Trans>}
            help={
              <Trans>A colleague approves each refund above this amount. Empty: no approval needed.</Trans>
            }
            error={wrong.abovePaise}
          >
            <TextInput
              value={amount}
              inputMode="decimal"
              limit={16}
              autoComplete="off"
              className="sm:max-w-36"
              onChange={({ target }) => setAmount(target.value)}
            />
          </Field>
        </Part>
      </fieldset>
      {mayChange && <SaveBar failure={failure} busy={busy} />}
    </form>
  );
}
