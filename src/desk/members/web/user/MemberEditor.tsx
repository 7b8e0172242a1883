import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { SectionForm } from '../../../../pages/my-profile/web/form/SectionForm.tsx';
import { useSectionTitles } from '../../../../pages/my-profile/web/form/useSectionTitles.tsx';
import type { AnySection, MyProfile, SectionStore } from '../../../../pages/my-profile/web/myProfile.ts';
import { SECTIONS, type SectionName } from '../../../../people/profiles/shared/sections/lists.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { Select } from '../../../../ui/form/Select.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { toast } from '../../../../ui/state/toast.tsx';
import { ReasonDialog } from '../dialogs/ReasonDialog.tsx';
import { type MemberPage, members } from '../members.ts';

type Opened = Awaited<ReturnType<typeof members.edit.call>> & { reason: string };
type EditorProps = { page: MemberPage; section: SectionName; onClose(): void };

/** Edits a member's profile, a section at a time, once the reason is given. */
export default function MemberEditor({ page, section, onClose }: EditorProps) {
  const [opened, setOpened] = useState<Opened>();
  const given = useRef(false);
  const { id, name } = page.member;
  if (!opened) {
    return (
      <>
        <Skeleton className="h-96" />
        <ReasonDialog
          title={<Trans>Edit {name}</Trans>}
          description={
            <Trans>
              You'll see private details. The member can see this and your reason in their data download.
            </Trans>
          }
          action={<Trans>Edit</Trans>}
          onDone={async (reason) => {
            const found = await members.edit.call({ id, reason });
            given.current = true;
            setOpened({ ...found, reason });
          }}
          onClose={() => given.current || onClose()}
        />
      </>
    );
  }
  return <Sections page={page} section={section} opened={opened} setOpened={setOpened} onClose={onClose} />;
}

type SectionsProps = EditorProps & { opened: Opened; setOpened(opened: Opened): void };

function Sections({ page, section, opened, setOpened, onClose }: SectionsProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const titles = useSectionTitles();
  const setAddress = useSearchParams()[1];
  const { id, name } = page.member;
  const { reason } = opened;

  const store: SectionStore = {
    save: (which, values, version) => saveMemberSection(which, { ...values, id, version, reason }),
    onSaved: (which, saved) => {
      setOpened({ ...opened, sections: { ...opened.sections, [which]: saved } });
      void queries.invalidateQueries({ queryKey: members.key() });
    },
    refetch: async () => setOpened({ ...(await members.edit.call({ id, reason })), reason }),
  };
  // What the fields read of an own profile; staff may correct a verified name and date of birth.
  const profile = {
    card: page.profile,
    gender: page.member.gender,
    canEdit: true,
    verified: false,
    account: { email: '', phone: null },
    sections: opened.sections,
    unapproved: opened.unapproved,
    steps: [],
    completeness: { percent: 0, missing: 0 },
  } as unknown as MyProfile;

  return (
    <Card className="p-4 md:p-5">
      <h2 className="mb-4 text-xl [overflow-wrap:anywhere]">
        <Trans>Edit {name}</Trans>
      </h2>
      <Field label={<Trans>Section</Trans>} className="mb-6 max-w-form">
        <Select
          value={section}
          options={SECTIONS.map((value) => ({ value, label: titles[value] }))}
          onChange={({ target }) =>
            setAddress({ edit: target.value }, { replace: true, preventScrollReset: true })
          }
        />
      </Field>
      <SectionForm
        key={section}
        name={section}
        profile={profile}
        store={store}
        onSaved={() => toast({ title: t`Profile Updated!`, description: name })}
      >
        {({ busy }) => (
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={busy}>
              <Trans>Save Changes</Trans>
            </Button>
            <Button kind="quiet" onClick={onClose}>
              <Trans>Close</Trans>
            </Button>
          </div>
        )}
      </SectionForm>
    </Card>
  );
}

const saves = {
  about: members.saveAbout,
  basics: members.saveBasics,
  community: members.saveCommunity,
  work: members.saveWork,
  family: members.saveFamily,
  horoscope: members.saveHoroscope,
  wishes: members.saveWishes,
} satisfies Record<SectionName, unknown>;

/** Saves a section of a member's profile as it was typed. */
function saveMemberSection(name: SectionName, input: object): Promise<AnySection> {
  const save = saves[name].call as unknown as (input: object) => Promise<AnySection>;
  return save(input);
}
