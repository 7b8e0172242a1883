import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Part, SaveBar } from '../../../../base/site/web/settings/FormParts.tsx';
import { useSeenVersion } from '../../../../base/site/web/settings/useSeenVersion.ts';
import { UnsavedChanges } from '../../../../base/site/web/UnsavedChanges.tsx';
import {
  forEachKind,
  RETENTION,
  type Retention,
  type RetentionField,
  retentionFields,
} from '../../../../kit/shared/retention/rules.ts';
import { wholeNumber } from '../../../../kit/web/form/typedNumbers.ts';
import { useSubmit } from '../../../../kit/web/form/useSubmit.ts';
import { Field } from '../../../../ui/form/Field.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { toast } from '../../../../ui/state/toast.tsx';
import { staff } from '../staff.ts';
import { EffectDialog } from './EffectDialog.tsx';
import { useRetentionTexts } from './useRetentionTexts.tsx';

type Typed = Record<RetentionField, string>;
type RetentionFormProps = { found: Retention; version: string | null; mayChange: boolean };

const typedFrom = (kept: Retention): Typed => forEachKind((field) => String(kept[field]));
const numbersOf = (typed: Typed): Retention => forEachKind((field) => wholeNumber(typed[field]));

const law: RetentionField[] = ['sealedDays', 'reportDays', 'ledgerYears', 'eventDays'];
const parts = { law, own: retentionFields.filter((field) => !law.includes(field)) };

/** Form of how long data is kept. A shorter time shows what it will delete before it is saved. */
export function RetentionForm({ found, version, mayChange }: RetentionFormProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const texts = useRetentionTexts();
  const [saved, setSaved] = useState(typedFrom(found));
  const [typed, setTyped] = useState(saved);
  const [effect, setEffect] = useState<Partial<Retention>>();
  const form = useRef<HTMLFormElement>(null);
  const { busy, wrong, failure, submit } = useSubmit(retentionFields);
  useEffect(() => {
    if (Object.values(wrong).some(Boolean))
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrong]);
  const show = (kept: Retention) => {
    setSaved(typedFrom(kept));
    setTyped(typedFrom(kept));
  };
  const isDirty = retentionFields.some((field) => typed[field] !== saved[field]);
  const seen = useSeenVersion(version, isDirty, () => show(found));

  const limitsOf = (field: RetentionField) => {
    const { min, max } = RETENTION[field];
    return t`Please enter a whole number from ${min} to ${max}.`;
  };

  async function write(kept: Retention) {
    show(await staff.changeRetention.call({ ...kept, version: seen }));
    setEffect(undefined);
    await queries.invalidateQueries({ queryKey: staff.retention.queryKey() });
    toast({ title: t`Saved`, description: t`The Privacy Policy shows the new times.` });
  }

  function save(event: FormEvent) {
    event.preventDefault();
    const kept = numbersOf(typed);
    const missing = forEachKind((field) => {
      const { min, max } = RETENTION[field];
      return kept[field] >= min && kept[field] <= max ? undefined : limitsOf(field);
    });
    void submit(async () => {
      const shorter = retentionFields.filter((field) => kept[field] < Number(saved[field]));
      const counts = shorter.length > 0 ? await staff.retentionEffect.call(kept) : undefined;
      const lost = Object.fromEntries(
        shorter.filter((field) => counts![field] > 0).map((field) => [field, counts![field]]),
      );
      if (Object.keys(lost).length > 0) setEffect(lost);
      else await write(kept);
    }, missing);
  }

  const fieldOf = (field: RetentionField) => {
    const { min, max, usual } = RETENTION[field];
    const { name, why } = texts[field];
    return (
      <Field
        key={field}
        label={field === 'ledgerYears' ? t`${name} (financial years)` : t`${name} (days)`}
        help={
          <>
            {why}{' '}
            <Trans>
              From {min} to {max}, usually {usual}.
            </Trans>
          </>
        }
        error={wrong[field]}
      >
        <TextInput
          value={typed[field]}
          inputMode="numeric"
          limit={5}
          autoComplete="off"
          className="sm:max-w-36"
          onChange={({ target }) => setTyped((before) => ({ ...before, [field]: target.value }))}
        />
      </Field>
    );
  };

  return (
    <form ref={form} noValidate onSubmit={save} className="max-w-4xl">
      <UnsavedChanges unsaved={isDirty && !busy} />
      {!mayChange && <Notice className="mb-2">{t`Only an admin can change this.`}</Notice>}
      <fieldset disabled={!mayChange} className="min-w-0 divide-y divide-line">
        <Part
          title={t`Required by law`}
          text={t`A law sets the shortest time, or asks for a record. The audit log is never deleted.`}
        >
          {parts.law.map(fieldOf)}
        </Part>
        <Part
          title={t`Your choice`}
          text={t`Keep personal data no longer than you need it. Older data is deleted every night.`}
        >
          {parts.own.map(fieldOf)}
        </Part>
      </fieldset>
      {mayChange && <SaveBar failure={effect ? undefined : failure} busy={busy} />}
      {effect && (
        <EffectDialog
          effect={effect}
          failure={failure}
          busy={busy}
          onClose={() => setEffect(undefined)}
          onConfirm={() => void submit(() => write(numbersOf(typed)))}
        />
      )}
    </form>
  );
}
