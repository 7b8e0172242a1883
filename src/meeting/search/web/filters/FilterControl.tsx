import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useVocabulary } from '../../../../base/vocabulary/web/useVocabulary.ts';
import { MINUTE_MS } from '../../../../kit/shared/time/durations.ts';
import { NotLoaded } from '../../../../kit/web/api/NotLoaded.tsx';
import { Checkbox } from '../../../../ui/form/Checkbox.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { RangeSlider } from '../../../../ui/form/RangeSlider.tsx';
import { Segments } from '../../../../ui/form/Segments.tsx';
import { Select } from '../../../../ui/form/Select.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import { type AnyFilter, descriptorOf, type FilterKey, filters, splitValues } from '../../shared/filters.ts';
import { search } from '../search.ts';
import { useTyped } from '../useTyped.ts';
import { useUsualGender } from '../useUsualGender.ts';
import type { FilterTexts } from './address.ts';
import { Count, OptionFilter } from './OptionFilter.tsx';
import { rangeTexts, thumbsOf } from './range.ts';
import type { Typing } from './useFilters.ts';
import { useFilterText } from './useFilterText.ts';
import type { OptionCounts } from './useOptionCounts.ts';

const FRESH_MS = 5 * MINUTE_MS;

export type PanelProps = {
  texts: FilterTexts;
  /** Counts beside options. */
  counts: OptionCounts;
  /** Groups of options that are open, and a function that opens or closes one. */
  open: ReadonlySet<AnyFilter>;
  onOpen(key: AnyFilter, open: boolean): void;
  onChange(changed: FilterTexts, typing?: Typing): void;
  /** Called while a thumb of a slider is being dragged. */
  onDrag(changed: FilterTexts): void;
};

type ControlProps = PanelProps & { filter: FilterKey };

/** The control of one filter, by its kind. */
export function FilterControl({ filter, ...props }: ControlProps) {
  const { t, i18n } = useLingui();
  const { label, option } = useFilterText();
  const { choicesOf } = useVocabulary();
  const { texts, counts, onChange } = props;
  const counted = counts?.[filter];
  const withCount = (words: string, count: number | undefined) =>
    count === undefined ? words : `${words} (${i18n.number(count)})`;
  const it = descriptorOf(filter);
  const text = texts[filter as keyof FilterTexts] ?? '';
  switch (it.kind) {
    case 'gender':
      return <Gender {...props} />;
    case 'range':
      return <Range filter={filter as 'age' | 'height'} {...props} />;
    case 'options':
      return (
        <OptionFilter
          {...props}
          filter={filter}
          options={offered(choicesOf(it.list, 'inFilter'), choicesOf(it.list, 'inForms'))}
          first={choicesOf(it.list, 'inFilter')?.map(({ value }) => value)}
        />
      );
    case 'keys':
      return (
        <OptionFilter
          {...props}
          filter={filter}
          options={it.keys.map((value) => ({ value, label: option(filter, value) }))}
        />
      );
    case 'words':
      return <Castes {...props} />;
    case 'part':
      return (
        <Words
          label={label(filter)}
          value={plainText(text)}
          onType={(typed) => onChange({ [filter]: typed }, filter as Typing)}
        />
      );
    case 'number':
      return (
        <Field
          label={label(filter)}
          help={filter === 'guna' ? t`Works only if both horoscopes are shown to everyone.` : undefined}
        >
          <Select
            empty={t`Any`}
            value={text}
            options={it.values.map((value) => ({
              value: String(value),
              label: withCount(option(filter, String(value)), counted && (counted[value] ?? 0)),
            }))}
            onChange={({ target }) => onChange({ [filter]: target.value })}
          />
        </Field>
      );
    case 'flag':
      return (
        <div className="flex items-start gap-3">
          <div className="min-w-0 grow">
            <Checkbox
              label={label(filter)}
              checked={text === '1'}
              onChange={({ target }) => onChange({ [filter]: target.checked ? '1' : '' })}
            />
          </div>
          {counted && <Count number={counted[1] ?? 0} />}
        </div>
      );
  }
}

type Options = { value: string; label: string }[] | undefined;

/**
 * Returns the options to offer first, then the others except 'Other', which nobody looks for. Without options to
 * offer first, returns the whole list.
 */
function offered(first: Options, all: Options): Options {
  if (!first?.length || !all) return all;
  const isOther = ({ value }: { value: string }) =>
    value !== 'other' && !first.some((one) => one.value === value);
  return [...first, ...all.filter(isOther)];
}

function Gender({ texts, counts, onChange }: Pick<PanelProps, 'texts' | 'counts' | 'onChange'>) {
  const { t } = useLingui();
  const { label } = useFilterText();
  const usual = useUsualGender() ?? 'all';
  const counted = counts?.gender;
  return (
    <Field label={label('gender')} group>
      <Segments
        value={texts.gender ?? usual}
        onChange={(gender) => onChange({ gender: gender === usual ? '' : gender })}
        options={Object.entries({ male: t`Male`, female: t`Female`, all: t`All` }).map(([value, words]) => ({
          value,
          label: (
            <span className="grid justify-items-center py-1">
              {words}{' '}
              {counted ? (
                <Count number={counted[value] ?? 0} />
              ) : (
                // Keeps the height while the counts load.
                <span aria-hidden className="invisible pt-0.5 text-sm">
                  0
                </span>
              )}
            </span>
          ),
        }))}
      />
    </Field>
  );
}

function Range({ filter, texts, onChange, onDrag }: PanelProps & { filter: 'age' | 'height' }) {
  const { t } = useLingui();
  const { label, end } = useFilterText();
  const { min, max } = filters[filter];
  return (
    <Field label={label(filter)} group>
      <RangeSlider
        min={min}
        max={max}
        step={1}
        value={thumbsOf(texts, filter)}
        onValueChange={(ends) => onDrag(rangeTexts(filter, ends, texts))}
        onValueCommit={(ends) => onChange(rangeTexts(filter, ends, texts), filter)}
        labels={filter === 'age' ? [t`Minimum age`, t`Maximum age`] : [t`Minimum height`, t`Maximum height`]}
        format={(value) => end(filter, value, value === max && !texts[`${filter}Max`])}
      />
    </Field>
  );
}

function Castes(props: PanelProps) {
  const found = useQuery(search.castes.queryOptions({ staleTime: FRESH_MS }));
  const options = found.data?.map((caste) => ({ value: caste, label: caste }));
  const failed = found.isError && <NotLoaded of={found} />;
  return <OptionFilter {...props} filter="caste" options={options} failed={failed} />;
}

/** Returns the text for a field, also for a chosen value with a comma. */
const plainText = (text: string): string => (text.includes('\\') ? splitValues(text).join(', ') : text);

type WordsProps = { label: string; value: string; onType(text: string): void };

function Words({ label, value, onType }: WordsProps) {
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
