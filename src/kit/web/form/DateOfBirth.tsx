import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, type FocusEvent, type Ref, useId, useRef, useState } from 'react';
import { control } from '../../../ui/form/control.ts';
import { useFieldGroup } from '../../../ui/form/Field.tsx';
import { cleanDate } from '../../shared/text/clean.ts';

type Parts = { day: string; month: string; year: string };
type DateOfBirthProps = {
  /** YYYY-MM-DD, or '' while nothing is typed. What is incomplete or no day of the calendar is passed on as it was typed. */
  value: string;
  onChange(value: string): void;
  onBlur?(): void;
  name?: string;
  disabled?: boolean;
  /** The day's field, for a form that focuses what is wrong. */
  ref?: Ref<HTMLInputElement>;
};

/** Three fields, day first, as Indians write a date. Goes inside a `Field` with `group`. */
export function DateOfBirth({ value, onChange, onBlur, name, disabled, ref }: DateOfBirthProps) {
  const { t } = useLingui();
  const id = useId();
  const { 'aria-invalid': invalid, ...wired } = useFieldGroup();
  const [typed, setTyped] = useState<Parts>(() => split(value));
  const [seen, setSeen] = useState(value);
  const month = useRef<HTMLInputElement>(null);
  const year = useRef<HTMLInputElement>(null);

  // The form was filled or reset from outside; what is being typed here stays otherwise.
  if (value !== seen) {
    setSeen(value);
    if (value !== join(typed)) setTyped(split(value));
  }

  function type(part: keyof Parts, text: string, next?: HTMLInputElement | null) {
    const digits = cleanDate(text)
      .replace(/\D/g, '')
      .slice(0, part === 'year' ? 4 : 2);
    const parts = { ...typed, [part]: digits };
    setTyped(parts);
    setSeen(join(parts));
    onChange(join(parts));
    if (next && digits.length === 2 && digits.length > typed[part].length) next.focus();
  }

  function leave(event: FocusEvent<HTMLFieldSetElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
  }

  const common = (part: keyof Parts): ComponentProps<'input'> => ({
    inputMode: 'numeric',
    value: typed[part],
    disabled,
    'aria-invalid': invalid,
    id: `${id}-${part}`,
    name: name && `${name}-${part}`,
    className: control,
  });

  return (
    <fieldset
      {...wired}
      onBlur={leave}
      className="flex flex-wrap gap-3 *:min-w-0 *:flex-[1_1_3rem] *:last:flex-[1.5_1_5rem]"
    >
      <Part label={t`Day`} htmlFor={`${id}-day`}>
        <input
          {...common('day')}
          ref={ref}
          autoComplete="bday-day"
          placeholder={t`DD`}
          onChange={(event) => type('day', event.target.value, month.current)}
        />
      </Part>
      <Part label={t`Month`} htmlFor={`${id}-month`}>
        <input
          {...common('month')}
          ref={month}
          autoComplete="bday-month"
          placeholder={t`MM`}
          onChange={(event) => type('month', event.target.value, year.current)}
        />
      </Part>
      <Part label={t`Year`} htmlFor={`${id}-year`}>
        <input
          {...common('year')}
          ref={year}
          autoComplete="bday-year"
          placeholder={t`YYYY`}
          onChange={(event) => type('year', event.target.value)}
        />
      </Part>
    </fieldset>
  );
}

function Part({ label, htmlFor, children }: { label: string; htmlFor: string; children: React.ReactNode }) {
  return (
    <div>
      <label htmlFor={htmlFor} className="mb-1 block text-sm text-soft">
        {label}
      </label>
      {children}
    </div>
  );
}

function split(value: string): Parts {
  const [year = '', month = '', day = ''] = value.split('-');
  return { day, month, year };
}

function join({ day, month, year }: Parts): string {
  if (!day && !month && !year) return '';
  if (!day || !month || year.length < 4) return `${year}-${month}-${day}`;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
