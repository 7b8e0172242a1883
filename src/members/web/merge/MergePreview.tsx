import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ORPCError } from '@orpc/client';
import { useQuery } from '@tanstack/react-query';
import { codeText, errorText } from '../../../kit/web/api/errors.ts';
import { NotLoaded } from '../../../kit/web/api/NotLoaded.tsx';
import { paths } from '../../../paths.ts';
import { MOVED } from '../../../personal-data/deletion/merging/rules.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { useVocabulary } from '../../../vocabulary/web/useVocabulary.ts';
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
  const has = MOVED.flatMap((what) => ((moved[what] ?? 0) > 0 ? movedText(what, moved[what] ?? 0) : []));
  return (
    <div className="grid gap-5">
      <div className="grid gap-4 md:grid-cols-2">
        <MergeSide title={<Trans>This profile stays</Trans>} of={found.data.kept} />
        <MergeSide title={<Trans>This one is deleted</Trans>} of={found.data.duplicate} />
      </div>
      <p>
        <TextLink
          to={`${paths.adminUser(duplicate)}?merge=${id}`}
          className="inline-flex min-h-11 items-center"
        >
          <Trans>Keep the other one instead</Trans>
        </TextLink>
      </p>
      {refusal ? (
        <Notice tone="quiet" title={<Trans>These profiles can't be merged now</Trans>} action={back}>
          {codeText(refusal)}
        </Notice>
      ) : (
        <>
          <div>
            <h3 className="font-semibold">
              <Trans>What moves to the profile that stays</Trans>
            </h3>
            {has.length > 0 ? (
              <ul className="mt-1 list-disc ps-5">
                {has.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            ) : (
              <p className="text-soft">
                <Trans>Nothing: nobody has used the other one.</Trans>
              </p>
            )}
            <p className="mt-2 text-soft text-sm">
              <Trans>
                Where both know the same person, the interest that went further stays, and the messages of
                both become one conversation.
              </Trans>
            </p>
          </div>
          <div>
            <h3 className="font-semibold">
              <Trans>What is deleted</Trans>
            </h3>
            <p>
              <Trans>The details, preferences and horoscope of the other profile.</Trans>{' '}
              {left.photos > 0 && (
                <Plural value={left.photos} one="Its photo, too." other="Its # photos, too." />
              )}{' '}
              {left.documents > 0 && <Trans>Its ID document, too.</Trans>}
            </p>
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
