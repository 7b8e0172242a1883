import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { CUSTOM_MAX } from '../../../../../base/custom-fields/shared/field.ts';
import { localeCodes, locales } from '../../../../../kit/shared/locale/locales.ts';
import { Button } from '../../../../../ui/Button.tsx';
import { Checkbox } from '../../../../../ui/form/Checkbox.tsx';
import { Field } from '../../../../../ui/form/Field.tsx';
import { TextInput } from '../../../../../ui/form/TextInput.tsx';
import { MoveButtons } from '../../../../../ui/MoveButtons.tsx';

/** An option as it is edited. @property id of its row; a new option has no key yet */
export type EditedOption = {
  id: number;
  key: string | null;
  names: Record<string, string>;
  retired: boolean;
};

type OptionsEditorProps = {
  options: EditedOption[];
  /** How many profiles have each option, by key; undefined while it is counted. */
  counts: Record<string, number> | undefined;
  wrong: Record<string, string | undefined>;
  onChange(options: EditedOption[]): void;
};

/** The options of a list, in their order. */
export function OptionsEditor({ options, counts, wrong, onChange }: OptionsEditorProps) {
  const { t } = useLingui();
  const list = useRef<HTMLOListElement>(null);
  const change = (id: number, changed: Partial<EditedOption>) =>
    onChange(options.map((one) => (one.id === id ? { ...one, ...changed } : one)));

  function move(place: number, step: 1 | -1) {
    const moved = [...options];
    const [one] = moved.splice(place, 1);
    moved.splice(place + step, 0, one!);
    onChange(moved);
  }

  function add() {
    const id = Math.max(0, ...options.map((one) => one.id)) + 1;
    flushSync(() => onChange([...options, { id, key: null, names: { en: '' }, retired: false }]));
    list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus();
  }

  return (
    <Field group label={<Trans>Options</Trans>} error={wrong.options}>
      <ol ref={list} className="grid gap-3">
        {options.map((option, place) => {
          const number = place + 1;
          const count = counts?.[option.key ?? ''] ?? 0;
          const title = option.names.en || t`Option ${number}`;
          return (
            <li key={option.id} className="rounded-xl border border-line bg-raised p-3">
              <div className="flex flex-wrap items-start gap-x-1 gap-y-2">
                <div className="grid min-w-40 grow basis-48 gap-2">
                  {localeCodes.map((locale) => (
                    <Field
                      key={locale}
                      label={
                        localeCodes.length > 1 ? (
                          <Trans>
                            Option {number} in {locales[locale].name}
                          </Trans>
                        ) : (
                          <Trans>Option {number}</Trans>
                        )
                      }
                      error={wrong[`options.${place}.names.${locale}`]}
                    >
                      <TextInput
                        value={option.names[locale] ?? ''}
                        limit={CUSTOM_MAX.name}
                        autoComplete="off"
                        onChange={({ target }) =>
                          change(option.id, { names: { ...option.names, [locale]: target.value } })
                        }
                      />
                    </Field>
                  ))}
                </div>
                <div className="flex sm:mt-8">
                  <MoveButtons
                    name={title}
                    place={place}
                    count={options.length}
                    onMove={(step) => move(place, step)}
                  />
                  <Button
                    kind="plain"
                    size="small"
                    aria-label={t`Remove ${title}`}
                    onClick={() => onChange(options.filter((one) => one !== option))}
                  >
                    <X aria-hidden className="size-5" />
                  </Button>
                </div>
              </div>
              {option.key !== null && counts && (count > 0 || option.retired) && (
                <div className="mt-2 grid gap-2">
                  <p className="text-sm text-soft">
                    <Plural
                      value={count}
                      _0="No profile has it"
                      one="# profile has it"
                      other="# profiles have it"
                    />
                  </p>
                  <Checkbox
                    label={<Trans>No longer offered</Trans>}
                    help={<Trans>Members who have it keep it. Nobody else can choose it.</Trans>}
                    checked={option.retired}
                    onChange={({ target }) => change(option.id, { retired: target.checked })}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ol>
      <Button
        kind="quiet"
        size="small"
        className="mt-3"
        disabled={options.length >= CUSTOM_MAX.options}
        onClick={add}
      >
        <Trans>Add an option</Trans>
      </Button>
    </Field>
  );
}
