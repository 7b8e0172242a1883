import { Plural } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, use, useId, useLayoutEffect, useRef, useState } from 'react';

type Wiring = { id: string; invalid: boolean; describedBy: string | undefined; labelId: string };
const FieldContext = createContext<Wiring | undefined>(undefined);

/** The attributes that tie a control to the label, help and error of the field around it. */
export function useField() {
  const field = use(FieldContext);
  return field
    ? { id: field.id, 'aria-invalid': field.invalid || undefined, 'aria-describedby': field.describedBy }
    : {};
}

/** As `useField`, for a group of controls, which is labelled by reference. */
export function useFieldGroup() {
  const field = use(FieldContext);
  return field
    ? {
        'aria-labelledby': field.labelId,
        'aria-invalid': field.invalid || undefined,
        'aria-describedby': field.describedBy,
      }
    : {};
}

type FieldProps = {
  label: ReactNode;
  help?: ReactNode;
  /** What to do about it, in words. */
  error?: ReactNode;
  optional?: ReactNode;
  /** For a field of several controls: its label is not a `label` of one of them. */
  group?: boolean;
  className?: string;
  children: ReactNode;
};

/** One question of a form: label above, the control, help and error under it. */
export function Field({ label, help, error, optional, group = false, className, children }: FieldProps) {
  const id = useId();
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  const box = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState<number>();
  const measure = () => setLeft(group ? undefined : leftIn(box.current));
  // A form fills and empties its fields without an event, too.
  useLayoutEffect(measure);
  const over = left === undefined ? 0 : -left;
  if (over > 0)
    error = (
      <Plural
        value={over}
        one="Please shorten it by # character."
        other="Please shorten it by # characters."
      />
    );
  else if (left !== undefined)
    help = <Plural value={left} one="# character left" other="# characters left" />;
  const describedBy = [error ? errorId : '', help ? helpId : ''].filter(Boolean).join(' ') || undefined;
  const Label = group ? 'span' : 'label';
  return (
    <FieldContext value={{ id, invalid: Boolean(error), describedBy, labelId: `${id}-label` }}>
      <div ref={box} onInput={measure} className={className}>
        <Label
          id={`${id}-label`}
          {...(group ? {} : { htmlFor: id })}
          className="mb-1.5 block font-semibold leading-snug"
        >
          {label}
          {optional && <span className="ml-2 font-normal text-sm text-soft">{optional}</span>}
        </Label>
        {children}
        {error && (
          <p id={errorId} className="mt-1.5 flex gap-1.5 text-bad-ink text-sm">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span>{error}</span>
          </p>
        )}
        {help && (
          <p id={helpId} className="mt-1.5 text-soft text-sm">
            {help}
          </p>
        )}
      </div>
    </FieldContext>
  );
}

/** Returns how many characters a control has left, below zero where it holds too many; undefined while that is of no interest. */
function leftIn(box: HTMLElement | null): number | undefined {
  const control = box?.querySelector<HTMLInputElement | HTMLTextAreaElement>('[data-limit]');
  if (!control) return;
  const limit = Number(control.dataset.limit);
  // Spaces around it are not stored.
  const left = limit - control.value.trim().length;
  return left < 0 || (control.tagName === 'TEXTAREA' && left < limit / 10) ? left : undefined;
}
