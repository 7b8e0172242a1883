import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useViewer } from '../../kit/web/viewer.ts';
import { Field } from '../../ui/Field.tsx';
import { RangeSlider } from '../../ui/RangeSlider.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { vocabulary } from '../../vocabulary/web/vocabulary.ts';
import { type FilterTexts, OLDEST, YOUNGEST } from './filters.ts';
import { search } from './search.ts';
import { useTyped } from './useTyped.ts';

type FilterPanelProps = {
  texts: FilterTexts;
  set(changed: FilterTexts, options?: { replace?: boolean }): void;
  ages: [number, number];
  onAges(ages: [number, number]): void;
};

/** Every filter but the free text. On a desk a column, on a phone inside a sheet. */
export function FilterPanel({ texts, set, ages, onAges }: FilterPanelProps) {
  const { t } = useLingui();
  const { viewer } = useViewer();
  const lists = useQuery(vocabulary.lists.queryOptions({ staleTime: 60_000 })).data;
  const castes = useQuery(search.castes.queryOptions({ staleTime: 60_000 })).data ?? [];
  const offered = (list: { name: string; inFilter: boolean }[] | undefined) =>
    (list ?? []).filter((one) => one.inFilter).map((one) => one.name);
  const own = viewer?.profile?.gender;
  const opposite = own === 'female' ? 'male' : own === 'male' ? 'female' : '';
  const any = t`Any`;
  return (
    <div className="grid gap-5">
      <Field label={<Trans>Gender</Trans>}>
        <Select
          value={texts.gender ?? (opposite || 'all')}
          onChange={({ target }) => {
            const usual = target.value === (opposite || 'all');
            set({ gender: usual ? '' : target.value });
          }}
          options={[
            { value: 'all', label: t`All` },
            { value: 'male', label: t`Male` },
            { value: 'female', label: t`Female` },
          ]}
        />
      </Field>
      <Field label={<Trans>Age</Trans>} group>
        <RangeSlider
          min={YOUNGEST}
          max={OLDEST}
          step={1}
          value={ages}
          onValueChange={onAges}
          onValueCommit={([from, to]) =>
            set({ ageMin: from === YOUNGEST ? '' : String(from), ageMax: to === OLDEST ? '' : String(to) })
          }
          labels={[t`Youngest age`, t`Oldest age`]}
          format={(age) => t`${age} years`}
        />
      </Field>
      <Choice
        label={t`Religion`}
        any={any}
        value={texts.religion}
        options={offered(lists?.religion)}
        onPick={(religion) => set({ religion })}
      />
      <Choice
        label={t`Caste`}
        any={any}
        value={texts.caste}
        options={castes}
        onPick={(caste) => set({ caste })}
      />
      <Choice
        label={t`Marital Status`}
        any={any}
        value={texts.maritalStatus}
        options={offered(lists?.maritalStatus)}
        onPick={(maritalStatus) => set({ maritalStatus })}
      />
      <Choice
        label={t`Education`}
        any={any}
        value={texts.education}
        options={offered(lists?.education)}
        onPick={(education) => set({ education })}
      />
      <Words
        label={t`Profession`}
        value={texts.profession}
        apply={(profession) => set({ profession }, { replace: true })}
      />
      <Words label={t`City`} value={texts.city} apply={(city) => set({ city }, { replace: true })} />
      <Choice
        label={t`State`}
        any={any}
        value={texts.state}
        options={offered(lists?.state)}
        onPick={(state) => set({ state })}
      />
    </div>
  );
}

type ChoiceProps = {
  label: string;
  any: string;
  value?: string;
  options: string[];
  onPick(name: string): void;
};

function Choice({ label, any, value = '', options, onPick }: ChoiceProps) {
  // A value of the address stays chosen though its list has not come yet, or no longer has it.
  const all = value && !options.includes(value) ? [value, ...options] : options;
  return (
    <Field label={label}>
      <Select empty={any} value={value} options={all} onChange={({ target }) => onPick(target.value)} />
    </Field>
  );
}

function Words({ label, value = '', apply }: { label: string; value?: string; apply(text: string): void }) {
  const typed = useTyped(value, apply);
  return (
    <Field label={label}>
      <TextInput
        value={typed.text}
        maxLength={60}
        autoComplete="off"
        onChange={({ target }) => typed.type(target.value)}
        onBlur={typed.now}
        onKeyDown={({ key }) => key === 'Enter' && typed.now()}
      />
    </Field>
  );
}
