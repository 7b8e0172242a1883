import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useViewer } from '../../../kit/web/viewer.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { RangeSlider } from '../../../ui/form/RangeSlider.tsx';
import { Segments } from '../../../ui/form/Segments.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { useVocabulary } from '../../../vocabulary/web/useVocabulary.ts';
import { type ChoiceName, choices } from '../../choices.ts';
import { search } from '../search.ts';
import { useTyped } from '../useTyped.ts';
import { agesOf, ageTexts, type FilterTexts, OLDEST, YOUNGEST } from './address.ts';
import type { Typing } from './useFilters.ts';

const FRESH_MS = 5 * 60_000;

type FilterPanelProps = {
  texts: FilterTexts;
  onChange(changed: FilterTexts, typing?: Typing): void;
  /** Called while a thumb of the age slider is being dragged. */
  onDrag(changed: FilterTexts): void;
};

/** Every filter but the free text. On a desktop a column, on a phone inside a sheet. */
export function FilterPanel({ texts, onChange, onDrag }: FilterPanelProps) {
  const { t } = useLingui();
  const { viewer } = useViewer();
  const { ready, nameOf, choicesOf } = useVocabulary();
  const castes = useQuery(search.castes.queryOptions({ staleTime: FRESH_MS })).data;
  const ofList = (name: ChoiceName) => ({
    value: texts[name],
    name: ready ? nameOf(choices[name], texts[name] ?? '') : '',
    options: choicesOf(choices[name], 'inFilter'),
    onPick: (key: string) => onChange({ [name]: key }),
  });
  const own = viewer?.profile?.gender;
  const usual = own ? (own === 'female' ? 'male' : 'female') : 'all';
  return (
    <div className="grid gap-5">
      <Field label={<Trans>Gender</Trans>} group>
        <Segments
          value={texts.gender ?? usual}
          onChange={(gender) => onChange({ gender: gender === usual ? '' : gender })}
          options={[
            { value: 'female', label: t`Female` },
            { value: 'male', label: t`Male` },
            { value: 'all', label: t`All` },
          ]}
        />
      </Field>
      <Field label={<Trans>Age</Trans>} group>
        <RangeSlider
          min={YOUNGEST}
          max={OLDEST}
          step={1}
          value={agesOf(texts)}
          onValueChange={(ages) => onDrag(ageTexts(ages))}
          onValueCommit={(ages) => onChange(ageTexts(ages), 'age')}
          labels={[t`Minimum age`, t`Maximum age`]}
          format={(age) => t`${age} years`}
        />
      </Field>
      <Choice label={t`Religion`} {...ofList('religion')} />
      <Choice
        label={t`Caste`}
        value={texts.caste}
        name={texts.caste}
        options={castes?.map((caste) => ({ value: caste, label: caste }))}
        onPick={(caste) => onChange({ caste })}
      />
      <Choice label={t`Marital status`} {...ofList('maritalStatus')} />
      <Choice label={t`Education`} {...ofList('education')} />
      <Words
        label={t`Profession`}
        value={texts.profession}
        onType={(profession) => onChange({ profession }, 'profession')}
      />
      <Words label={t`City`} value={texts.city} onType={(city) => onChange({ city }, 'city')} />
      <Choice label={t`State`} {...ofList('state')} />
    </div>
  );
}

type ChoiceProps = {
  label: string;
  value: string | undefined;
  /** Returns the name of the value. */
  name: string | undefined;
  options: { value: string; label: string }[] | undefined;
  onPick(value: string): void;
};

function Choice({ label, value = '', name = '', options = [], onPick }: ChoiceProps) {
  const { t } = useLingui();
  // A value of the address stays selected though its list has not loaded yet, or no longer has it.
  const known = !value || options.some((one) => one.value === value);
  const all = known ? options : [{ value, label: name }, ...options];
  return (
    <Field label={label}>
      <Select empty={t`Any`} value={value} options={all} onChange={({ target }) => onPick(target.value)} />
    </Field>
  );
}

type WordsProps = { label: string; value: string | undefined; onType(text: string): void };

function Words({ label, value = '', onType }: WordsProps) {
  const { t } = useLingui();
  const typed = useTyped(value, onType);
  return (
    <Field label={label}>
      <TextInput
        value={typed.text}
        maxLength={80}
        autoComplete="off"
        placeholder={t`Any`}
        onChange={({ target }) => typed.type(target.value)}
        onBlur={typed.now}
        onKeyDown={({ key }) => key === 'Enter' && typed.now()}
      />
    </Field>
  );
}
