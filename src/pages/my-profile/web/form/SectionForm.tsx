import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { UnsavedChanges } from '../../../../base/site/web/UnsavedChanges.tsx';
import { paths } from '../../../../paths.ts';
import type { SectionName } from '../../../../people/profiles/shared/sections/lists.ts';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { TextLink } from '../../../../ui/TextLink.tsx';
import { sectionFields } from '../fields/sectionFields.ts';
import type { MyProfile, SectionStore } from '../myProfile.ts';
import { ChangedElsewhere } from './ChangedElsewhere.tsx';
import { useSectionForm } from './useSectionForm.ts';

/** What the buttons under the form need. */
export type FormState = {
  dirty: boolean;
  busy: boolean;
  save: ReturnType<typeof useSectionForm>['save'];
};

type SectionFormProps = {
  name: SectionName;
  profile: MyProfile;
  /** Without what registration has stated already. */
  brief?: boolean;
  /** Where it is saved, unless it is the viewer's own profile. */
  store?: SectionStore;
  /** Called once everything is saved. @param leaving whether another page is about to follow */
  onSaved(leaving: boolean): unknown;
  /** The buttons. */
  children(state: FormState): ReactNode;
};

/** The fields of a section, what is wrong with them, and what was changed elsewhere meanwhile. */
export function SectionForm({ name, profile, brief = false, store, onSaved, children }: SectionFormProps) {
  const { form, dirty, busy, conflict, settle, failure, save, restored } = useSectionForm(
    name,
    profile,
    store,
  );
  const [known, setKnown] = useState(false);
  const Fields = sectionFields[name];

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void save(() => onSaved(false));
  }

  async function trySaving() {
    let saved = false;
    await save(() => {
      saved = true;
      return onSaved(true);
    });
    return saved;
  }

  return (
    <FormProvider {...form}>
      <UnsavedChanges unsaved={dirty && !busy} onSave={trySaving} />
      <form noValidate onSubmit={onSubmit} className="grid max-w-form gap-5">
        {restored && dirty && !known && (
          <Notice title={<Trans>Your changes are still here</Trans>}>
            <Trans>You were logged out before they were saved. Check them and save.</Trans>
          </Notice>
        )}
        {conflict && <ChangedElsewhere name={name} conflict={conflict} onSettle={settle} />}
        <Fields profile={profile} brief={brief} />
        {name === 'horoscope' && !store && (
          <p className="text-soft">
            <Trans>
              We use birth time and place only for the horoscope and guna milan. By saving them you agree to
              this. You can withdraw it in <TextLink to={paths.settings('consent')}>Settings</TextLink>.
            </Trans>
          </p>
        )}
        {failure && (
          <Notice tone="bad" title={<Trans>Not saved</Trans>}>
            {failure}
          </Notice>
        )}
        {children({
          dirty,
          busy,
          save: (then) => {
            setKnown(true);
            return save(then);
          },
        })}
      </form>
    </FormProvider>
  );
}

/** The buttons of a form, at its end: stuck to the edge of a small screen they would lie over its fields. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-3 pt-2">{children}</div>;
}
