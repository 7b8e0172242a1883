import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { isAsked } from '../../../../people/profiles/shared/facts/completeness.ts';
import {
  type FactKey,
  type FactSection,
  factOf,
  factsOf,
  isList,
} from '../../../../people/profiles/shared/facts/list.ts';
import { useFactLabels } from '../../../../people/profiles/web/facts/useFactLabels.ts';
import type { Values } from '../myProfile.ts';
import { AmountField } from './AmountField.tsx';
import { ChoicesField } from './ChoicesField.tsx';
import { CustomFields } from './CustomFields.tsx';
import {
  ChoiceField,
  heights,
  LineField,
  NumberField,
  TextAreaField,
  WeightField,
  WordsField,
} from './formFields.tsx';
import { SuggestedField } from './SuggestedField.tsx';
import { factHelp, specialFields } from './specialFields.tsx';

/** The most people that a form offers. */
const PEOPLE = 10;

/** The fields of a section's facts. */
export function FactFields({ section, brief }: { section: FactSection; brief?: boolean }) {
  const { watch, setValue, getValues } = useFormContext<Values>();
  const [religion, country, maritalStatus] = watch(['religion', 'country', 'maritalStatus']) as (
    | string
    | null
  )[];
  const keys: FactKey[] = factsOf(section);
  const asked = keys.filter((key) => isAsked(key, { religion, country, maritalStatus }));
  useEffect(() => {
    // What was stated before, such as under another religion, must not stay unseen.
    for (const key of factsOf(section)) {
      const isStated = getValues(key) !== null && getValues(key) !== undefined;
      if (isStated && !isAsked(key, { religion, country, maritalStatus }))
        setValue(key, isList(key) ? [] : null);
    }
  }, [section, religion, country, maritalStatus, getValues, setValue]);
  const lines = inLines(asked).map((line) => {
    const fields = line.map((key) => <FactField key={key} name={key} brief={brief} />);
    return line.length === 1 ? (
      fields
    ) : (
      <div key={line[0]} className="grid grid-cols-2 gap-4">
        {fields}
      </div>
    );
  });
  return (
    <>
      {lines}
      <CustomFields section={section} />
    </>
  );
}

/** Puts two halves that follow each other on one line. */
function inLines(keys: FactKey[]): FactKey[][] {
  const lines: FactKey[][] = [];
  for (const key of keys) {
    const last = lines.at(-1);
    const before = last?.length === 1 ? last[0]! : null;
    if (before && factOf(before).half && factOf(key).half) last!.push(key);
    else lines.push([key]);
  }
  return lines;
}

function FactField({ name, brief }: { name: FactKey; brief?: boolean }) {
  const { t } = useLingui();
  const { getValues } = useFormContext<Values>();
  const label = useFactLabels()[name];
  const help = factHelp[name];
  const fact = factOf(name);
  const Special = specialFields[name];
  if (Special) return <Special name={name} label={label} />;
  switch (fact.kind) {
    case 'option':
      return (
        <ChoiceField
          name={name}
          kind={fact.list}
          label={label}
          help={help}
          required={fact.required !== undefined}
        />
      );
    case 'options':
      return <ChoicesField name={name} kind={fact.list} label={label} />;
    case 'number': {
      if (fact.unit === 'kg') return <WeightField name={name} label={label} />;
      const options =
        fact.unit === 'cm'
          ? heights(getValues(name) as number | null)
          : Array.from({ length: PEOPLE + 1 }, (_, value) => ({ value, label: String(value) }));
      return <NumberField name={name} label={label} empty={t`Not stated`} options={options} />;
    }
    case 'rupees':
      return <AmountField name={name} label={label} />;
    case 'line': {
      const Line = fact.suggested ? SuggestedField : LineField;
      return (
        <Line
          name={name}
          label={label}
          help={help}
          limit={fact.max}
          autoCapitalize={fact.isName ? 'words' : undefined}
        />
      );
    }
    case 'text':
      return <TextAreaField name={name} label={label} help={help} max={fact.max} rows={brief ? 5 : 7} />;
    case 'words':
      return <WordsField name={name} label={label} limit={fact.max} />;
  }
}
