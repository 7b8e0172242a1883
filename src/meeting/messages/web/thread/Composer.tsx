import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { EyeOff, SendHorizontal } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { control } from '../../../../ui/form/control.ts';
import { tabStorage } from '../../../../ui/state/storage.ts';
import { MESSAGE_MAX } from '../../shared/rules.ts';
import { FirstLines } from '../beginning/FirstLines.tsx';

/** From how many characters before the limit the rest is shown. */
const TOLD_FROM = 200;

type ComposerProps = {
  name: string;
  draftKey: string;
  /** Whether contact details in messages are hidden at present. */
  masks: boolean;
  /** Whether there are no messages yet: then first lines are offered. */
  begins?: boolean;
  onSend(body: string): void;
  /** Called at every key. */
  onTyping?: () => void;
};

/** The field for a message. Enter sends it; on a touch screen, which has no Shift, Enter is a new line. */
export function Composer({ name, draftKey, masks, begins = false, onSend, onTyping }: ComposerProps) {
  const { t } = useLingui();
  const [text, setText] = useState(() => readMessageDraft(draftKey));
  const help = useId();
  const hides = useHides(text, masks);
  const note = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const left = MESSAGE_MAX - [...text.trim()].length;

  function change(next: string) {
    setText(next);
    if (next.trim()) onTyping?.();
    saveDraft(draftKey, next);
  }

  function send(event?: FormEvent) {
    event?.preventDefault();
    if (!text.trim() || left < 0) return;
    onSend(text.trim());
    change('');
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    if (matchMedia('(pointer: coarse)').matches) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      onSubmit={send}
      className="border-line border-t bg-raised px-3 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-5"
    >
      {begins && !text.trim() && (
        <FirstLines
          name={name}
          onChoose={(line) => {
            change(line);
            field.current?.focus();
          }}
        />
      )}
      {hides && (
        <p id={note} role="status" className="mb-2 flex gap-1.5 text-sm text-soft">
          <EyeOff aria-hidden className="mt-0.5 size-4 shrink-0" />
          <Trans>Phone numbers, emails and links stay hidden until {name} views the contact details.</Trans>
        </p>
      )}
      <div className="flex items-end gap-2">
        <textarea
          ref={field}
          aria-label={t`Message to ${name}`}
          aria-describedby={left < TOLD_FROM ? help : undefined}
          aria-invalid={left < 0 || undefined}
          placeholder={t`Write a message`}
          rows={1}
          value={text}
          onChange={({ target }) => change(target.value)}
          onKeyDown={onKeyDown}
          className={classes(control, 'field-sizing-content max-h-40 resize-none leading-normal')}
        />
        <Button
          type="submit"
          aria-disabled={!text.trim() || left < 0 || undefined}
          className="shrink-0 max-sm:px-4"
        >
          <SendHorizontal aria-hidden className="size-5" />
          <span className="max-sm:sr-only">
            <Trans>Send</Trans>
          </span>
        </Button>
      </div>
      {left < TOLD_FROM && (
        <p id={help} className={classes('mt-1.5 text-sm', left < 0 ? 'text-kumkum-ink' : 'text-soft')}>
          {left < 0 ? (
            <Plural
              value={-left}
              one="Your message is # character too long. Please shorten it."
              other="Your message is # characters too long. Please shorten it."
            />
          ) : (
            <Plural value={left} one="# character left" other="# characters left" />
          )}
        </p>
      )}
    </form>
  );
}

/** Returns whether a part of the typed text will be hidden from its receiver. The rules load with the first letter. */
function useHides(text: string, masks: boolean): boolean {
  const [mask, setMask] = useState<(text: string) => string>();
  const wanted = masks && text.length > 0;
  useEffect(() => {
    if (!wanted) return;
    // If the rules fail to load, the message can still be sent, and the server hides what it must.
    void import('../../../../kit/shared/mask/mask.ts').then(
      (rules) => setMask(() => rules.mask),
      () => {},
    );
  }, [wanted]);
  return wanted && mask !== undefined && mask(text) !== text;
}
const place = (key: string) => `draft ${key}`;

/** Drafts of messages, in this tab's session storage. @param key identifies viewer and conversation */
export const readMessageDraft = (key: string): string => tabStorage.read(place(key)) ?? '';

export function saveDraft(key: string, text: string): void {
  if (text) tabStorage.write(place(key), text);
  else tabStorage.remove(place(key));
}
