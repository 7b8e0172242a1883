import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Part, SaveBar } from '../../../base/site/web/settings/FormParts.tsx';
import { useSeenVersion } from '../../../base/site/web/settings/useSeenVersion.ts';
import { UnsavedChanges } from '../../../base/site/web/UnsavedChanges.tsx';
import { READ_KINDS, READERS, type ReadingLimits } from '../../../kit/shared/api/limits/readingRules.ts';
import { NotLoaded } from '../../../kit/web/api/NotLoaded.tsx';
import { wholeNumber } from '../../../kit/web/form/typedNumbers.ts';
import { useSubmit } from '../../../kit/web/form/useSubmit.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { toast } from '../../../ui/state/toast.tsx';
import { security } from './security.ts';

/** Tab of the settings: how much may be read in a day. */
export default function ReadingSettings({ mayChange }: { mayChange: boolean }) {
  const { t } = useLingui();
  const found = useQuery(security.limits.queryOptions({ refetchOnWindowFocus: false }));
  if (found.isError) return <NotLoaded of={found} title={t`Couldn't load settings`} />;
  if (!found.data) return <Skeleton className="h-96" />;
  return <ReadingForm found={found.data.limits} version={found.data.version} mayChange={mayChange} />;
}

type Typed = Record<string, string>;
type ReadingFormProps = { found: ReadingLimits; version: string | null; mayChange: boolean };

const fields = [
  ...READERS.flatMap((reader) => READ_KINDS.map((kind) => `${reader}.${kind}`)),
  'visitorCards',
  'newDays',
];
const typedFrom = ({ visitorCards, newDays, ...readers }: ReadingLimits): Typed => ({
  visitorCards: String(visitorCards),
  newDays: String(newDays),
  ...Object.fromEntries(
    READERS.flatMap((reader) =>
      READ_KINDS.map((kind) => [`${reader}.${kind}`, String(readers[reader][kind])]),
    ),
  ),
});

function limitsOf(typed: Typed): ReadingLimits {
  const limitsFor = (reader: string) => ({
    profiles: wholeNumber(typed[`${reader}.profiles`]!),
    cards: wholeNumber(typed[`${reader}.cards`]!),
    photos: wholeNumber(typed[`${reader}.photos`]!),
  });
  return {
    new: limitsFor('new'),
    free: limitsFor('free'),
    verified: limitsFor('verified'),
    plan: limitsFor('plan'),
    visitorCards: wholeNumber(typed.visitorCards!),
    newDays: wholeNumber(typed.newDays!),
  };
}

/** Form of how much each kind of reader may read in a day. */
function ReadingForm({ found, version, mayChange }: ReadingFormProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [saved, setSaved] = useState(typedFrom(found));
  const [typed, setTyped] = useState(saved);
  const { busy, wrong, failure, submit } = useSubmit(fields);
  const show = (limits: ReadingLimits) => {
    setSaved(typedFrom(limits));
    setTyped(typedFrom(limits));
  };
  const isDirty = fields.some((field) => typed[field] !== saved[field]);
  const seen = useSeenVersion(version, isDirty, () => show(found));

  function save(event: FormEvent) {
    event.preventDefault();
    const missing = Object.fromEntries(
      fields.map((field) => [
        field,
        Number.isNaN(wholeNumber(typed[field]!)) ? t`Please enter a whole number.` : undefined,
      ]),
    );
    void submit(async () => {
      show(await security.changeLimits.call({ ...limitsOf(typed), version: seen }));
      await queries.invalidateQueries({ queryKey: security.limits.queryKey() });
      toast({ title: t`Saved`, description: t`The new limits apply at once.` });
    }, missing);
  }

  const fieldOf = (field: string, label: string, help?: string) => (
    <Field key={field} label={label} help={help} error={wrong[field]}>
      <TextInput
        value={typed[field]!}
        inputMode="numeric"
        limit={6}
        autoComplete="off"
        className="sm:max-w-36"
        onChange={({ target }) => setTyped((before) => ({ ...before, [field]: target.value }))}
      />
    </Field>
  );
  const parts = {
    new: [t`New accounts`, t`In their first days.`],
    free: [t`Without a plan`, t`Members whose identity is not verified.`],
    verified: [t`Verified`, t`Members with a verified identity and no plan.`],
    plan: [t`With a plan`, t`Members with a current plan.`],
  } as const;
  const names = {
    profiles: t`Full profiles a day`,
    cards: t`Profiles in lists a day`,
    photos: t`Photos a day`,
  };
  return (
    <form noValidate onSubmit={save} className="max-w-4xl">
      <UnsavedChanges unsaved={isDirty && !busy} />
      {!mayChange && <Notice className="mb-2">{t`Only an admin can change this.`}</Notice>}
      <fieldset disabled={!mayChange} className="min-w-0 divide-y divide-line">
        {READERS.map((reader) => (
          <Part key={reader} title={parts[reader][0]} text={parts[reader][1]}>
            {reader === 'new' && fieldOf('newDays', t`An account is new for (days)`)}
            {READ_KINDS.map((kind) => fieldOf(`${reader}.${kind}`, names[kind]))}
          </Part>
        ))}
        <Part title={t`Visitors`} text={t`People who are not logged in.`}>
          {fieldOf(
            'visitorCards',
            t`Profiles in lists a day, for each network`,
            t`Many families can share one mobile network.`,
          )}
        </Part>
      </fieldset>
      <p className="pb-6 text-soft">
        <Trans>
          Pages get slower from 80% of a limit. At the limit, members are asked to come back tomorrow.
        </Trans>
      </p>
      {mayChange && <SaveBar failure={failure} busy={busy} />}
    </form>
  );
}
