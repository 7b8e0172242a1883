import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Chip } from '../marks/Chip.tsx';
import { afterPress } from './afterPress.ts';
import { TextInput } from './TextInput.tsx';

type ChipInputProps = {
  value: readonly string[];
  onChange(value: string[]): void;
  onBlur?(): void;
  /** What is suggested while something is typed. */
  suggestions?: readonly string[];
  /** Called with what is being typed, for suggestions that are looked up. */
  onType?(text: string): void;
  placeholder?: string;
  limit?: number;
};

/** Words of one's own, one after the other: Enter, a comma or leaving the field adds what was typed. */
export function ChipInput({ value, onChange, onBlur, suggestions, onType, ...input }: ChipInputProps) {
  const { t } = useLingui();
  const id = useId();
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);

  function type(text: string) {
    const [last = '', ...ready] = text.split(/[,،、\n]/).reverse();
    if (ready.length > 0) add(ready.reverse());
    setTyped(last);
    onType?.(last);
  }

  function add(words: string[]) {
    const next = words.map((word) => word.trim().replace(/\s+/g, ' ')).filter(Boolean);
    const isNew = (word: string) => !value.some((one) => one.toLowerCase() === word.toLowerCase());
    if (next.length > 0) onChange([...value, ...new Set(next.filter(isNew))]);
    setTyped('');
  }

  function onKeyDown(event: KeyboardEvent) {
    // An Enter that ends a word of an input method is none of ours.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && typed.trim()) {
      event.preventDefault();
      add([typed]);
    }
    if (event.key === 'Backspace' && !typed && value.length > 0) onChange(value.slice(0, -1));
  }

  return (
    <div>
      {value.length > 0 && (
        <ul className="mb-2 flex flex-wrap gap-2">
          {value.map((word) => (
            <li key={word} className="min-w-0 max-w-full [overflow-wrap:anywhere]">
              <Chip
                remove={t`Remove ${word}`}
                onRemove={() => {
                  onChange(value.filter((one) => one !== word));
                  field.current?.focus();
                }}
              >
                {word}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <TextInput
        {...input}
        ref={field}
        list={suggestions && `${id}-suggestions`}
        value={typed}
        autoComplete="off"
        enterKeyHint="done"
        onChange={({ target, nativeEvent }) => {
          // A suggestion that was picked is whole already.
          const picked = (nativeEvent as InputEvent).inputType === 'insertReplacementText';
          if (picked && suggestions?.includes(target.value)) add([target.value]);
          else type(target.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={() =>
          afterPress(() => {
            add([typed]);
            onBlur?.();
          })
        }
      />
      {suggestions && (
        <datalist id={`${id}-suggestions`}>
          {suggestions
            .filter((word) => !value.includes(word))
            .map((word) => (
              <option key={word} value={word} />
            ))}
        </datalist>
      )}
    </div>
  );
}
