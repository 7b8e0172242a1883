import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import {
  CUSTOM_KINDS,
  CUSTOM_MAX,
  CUSTOM_SECTIONS,
  type CustomKind,
  type CustomSection,
  hasOptions,
  isComparable,
  SEEN_BY,
  type SeenBy,
} from '../../../../../base/custom-fields/shared/field.ts';
import { customFields, type EditedField } from '../../../../../base/custom-fields/web/customFields.ts';
import { UnsavedChanges } from '../../../../../base/site/web/UnsavedChanges.tsx';
import { localeCodes, locales } from '../../../../../kit/shared/locale/locales.ts';
import { useSubmit } from '../../../../../kit/web/form/useSubmit.ts';
import { useSectionTitles } from '../../../../../pages/my-profile/web/form/useSectionTitles.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { Checkbox } from '../../../../../ui/form/Checkbox.tsx';
import { Field } from '../../../../../ui/form/Field.tsx';
import { RadioGroup } from '../../../../../ui/form/RadioGroup.tsx';
import { Select } from '../../../../../ui/form/Select.tsx';
import { TextInput } from '../../../../../ui/form/TextInput.tsx';
import { Notice } from '../../../../../ui/state/Notice.tsx';
import { toast } from '../../../../../ui/state/toast.tsx';
import { type EditedOption, OptionsEditor } from './OptionsEditor.tsx';
import { RemoveOptions } from './RemoveOptions.tsx';
import { kindNames, seenByNames } from './texts.ts';

type Typed = {
  kind: CustomKind;
  names: Record<string, string>;
  section: CustomSection;
  seenBy: SeenBy;
  onCard: boolean;
  asked: boolean;
  filter: boolean;
  wish: boolean;
  /** As typed. */
  min: string;
  max: string;
  options: EditedOption[];
};

const blank: Typed = {
  kind: 'option',
  names: { en: '' },
  section: 'community',
  seenBy: 'members',
  onCard: false,
  asked: false,
  filter: false,
  wish: false,
  min: '0',
  max: '1000',
  options: [0, 1].map((id) => ({ id, key: null, names: { en: '' }, retired: false })),
};

const typedOf = ({ min, max, options, ...field }: EditedField): Typed => ({
  ...field,
  min: String(min),
  max: String(max),
  options: options.map((option, id) => ({ ...option, id })),
});

const numberIn = (text: string): number => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN);

/** Returns what is sent: of a kind, only what it can have. */
function inputOf({ kind, min, max, options, ...it }: Typed) {
  const few = it.seenBy === 'matches';
  return {
    ...it,
    onCard: it.onCard && kind !== 'text' && !few,
    filter: it.filter && isComparable(kind) && !few,
    wish: it.wish && isComparable(kind) && !few,
    min: kind === 'number' ? numberIn(min) : 0,
    max: kind === 'number' ? numberIn(max) : CUSTOM_MAX.number,
    options: hasOptions(kind)
      ? options
          .filter(({ key, names }) => key !== null || Object.values(names).some((name) => name.trim()))
          .map(({ id: _, ...option }) => option)
      : [],
  };
}

type FieldFormProps = { field: EditedField | undefined; version: number; onClose(): void };

/** Adds a profile field, or changes one. */
export function FieldForm({ field, version, onClose }: FieldFormProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [opened] = useState(() => (field ? typedOf(field) : blank));
  const [typed, setTyped] = useState(opened);
  const [confirming, setConfirming] = useState(false);
  const { busy, wrong, failure, submit } = useSubmit();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const uses = useQuery(
    customFields.uses.queryOptions({
      input: { key: field?.key ?? '' },
      enabled: Boolean(field),
      staleTime: 0,
    }),
  );
  const sections = useSectionTitles();
  const kinds = kindNames();
  const readers = seenByNames();
  const set = (changed: Partial<Typed>) => setTyped({ ...typed, ...changed });
  const { kind, seenBy } = typed;
  const few = seenBy === 'matches';

  const kept = typed.options.flatMap(({ key }) => key ?? []);
  const removed = (field?.options ?? []).filter(({ key }) => !kept.includes(key));
  const concerned = removed.filter(({ key }) => (uses.data?.options[key] ?? 0) > 0);

  async function save() {
    setConfirming(false);
    const input = inputOf(typed);
    await submit(async () => {
      if (field) await customFields.change.call({ ...input, key: field.key, version });
      else await customFields.add.call({ ...input, kind });
      toast({ title: t`Saved`, description: t`Members see it as soon as they open a page again.` });
      onClose();
    });
    await queries.invalidateQueries({ queryKey: customFields.key() });
  }

  const box = (name: 'onCard' | 'asked' | 'filter' | 'wish', label: ReactNode, help?: ReactNode) => (
    <Checkbox
      id={`use-${name}`}
      label={label}
      help={wrong[name] ?? help}
      checked={typed[name]}
      onChange={({ target }) => set({ [name]: target.checked })}
    />
  );

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (concerned.length > 0) setConfirming(true);
    else void save();
  }

  return (
    <form noValidate onSubmit={onSubmit} className="grid max-w-form gap-5">
      <UnsavedChanges unsaved={!busy && JSON.stringify(typed) !== JSON.stringify(opened)} />
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none [overflow-wrap:anywhere]">
        {field ? <Trans>Edit {field.names.en}</Trans> : <Trans>New field</Trans>}
      </h2>
      {localeCodes.map((locale) => (
        <Field
          key={locale}
          label={localeCodes.length > 1 ? <Trans>Name in {locales[locale].name}</Trans> : <Trans>Name</Trans>}
          help={
            locale === 'en' ? t`As members read it on the form and on profiles, such as Sect.` : undefined
          }
          error={wrong[`names.${locale}`]}
        >
          <TextInput
            value={typed.names[locale] ?? ''}
            limit={CUSTOM_MAX.name}
            autoComplete="off"
            onChange={({ target }) => set({ names: { ...typed.names, [locale]: target.value } })}
          />
        </Field>
      ))}
      <Field
        label={<Trans>Kind of answer</Trans>}
        help={field ? t`The kind can't be changed.` : undefined}
        error={wrong.kind}
      >
        <Select
          value={kind}
          disabled={field !== undefined}
          options={CUSTOM_KINDS.map((value) => ({ value, label: kinds[value] }))}
          onChange={({ target }) => set({ kind: target.value as CustomKind })}
        />
      </Field>
      {hasOptions(kind) && (
        <OptionsEditor
          options={typed.options}
          counts={uses.data?.options}
          wrong={wrong}
          onChange={(options) => set({ options })}
        />
      )}
      {kind === 'number' && (
        <div className="grid grid-cols-2 gap-4">
          <Field label={<Trans>Smallest</Trans>} error={wrong.min}>
            <TextInput
              value={typed.min}
              inputMode="numeric"
              autoComplete="off"
              onChange={({ target }) => set({ min: target.value })}
            />
          </Field>
          <Field label={<Trans>Largest</Trans>} error={wrong.max}>
            <TextInput
              value={typed.max}
              inputMode="numeric"
              autoComplete="off"
              onChange={({ target }) => set({ max: target.value })}
            />
          </Field>
        </div>
      )}
      <Field label={<Trans>Section</Trans>} error={wrong.section}>
        <Select
          value={typed.section}
          options={CUSTOM_SECTIONS.map((value) => ({ value, label: sections[value] }))}
          onChange={({ target }) => set({ section: target.value as CustomSection })}
        />
      </Field>
      <Field group label={<Trans>Who sees it</Trans>} error={wrong.seenBy}>
        <RadioGroup
          value={seenBy}
          options={SEEN_BY.map((value) => ({ value, label: readers[value] }))}
          onChange={({ target }) => set({ seenBy: target.value as SeenBy })}
        />
      </Field>
      <Field group label={<Trans>Where it is used</Trans>}>
        <div className="grid gap-3">
          {box('asked', <Trans>Ask at registration</Trans>)}
          {kind !== 'text' && !few && box('onCard', <Trans>Show on cards in browse</Trans>)}
          {isComparable(kind) && !few && (
            <>
              {box('filter', <Trans>Filter in browse</Trans>)}
              {box(
                'wish',
                <Trans>Partner preference</Trans>,
                <Trans>Families can say what they are looking for. It counts in matches.</Trans>,
              )}
            </>
          )}
        </div>
      </Field>
      {failure && (
        <Notice tone="bad" title={t`Not saved`}>
          {failure}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {field ? <Trans>Save Changes</Trans> : <Trans>Add field</Trans>}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
      {confirming && (
        <RemoveOptions
          options={concerned}
          counts={uses.data?.options ?? {}}
          onConfirm={() => void save()}
          onClose={() => setConfirming(false)}
        />
      )}
    </form>
  );
}
