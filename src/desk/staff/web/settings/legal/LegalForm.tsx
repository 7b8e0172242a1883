import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import {
  CHANGES_MAX,
  LEGAL_DOCUMENTS,
  LEGAL_MAX,
  type LegalDocument,
} from '../../../../../base/site/shared/legal/blocks.ts';
import { ownTexts } from '../../../../../base/site/web/legal/ownTexts.ts';
import { Part, SaveBar } from '../../../../../base/site/web/settings/FormParts.tsx';
import { useSeenVersion } from '../../../../../base/site/web/settings/useSeenVersion.ts';
import { site } from '../../../../../base/site/web/site.ts';
import { UnsavedChanges } from '../../../../../base/site/web/UnsavedChanges.tsx';
import { errorText } from '../../../../../kit/web/api/errors.ts';
import { useSubmit } from '../../../../../kit/web/form/useSubmit.ts';
import { longDate } from '../../../../../kit/web/locale/longDate.ts';
import { paths } from '../../../../../paths.ts';
import { Button } from '../../../../../ui/Button.tsx';
import { Field } from '../../../../../ui/form/Field.tsx';
import { TextArea, TextInput } from '../../../../../ui/form/TextInput.tsx';
import { Notice } from '../../../../../ui/state/Notice.tsx';
import { toast } from '../../../../../ui/state/toast.tsx';
import { TextLink } from '../../../../../ui/TextLink.tsx';

type Saved = Record<LegalDocument, string | null> & { changes: string | null; termsVersion: string };
type LegalFormProps = { found: Saved & { version: string | null }; mayChange: boolean };
type Typed = Record<LegalDocument | 'changes', string>;

const PAGES: Record<LegalDocument, string> = {
  terms: paths.terms(),
  privacy: paths.privacy(),
  refund: paths.refundPolicy(),
  safety: paths.safety(),
};

const typedFrom = ({ terms, privacy, refund, safety, changes }: Saved): Typed => ({
  terms: terms ?? '',
  privacy: privacy ?? '',
  refund: refund ?? '',
  safety: safety ?? '',
  changes: changes ?? '',
});

/** Form of the site's own terms and policies. */
export function LegalForm({ found, mayChange }: LegalFormProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [saved, setSaved] = useState(() => typedFrom(found));
  const [typed, setTyped] = useState(saved);
  const { busy, wrong, failure, submit } = useSubmit();
  const isDirty = JSON.stringify(typed) !== JSON.stringify(saved);
  const show = (next: Saved) => {
    setSaved(typedFrom(next));
    setTyped(typedFrom(next));
  };
  const seen = useSeenVersion(found.version, isDirty, () => show(found));
  const set = (field: keyof Typed, text: string) => setTyped((before) => ({ ...before, [field]: text }));
  const names: Record<LegalDocument, string> = {
    terms: t`Terms of Service`,
    privacy: t`Privacy Policy`,
    refund: t`Refund Policy`,
    safety: t`Safety Tips`,
  };

  function save(event: FormEvent) {
    event.preventDefault();
    void submit(async () => {
      show(await site.changeLegal.call({ ...typed, version: seen }));
      await queries.invalidateQueries({ queryKey: site.legal.queryKey() });
      void ownTexts.refresh();
      toast({ title: t`Saved` });
    });
  }

  async function start(document: LegalDocument) {
    try {
      set(document, await readBuiltIn(PAGES[document]));
    } catch (error) {
      toast({ tone: 'bad', title: t`Couldn't load this page`, description: errorText(error) });
    }
  }

  const { termsVersion } = found;
  const inForce = longDate(`${termsVersion.slice(0, 10)}T00:00:00+05:30`);
  return (
    <form noValidate onSubmit={save} className="max-w-4xl">
      <UnsavedChanges unsaved={isDirty && !busy} />
      {!mayChange && <Notice className="mb-2">{t`Only an admin can change this.`}</Notice>}
      <fieldset disabled={!mayChange} className="min-w-0">
        <Part
          title={t`Terms and policies`}
          text={t`Version ${termsVersion}, in force from ${inForce}. Leave a text empty to use ours, which follows your settings. Begin a heading with # and a list item with -.`}
        >
          {LEGAL_DOCUMENTS.map((document) => (
            <div key={document} className="grid gap-2">
              <Field label={names[document]} error={wrong[document]}>
                <TextArea
                  rows={typed[document] ? 12 : 3}
                  limit={LEGAL_MAX}
                  value={typed[document]}
                  onChange={({ target }) => set(document, target.value)}
                />
              </Field>
              <div className="flex flex-wrap items-center gap-4">
                <TextLink to={PAGES[document]}>
                  <Trans>View page</Trans>
                </TextLink>
                {mayChange && !typed[document] && !saved[document] && (
                  <Button
                    kind="plain"
                    size="small"
                    aria-label={t`Start from our text: ${names[document]}`}
                    onClick={() => void start(document)}
                  >
                    <Trans>Start from our text</Trans>
                  </Button>
                )}
              </div>
            </div>
          ))}
        </Part>
        <Part
          title={t`What has changed`}
          text={t`When the terms, privacy or refund text changes, members see this sentence at their next visit and are asked to accept.`}
        >
          <Field label={t`What has changed, in a sentence`} error={wrong.changes}>
            <TextInput
              limit={CHANGES_MAX}
              value={typed.changes}
              autoComplete="off"
              onChange={({ target }) => set('changes', target.value)}
            />
          </Field>
        </Part>
      </fieldset>
      {mayChange && <SaveBar failure={failure} busy={busy} />}
    </form>
  );
}

/** Returns the built-in text of a page as an admin would type it: '#' begins a heading, '-' an item of a list. @param path of the page */
async function readBuiltIn(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(String(response.status));
  const document = new DOMParser().parseFromString(await response.text(), 'text/html');
  const parts = document.querySelectorAll('div[data-built-in] :is(h2, p, li)');
  let text = '';
  for (const part of parts) {
    const words = (part.textContent ?? '').replace(/\s+/g, ' ').trim();
    if (part.localName === 'li') text += `- ${words}\n`;
    else text += part.localName === 'h2' ? `\n# ${words}\n` : `${words}\n\n`;
  }
  return text.trim();
}
