import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { MINUTE_MS } from '../../../../kit/shared/time/durations.ts';
import { search } from '../../../../meeting/search/web/search.ts';
import { DESCRIPTION_MAX, WISHED_AGE, WORDS_MAX } from '../../../../people/profiles/shared/facts/limits.ts';
import {
  IMPORTANCES,
  type Importance,
  USUAL,
  type Wish,
} from '../../../../people/profiles/shared/sections/lists.ts';
import type { SectionValues } from '../../../../people/profiles/shared/sections/rules.ts';
import { classes } from '../../../../ui/classes.ts';
import type { Values } from '../myProfile.ts';
import { useImportances } from '../useDescriptions.ts';
import { ChoicesField } from './ChoicesField.tsx';
import { heights, NumberField, TextAreaField, WordsField } from './formFields.tsx';
import { useCities } from './useCities.ts';

const FRESH_MS = 5 * MINUTE_MS;

export function WishesFields() {
  const { t } = useLingui();
  const { getValues } = useFormContext<Values>();
  const [typedCity, setTypedCity] = useState('');
  const { names: cities } = useCities(typedCity);
  const castes = useQuery(search.castes.queryOptions({ staleTime: FRESH_MS })).data;
  const ages = Array.from({ length: WISHED_AGE.max - WISHED_AGE.min + 1 }, (_, n) => ({
    value: WISHED_AGE.min + n,
    label: String(WISHED_AGE.min + n),
  }));
  const held = (name: string) => getValues(name) as number | null;
  return (
    <>
      <Wished wish="age" fields={['ageMin', 'ageMax']} title={t`Age`}>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-4">
          <NumberField name="ageMin" label={<Trans>Minimum age</Trans>} empty={t`Any`} options={ages} />
          <NumberField name="ageMax" label={<Trans>Maximum age</Trans>} empty={t`Any`} options={ages} />
        </div>
      </Wished>
      <Wished wish="height" fields={['heightMinCm', 'heightMaxCm']} title={t`Height`}>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-4">
          <NumberField
            name="heightMinCm"
            label={<Trans>Minimum height</Trans>}
            empty={t`Any`}
            options={heights(held('heightMinCm'))}
          />
          <NumberField
            name="heightMaxCm"
            label={<Trans>Maximum height</Trans>}
            empty={t`Any`}
            options={heights(held('heightMaxCm'))}
          />
        </div>
      </Wished>
      <Wished wish="maritalStatus" fields={['maritalStatus']} title={t`Marital status`}>
        <ChoicesField name="maritalStatus" kind="marital_status" label={<Trans>Marital status</Trans>} />
      </Wished>
      <Wished wish="religion" fields={['religion']} title={t`Religion`}>
        <ChoicesField name="religion" kind="religion" label={<Trans>Religion</Trans>} />
      </Wished>
      <Wished wish="caste" fields={['caste']} title={t`Community`}>
        <WordsField
          name="caste"
          label={<Trans>Community</Trans>}
          placeholder={t`Any`}
          suggestions={castes}
          limit={WORDS_MAX}
        />
      </Wished>
      <Wished wish="motherTongue" fields={['motherTongue']} title={t`Mother tongue`}>
        <ChoicesField name="motherTongue" kind="mother_tongue" label={<Trans>Mother tongue</Trans>} />
      </Wished>
      <Wished wish="education" fields={['education']} title={t`Education`}>
        <ChoicesField name="education" kind="education" label={<Trans>Education</Trans>} />
      </Wished>
      <Wished wish="profession" fields={['profession']} title={t`Profession`}>
        <WordsField
          name="profession"
          label={<Trans>Profession</Trans>}
          placeholder={t`Any`}
          limit={WORDS_MAX}
        />
      </Wished>
      <Wished wish="place" fields={['cities', 'states']} title={t`Location`}>
        <div className="grid gap-5">
          <WordsField
            name="cities"
            label={<Trans>Cities</Trans>}
            placeholder={t`Any`}
            suggestions={cities}
            onType={setTypedCity}
            limit={WORDS_MAX}
          />
          <ChoicesField name="states" kind="state" label={<Trans>States</Trans>} />
        </div>
      </Wished>
      <Wished wish="diet" fields={['diet']} title={t`Diet`}>
        <ChoicesField name="diet" kind="diet" label={<Trans>Diet</Trans>} />
      </Wished>
      <TextAreaField
        name="description"
        label={<Trans>In your own words</Trans>}
        help={<Trans>What kind of person and family are you looking for?</Trans>}
        max={DESCRIPTION_MAX}
        rows={4}
      />
    </>
  );
}

type WishedProps = {
  wish: Wish;
  fields: (keyof SectionValues['wishes'])[];
  title: string;
  children: ReactNode;
};

/** A wish, and under it how much it counts, once something is wished. */
function Wished({ wish, fields, title, children }: WishedProps) {
  const { t } = useLingui();
  const { watch, setValue } = useFormContext<Values>();
  const id = useId();
  const names = useImportances();
  const importance = watch('importance') as Partial<Record<Wish, Importance>>;
  const wished = watch(fields).some((value) => (Array.isArray(value) ? value.length > 0 : value !== null));
  return (
    <div>
      {children}
      {wished && (
        <div
          role="radiogroup"
          aria-label={t`How important: ${title}`}
          className="mt-2 flex flex-wrap gap-x-3 text-sm sm:gap-x-5"
        >
          {IMPORTANCES.map((one) => (
            <label key={one} className="flex min-h-11 cursor-pointer items-center gap-1.5">
              <input
                type="radio"
                name={id}
                checked={(importance[wish] ?? USUAL) === one}
                onChange={() => setValue('importance', { ...importance, [wish]: one }, { shouldDirty: true })}
                className="size-5 shrink-0 appearance-none rounded-full border border-edge bg-raised checked:border-[6px] checked:border-kumkum"
              />
              <span className={classes((importance[wish] ?? USUAL) === one && 'font-semibold')}>
                {names[one]}
              </span>
            </label>
          ))}
        </div>
      )}
    </div>
  );
}
