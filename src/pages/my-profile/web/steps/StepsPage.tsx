import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { page } from '../../../../base/site/web/page.ts';
import { useVocabulary } from '../../../../base/vocabulary/web/useVocabulary.ts';
import { NotLoaded } from '../../../../kit/web/api/NotLoaded.tsx';
import { storeAnswer } from '../../../../kit/web/api/storeAnswer.ts';
import { clientLoaderOf, loaderOf, ofMember } from '../../../../kit/web/loaders/pageQueries.ts';
import { useViewer } from '../../../../kit/web/viewer.ts';
import type { StepName } from '../../../../people/profiles/shared/sections/lists.ts';
import { NoProfile } from '../../../../people/profiles/web/noProfile/NoProfile.tsx';
import { useSubject } from '../../../../people/profiles/web/useSubject.ts';
import { ViewsOnly } from '../../../../people/profiles/web/ViewsOnly.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { type MyProfile, myProfile } from '../myProfile.ts';
import { AllSteps } from './AllSteps.tsx';
import { GuidedStep } from './GuidedStep.tsx';

const queries = ofMember(() => [myProfile.read.queryOptions()]);

export const loader = loaderOf(queries);
export const clientLoader = clientLoaderOf(queries);

export const meta = () => page({ title: t`Complete the profile` });

export default function StepsPage() {
  const { viewer } = useViewer();
  const found = useQuery({ ...myProfile.read.queryOptions(), enabled: Boolean(viewer?.profile) });
  const { query: lists, ready } = useVocabulary();
  if (!viewer) return null;
  if (!viewer.profile) return <NoProfile staff={viewer.staff !== null} />;
  return (
    <div className="page max-w-[31rem]! py-5 md:py-10">
      {found.data && ready ? (
        <Steps profile={found.data} />
      ) : found.isError || lists.isError ? (
        <NotLoaded
          of={[found, lists].filter(({ isError }) => isError)}
          title={<Trans>Couldn't load the profile</Trans>}
        />
      ) : (
        <>
          <Skeleton className="h-8" />
          <Skeleton className="mt-6 h-96" />
        </>
      )}
    </div>
  );
}

/** The step of the address; without one, the first that is still ahead. After the last one, what comes next. */
function Steps({ profile }: { profile: MyProfile }) {
  const asked = useSearchParams()[0].get('step');
  const { steps, canEdit } = profile;
  const { self, name: person } = useSubject();
  useLeftStep();
  // A step that is left while it is open stays open until the address has the next one.
  const [first] = useState(() => steps.find(({ left }) => !left)?.name);
  const step = steps.find(({ name }) => name === asked)?.name ?? (asked === null ? first : undefined);
  if (!canEdit) {
    return (
      <>
        <h1 className="mb-2 text-2xl md:text-3xl">
          {self ? <Trans>Complete your profile</Trans> : <Trans>Complete {person}'s profile</Trans>}
        </h1>
        <ViewsOnly />
      </>
    );
  }
  if (!step) return <AllSteps profile={profile} />;
  return <GuidedStep key={step} name={step as StepName} profile={profile} />;
}

/** Notes the step that led to this one as left. Where that fails, it is only shown again another time. */
function useLeftStep() {
  const queries = useQueryClient();
  const step: StepName | undefined = useLocation().state?.left;
  useEffect(() => {
    if (!step) return;
    myProfile.leaveStep.call({ step }).then(
      (steps) => storeAnswer(queries, myProfile.read.queryKey(), (old) => old && { ...old, steps }),
      () => {},
    );
  }, [step, queries]);
}
