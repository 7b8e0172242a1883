import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ORPCError } from '@orpc/client';
import { useQuery } from '@tanstack/react-query';
import { useVocabulary } from '../../../../base/vocabulary/web/useVocabulary.ts';
import { MOVED } from '../../../../care/personal-data/shared/merging.ts';
import { staffErrorMessages } from '../../../../kit/shared/api/staffErrorMessages.ts';
import { codeText, errorText } from '../../../../kit/web/api/errors.ts';
import { NotLoaded } from '../../../../kit/web/api/NotLoaded.tsx';
import { paths } from '../../../../paths.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { TextLink } from '../../../../ui/TextLink.tsx';
import { members } from '../members.ts';
import { MergeForm } from './MergeForm.tsx';
import { MergeSide } from './MergeSide.tsx';
import { movedText } from './movedText.ts';

type MergePreviewProps = { id: string; duplicate: string; onBack(): void; onMerged(): void };

/** Two profiles beside each other, what merging them does, and the form that does it; or why they can't be merged. */
export function MergePreview({ id, duplicate, onBack, onMerged }: MergePreviewProps) {
  const { t } = useLingui();
  const { ready } = useVocabulary();
  const found = useQuery(members.previewMerge.queryOptions({ input: { id, duplicate } }));
  const back = (
    <Button kind="quiet" size="small" onClick={onBack}>
      <Trans>Choose another profile</Trans>
    </Button>
  );

  if (found.error instanceof ORPCError && found.error.status < 500) {
    return (
      <Notice tone="quiet" title={<Trans>These profiles can't be merged</Trans>} action={back}>
        {errorText(found.error)}
      </Notice>
    );
  }
  if (found.isError) return <NotLoaded of={found} title={t`Couldn't load the two profiles`} />;
  if (!found.data || !ready) return <Skeleton className="h-64" />;
  const { moved, left, refusal, version } = found.data;
  const has = MOVED.filter((what) => moved[what] > 0);
  return (
    <div className="grid gap-5">
      <div className="grid gap-4 md:grid-cols-2">
        <MergeSide title={<Trans>This profile stays</Trans>} member={found.data.kept} />
        <MergeSide title={<Trans>This profile is deleted</Trans>} member={found.data.duplicate} />
      </div>
      <p>
        <TextLink
          to={`${paths.adminUser(duplicate)}?merge=${id}`}
          className="inline-flex min-h-11 items-center"
        >
          <Trans>Keep the other profile instead</Trans>
        </TextLink>
      </p>
      {refusal ? (
        <Notice tone="quiet" title={<Trans>These profiles can't be merged</Trans>} action={back}>
          {codeText(refusal, staffErrorMessages[refusal])}
        </Notice>
      ) : (
        <>
          <div>
            <h3 className="font-semibold">
              <Trans>What moves</Trans>
            </h3>
            {has.length > 0 ? (
              <ul className="mt-1 list-disc ps-5">
                {has.map((what) => (
                  <li key={what}>{movedText(what, moved[what])}</li>
                ))}
              </ul>
            ) : (
              <p className="text-soft">
                <Trans>Nothing to move</Trans>
              </p>
            )}
            <p className="mt-2 text-soft text-sm">
              <Trans>
                If both are in touch with the same person, we keep the interest that went further and join the
                messages.
              </Trans>
            </p>
          </div>
          <div>
            <h3 className="font-semibold">
              <Trans>What is deleted</Trans>
            </h3>
            <ul className="mt-1 list-disc ps-5">
              <li>
                <Trans>Details, preferences and horoscope</Trans>
              </li>
              {left.photos > 0 && (
                <li>
                  <Plural value={left.photos} one="# photo" other="# photos" />
                </li>
              )}
              {left.documents > 0 && (
                <li>
                  <Trans>ID document</Trans>
                </li>
              )}
            </ul>
          </div>
          <MergeForm
            id={id}
            name={found.data.duplicate.name}
            duplicate={duplicate}
            version={version}
            back={back}
            onMerged={onMerged}
          />
        </>
      )}
    </div>
  );
}
