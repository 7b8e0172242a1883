import { Trans } from '@lingui/react/macro';
import { type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { Controller, useFormContext } from 'react-hook-form';
import type { VocabularyKind } from '../../../../base/vocabulary/shared/lists.ts';
import { useVocabulary } from '../../../../base/vocabulary/web/useVocabulary.ts';
import { Button } from '../../../../ui/Button.tsx';
import { CheckGroup } from '../../../../ui/form/CheckGroup.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import type { Values } from '../myProfile.ts';
import { type FieldBase, useFieldError } from './formFields.tsx';

/** Of a longer list, the common options alone are shown first; without any, this many. */
const MANY = 12;

type ChoicesFieldProps = FieldBase & {
  kind: VocabularyKind;
  /** The keys that a long list begins with, unless the site has chosen some for filters. */
  begin?: readonly string[];
};

/** Any options of a list, those too that were chosen before and that nobody can choose any more. */
export function ChoicesField({ name, kind, label, help, begin }: ChoicesFieldProps) {
  const { control } = useFormContext<Values>();
  const wrong = useFieldError();
  const { choicesOf, nameOf } = useVocabulary();
  const [all, setAll] = useState(false);
  const offered = choicesOf(kind, 'inForms') ?? [];
  const common = choicesOf(kind, 'inFilter') ?? [];
  const begun =
    begin?.flatMap((key) => offered.filter(({ value }) => value === key)) ?? offered.slice(0, MANY);
  const few = common.length > 0 ? common : begun;
  const first = all || offered.length <= MANY ? offered : few;

  /** The focus goes on to the first option that was not there before. */
  function showAll({ currentTarget }: MouseEvent) {
    const group = currentTarget.parentElement!;
    const before = new Set(group.querySelectorAll('input'));
    flushSync(() => setAll(true));
    [...group.querySelectorAll('input')].find((one) => !before.has(one))?.focus();
  }

  return (
    <Field group label={label} help={help} error={wrong(name)}>
      <Controller
        name={name}
        control={control}
        render={({ field: { value, onChange, onBlur } }) => {
          const chosen = value as string[];
          const others = chosen.filter((key) => !first.some((one) => one.value === key));
          const shown = [...first, ...others.map((key) => ({ value: key, label: nameOf(kind, key) }))];
          const count = offered.length;
          return (
            <CheckGroup options={shown} value={chosen} onChange={onChange} onBlur={onBlur}>
              {first !== offered && (
                <Button kind="plain" size="small" onClick={showAll}>
                  <Trans>Show all {count}</Trans>
                </Button>
              )}
            </CheckGroup>
          );
        }}
      />
    </Field>
  );
}
