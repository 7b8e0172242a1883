import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useViewer } from '../../kit/web/viewer.ts';
import { Field } from '../../ui/Field.tsx';
import { RangeSlider } from '../../ui/RangeSlider.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { vocabulary } from '../../vocabulary/web/vocabulary.ts';
import { agesOf, ageTexts, type FilterTexts, OLDEST, YOUNGEST } from './address.ts';
import { search } from './search.ts';
import type { Typing } from './useFilters.ts';
import { useTyped } from './useTyped.ts';

const FRESH_MS = 5 * 60_000;

type FilterPanelProps = {
  texts: FilterTexts;
  onChange(changed: FilterTexts, typing?: Typing): void;
  /** While a thumb of the age slider is on its way. */
  onDrag(changed: FilterTexts): void;
};

/** Every filter but the free text. On a desk a column, on a phone inside a sheet. */
export function FilterPanel({ texts, onChange, onDrag }: FilterPanelProps) {
  const { t } = useLingui();
  const { viewer } = useViewer();
  const lists = useQuery(vocabulary.lists.queryOptions({ staleTime: FRESH_MS })).data;
  const castes = useQuery(search.castes.queryOptions({ staleTime: FRESH_MS })).data;
  const offered = (list: { name: string; inFilter: boolean }[] | undefined) =>
    list?.filter((one) => one.inFilter).map((one) => one.name);
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
          labels={[t`Youngest age`, t`Oldest age`]}
          format={(age) => t`${age} years`}
        />
      </Field>
      <Choice
        label={t`Religion`}
        value={texts.religion}
        options={offered(lists?.religion)}
        onPick={(religion) => onChange({ religion })}
      />
      <Choice label={t`Caste`} value={texts.caste} options={castes} onPick={(caste) => onChange({ caste })} />
      <Choice
        label={t`Marital status`}
        value={texts.maritalStatus}
        options={offered(lists?.maritalStatus)}
        onPick={(maritalStatus) => onChange({ maritalStatus })}
      />
      <Choice
        label={t`Education`}
        value={texts.education}
        options={offered(lists?.education)}
        onPick={(education) => onChange({ education })}
      />
      <Words
        label={t`Profession`}
        value={texts.profession}
        onType={(profession) => onChange({ profession }, 'profession')}
      />
      <Words label={t`City`} value={texts.city} onType={(city) => onChange({ city }, 'city')} />
      <Choice
        label={t`State`}
        value={texts.state}
        options={offered(lists?.state)}
        onPick={(state) => onChange({ state })}
      />
    </div>
  );
}

type ChoiceProps = {
  label: string;
  value: string | undefined;
  options: string[] | undefined;
  onPick(name: string): void;
};

function Choice({ label, value = '', options = [], onPick }: ChoiceProps) {
  const { t } = useLingui();
  // A value of the address stays chosen though its list has not come yet, or no longer has it.
  const all = value && !options.includes(value) ? [value, ...options] : options;
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
