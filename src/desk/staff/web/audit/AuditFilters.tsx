import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useTypedValue } from '../../../../kit/web/form/useTypedValue.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { FoldedFilters } from '../../../../ui/form/FoldedFilters.tsx';
import { Select } from '../../../../ui/form/Select.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import { audit } from './audit.ts';
import { actNames, kindNames } from './texts.ts';

const NAMES = ['who', 'action', 'kind', 'subject', 'from', 'to'] as const;
type AuditFilterTexts = Partial<Record<(typeof NAMES)[number], string>>;

const patterns: Partial<Record<(typeof NAMES)[number], RegExp>> = {
  who: /^(system|[0-9a-f-]{36})$/,
  action: /^[a-z_]{1,40}$/,
  kind: /^[a-z_]{1,40}$/,
  subject: /^.{1,100}$/,
  from: /^\d{4}-\d\d-\d\d$/,
  to: /^\d{4}-\d\d-\d\d$/,
};

/** Reads the filters of an address; invalid ones are left out. */
export const readAuditFilters = (address: URLSearchParams): AuditFilterTexts =>
  Object.fromEntries(
    NAMES.flatMap((name) => {
      const text = address.get(name)?.trim() ?? '';
      return patterns[name]!.test(text) ? [[name, text]] : [];
    }),
  );

type FiltersProps = { filters: AuditFilterTexts; onApply(filters: Record<string, string>): void };

/** Search of the audit log: actor, action, subject, time. */
export function AuditFilters({ filters, onApply }: FiltersProps) {
  const { t } = useLingui();
  const [draft, setDraft] = useTypedValue(new URLSearchParams(filters).toString());
  const typed: AuditFilterTexts = Object.fromEntries(new URLSearchParams(draft));
  const people = useQuery(audit.people.queryOptions());
  const set = (name: (typeof NAMES)[number]) => (event: { target: { value: string } }) =>
    setDraft(new URLSearchParams({ ...typed, [name]: event.target.value }).toString());
  const options = (names: Record<string, string>, chosen: string | undefined) => [
    ...Object.entries(names)
      .map(([value, label]) => ({ value, label }))
      .sort((one, other) => one.label.localeCompare(other.label)),
    ...(chosen && !Object.hasOwn(names, chosen) ? [{ value: chosen, label: chosen }] : []),
  ];

  function submit(event: FormEvent) {
    event.preventDefault();
    onApply(
      Object.fromEntries(
        Object.entries(typed)
          .map(([name, text]) => [name, text.trim()] as const)
          .filter(([, text]) => text !== ''),
      ),
    );
  }

  return (
    <div className="mb-5">
      <FoldedFilters set={Object.keys(filters).length}>
        <form
          onSubmit={submit}
          aria-label={t`Search the audit log`}
          className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-xl border border-line bg-raised p-4 sm:grid-cols-2 lg:grid-cols-3"
        >
          <Field label={<Trans>Who</Trans>}>
            <Select
              value={typed.who ?? ''}
              empty={t`Anyone`}
              options={[
                { value: 'system', label: t`The site` },
                ...(people.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={set('who')}
            />
          </Field>
          <Field label={<Trans>What</Trans>}>
            <Select
              value={typed.action ?? ''}
              empty={t`Anything`}
              options={options(actNames(), typed.action)}
              onChange={set('action')}
            />
          </Field>
          <Field label={<Trans>About</Trans>}>
            <Select
              value={typed.kind ?? ''}
              empty={t`Anything`}
              options={options(kindNames(), typed.kind)}
              onChange={set('kind')}
            />
          </Field>
          <Field label={<Trans>ID</Trans>} help={<Trans>The whole ID, such as P001</Trans>}>
            <TextInput
              value={typed.subject ?? ''}
              maxLength={100}
              autoComplete="off"
              onChange={set('subject')}
            />
          </Field>
          <Field label={<Trans>From</Trans>}>
            <TextInput type="date" value={typed.from ?? ''} onChange={set('from')} />
          </Field>
          <Field label={<Trans>To</Trans>}>
            <TextInput type="date" value={typed.to ?? ''} onChange={set('to')} />
          </Field>
          <div className="flex flex-wrap gap-3 sm:col-span-2 lg:col-span-3">
            <Button type="submit" size="small">
              <Search aria-hidden className="size-5" />
              <Trans>Search</Trans>
            </Button>
            {Object.keys(filters).length > 0 && (
              <Button kind="quiet" size="small" onClick={() => onApply({})}>
                <Trans>Clear all</Trans>
              </Button>
            )}
          </div>
        </form>
      </FoldedFilters>
    </div>
  );
}
