import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { putPicture } from '../../../kit/web/api/putPicture.ts';
import { storeAnswer } from '../../../kit/web/api/storeAnswer.ts';
import { useSubmit } from '../../../kit/web/form/useSubmit.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { toast } from '../../../ui/state/toast.tsx';
import type { OwnIdentity } from '../contract.ts';
import { DOCUMENT_KINDS, type DocumentKind, mustBeMasked } from '../shared/rules.ts';
import { ChoosePicture } from './ChoosePicture.tsx';
import { documentText } from './documentText.ts';
import { identity } from './identity.ts';
import { MaskEditor } from './MaskEditor.tsx';
import { canHideNumber, turnMask } from './masking.ts';
import { openPicture, toUpload, turnPicture } from './picture.ts';
import { type DocumentSide, stackedMasks } from './sides.ts';

type Wrong = { kind?: string; file?: string; other?: string; sure?: string };

/** Chooses a document, blacks out parts of it, and sends what is left. */
export default function DocumentForm({ onSent }: { onSent(): void }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [kind, setKind] = useState<DocumentKind>();
  const [sides, setSides] = useState<DocumentSide[]>([]);
  const [sure, setSure] = useState(false);
  const { busy, wrong, setWrong, failure, setFailure, submit } = useSubmit(['file']);
  const form = useRef<HTMLFormElement>(null);
  // The same for each attempt, so that one that was only not answered is not sent twice.
  const id = useRef(crypto.randomUUID());
  const masked = kind !== undefined && mustBeMasked(kind);

  /** Shows a photo as the side at a place, in place of what was there and after. */
  async function open(file: File, index: number) {
    const opened = await openPicture(file);
    for (const { picture } of sides.slice(index)) picture.close();
    setSides([...sides.slice(0, index), ...(opened ? [{ picture: opened, masks: [] }] : [])]);
    changed();
    const unreadable = t`We can't open this file. Please choose a JPEG, PNG or WebP photo.`;
    setWrong(opened ? {} : index === 0 ? { file: unreadable } : { other: unreadable });
  }

  /** What is sent next is another document than what was sent before. */
  function changed() {
    setSure(false);
    setFailure(undefined);
    id.current = crypto.randomUUID();
  }

  function removeOther() {
    sides[1]?.picture.close();
    setSides(sides.slice(0, 1));
    changed();
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[data-other-side] input')?.focus());
  }

  const change = (index: number, side: DocumentSide) =>
    setSides(sides.map((one, i) => (i === index ? side : one)));

  async function turn(index: number) {
    const { picture, masks } = sides[index]!;
    change(index, { picture: await turnPicture(picture), masks: masks.map(turnMask) });
  }

  function check(): Wrong {
    return {
      ...(!kind && { kind: t`Please choose a document.` }),
      ...(sides.length === 0
        ? { file: t`Please choose a photo of the document.` }
        : masked && !canHideNumber(stackedMasks(sides))
          ? { file: t`Please black out the first 8 digits of the Aadhaar number.` }
          : masked && !sure && { sure: t`Please check this before you send it.` }),
    };
  }

  async function send(chosen: DocumentKind) {
    const address = `/api/me/id-document/${chosen}/${id.current}`;
    try {
      const answer = await putPicture<OwnIdentity>(address, await toUpload(sides));
      storeAnswer(queries, identity.own.queryOptions().queryKey, answer);
    } catch (error) {
      // Another window may have sent one.
      void queries.invalidateQueries({ queryKey: identity.key() });
      throw error;
    }
    onSent();
    toast({ title: t`Document sent`, description: t`We'll tell you once our team has checked it.` });
  }

  function submitForm(event: FormEvent) {
    event.preventDefault();
    const found = check();
    void submit(() => send(kind!), found);
    if (Object.keys(found).length === 0) return;
    requestAnimationFrame(() =>
      form.current
        ?.querySelector<HTMLElement>('input[aria-invalid=true], [aria-invalid=true] input')
        ?.focus(),
    );
  }

  return (
    <form ref={form} noValidate onSubmit={submitForm} className="grid max-w-text gap-5">
      <Field group label={<Trans>Document</Trans>} error={wrong.kind}>
        <RadioGroup
          value={kind ?? ''}
          options={DOCUMENT_KINDS.map((one) => ({ value: one, label: documentText(one) }))}
          onChange={({ target }) => {
            setKind(DOCUMENT_KINDS.find((one) => one === target.value));
            setWrong(({ kind: _, ...rest }) => rest);
          }}
        />
      </Field>
      <Field
        group
        label={<Trans>Photo of the document</Trans>}
        error={wrong.file}
        help={
          masked ? (
            <Trans>
              We don't store full Aadhaar numbers. Black out the first 8 digits here: drag over them, or add a
              black box. Black out the QR code too, if it is in the photo. The last 4 digits, the name and the
              date of birth have to be readable.
            </Trans>
          ) : (
            <Trans>
              The name and the date of birth have to be readable. You can black out anything else, such as the
              address or the number.
            </Trans>
          )
        }
      >
        <ChoosePicture what={sides.length > 0 ? 'another' : 'first'} onFile={(file) => void open(file, 0)} />
      </Field>
      {sides.length > 0 && (
        <section aria-label={t`What our team will see`} className="grid gap-5">
          <p className="text-soft text-sm">
            <Trans>
              This is what our team will see. The black boxes become part of the picture in your browser: the
              original is not uploaded.
            </Trans>
          </p>
          {sides.map(({ picture, masks }, index) => (
            <MaskEditor
              key={index}
              label={index === 0 ? t`Your document` : t`Other side of your document`}
              picture={picture}
              masks={masks}
              onChange={(next) => change(index, { picture, masks: next })}
              onTurn={() => void turn(index)}
            />
          ))}
        </section>
      )}
      {sides.length === 1 && (
        <div data-other-side>
          <Field
            group
            label={<Trans>Other side</Trans>}
            error={wrong.other}
            help={<Trans>Add it if the name or the date of birth is on the other side.</Trans>}
          >
            <ChoosePicture what="other side" onFile={(file) => void open(file, 1)} />
          </Field>
        </div>
      )}
      {sides.length === 2 && (
        <div>
          <Button kind="plain" onClick={removeOther}>
            <Trans>Remove the other side</Trans>
          </Button>
        </div>
      )}
      {masked && sides.length > 0 && (
        <Field group label={<Trans>Before you send it</Trans>} error={wrong.sure}>
          <Checkbox
            checked={sure}
            aria-invalid={wrong.sure ? true : undefined}
            onChange={({ target }) => setSure(target.checked)}
            label={<Trans>The first 8 digits are blacked out wherever the number is printed</Trans>}
          />
        </Field>
      )}
      {failure && (
        <Notice tone="bad" title={<Trans>Not sent</Trans>}>
          {failure}
        </Notice>
      )}
      <div>
        <Button type="submit" busy={busy}>
          <Trans>Send for checking</Trans>
        </Button>
      </div>
    </form>
  );
}
