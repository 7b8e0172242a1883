import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useNavigate } from 'react-router';
import { isText } from '../../../base/custom-fields/shared/field.ts';
import { useCustomFields } from '../../../base/custom-fields/web/useCustomFields.ts';
import { reviews } from '../../../care/reviews/web/reviews.ts';
import { paths } from '../../../paths.ts';
import type { SectionName } from '../../../people/profiles/shared/sections/lists.ts';
import { Facts } from '../../../people/profiles/web/details/Facts.tsx';
import { useSubject } from '../../../people/profiles/web/useSubject.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Badge } from '../../../ui/marks/Badge.tsx';
import { toast } from '../../../ui/state/toast.tsx';
import { FormActions, SectionForm } from './form/SectionForm.tsx';
import { useSectionTitles } from './form/useSectionTitles.tsx';
import type { MyProfile } from './myProfile.ts';
import { useDescriptions } from './useDescriptions.ts';

type SectionCardProps = { name: SectionName; profile: MyProfile; editing: boolean };

/** A section of the profile: its facts, or the form that changes them. */
export function SectionCard({ name, profile, editing }: SectionCardProps) {
  const { self, name: person } = useSubject();
  const { t } = useLingui();
  const navigate = useNavigate();
  const title = useSectionTitles()[name];
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const was = useRef(false);

  useEffect(() => {
    if (editing === was.current) return;
    was.current = editing;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [editing]);

  function onSaved(leaving: boolean) {
    toast({
      title: t`Profile Updated!`,
      description: self
        ? t`Your profile has been updated successfully.`
        : t`${person}'s profile has been updated successfully.`,
    });
    // Another section may have been opened meanwhile.
    return (
      !leaving && was.current && navigate(paths.myProfile(), { replace: true, preventScrollReset: true })
    );
  }

  return (
    <Card className="p-5 md:p-6">
      <section aria-labelledby={id}>
        <div className="mb-3 flex flex-wrap items-start justify-between gap-3">
          <h2
            id={id}
            ref={heading}
            tabIndex={-1}
            className="min-w-0 grow basis-36 scroll-mt-24 self-center text-xl outline-none"
          >
            {title}
          </h2>
          {profile.canEdit && !editing && (
            <ButtonLink
              kind="quiet"
              size="small"
              to={paths.myProfile(name)}
              preventScrollReset
              aria-label={t`Edit: ${title}`}
              className="shrink-0"
            >
              <Pencil aria-hidden className="size-4" />
              <Trans>Edit</Trans>
            </ButtonLink>
          )}
        </div>
        {editing ? (
          <SectionForm name={name} profile={profile} onSaved={onSaved}>
            {({ busy }) => (
              <FormActions>
                <Button type="submit" busy={busy} className="grow sm:grow-0">
                  <Trans>Save Changes</Trans>
                </Button>
                <ButtonLink kind="quiet" to={paths.myProfile()} replace preventScrollReset>
                  <Trans>Cancel</Trans>
                </ButtonLink>
              </FormActions>
            )}
          </SectionForm>
        ) : (
          <Summary name={name} profile={profile} />
        )}
      </section>
    </Card>
  );
}

function Summary({ name, profile }: { name: SectionName; profile: MyProfile }) {
  const describe = useDescriptions();
  const rows = describe(name, profile.sections[name].values);
  const missing = rows.filter(({ text }) => text === null).map(({ label }) => label);
  // The text in the writer's own words, which is too long for a column.
  const own = { about: 'bio', family: 'aboutFamily', wishes: 'description' }[name as string];
  const words = rows.find(({ fields }) => own !== undefined && fields.includes(own));
  const texts = useCustomFields().filter((field) => field.section === name && isText(field.kind));
  const customWaits = texts.length > 0 && profile.unapproved.includes('customTexts');
  return (
    <>
      <Facts
        facts={rows.filter((row) => row !== words).map(({ label, text }) => [label, text])}
        className="*:last:border-b-0"
      />
      {words?.text && (
        <div className="border-line border-t pt-3">
          <p className="text-soft">{words.label}</p>
          <p className="mt-1 max-w-text whitespace-pre-line [overflow-wrap:anywhere]">{words.text}</p>
          {profile.unapproved.some((text) => text === own) && <NotApproved />}
        </div>
      )}
      {customWaits && (
        <div className="mt-3">
          <p className="text-soft">{texts.map((field) => field.name).join(', ')}</p>
          <NotApproved />
        </div>
      )}
      {missing.length > 0 && (
        <p className="mt-3 text-soft">
          <Trans>Not added yet: {missing.join(', ')}</Trans>
        </p>
      )}
    </>
  );
}

/** Mark at a text that others do not see as it is. */
function NotApproved() {
  const { data } = useQuery(reviews.mine.queryOptions());
  const rejected = data?.some(({ kind, state }) => kind === 'profile_text' && state === 'rejected');
  return (
    <Badge tone="notice" className="mt-1 flex w-fit">
      {rejected ? <Trans>Not approved</Trans> : <Trans>Waiting for review</Trans>}
    </Badge>
  );
}
