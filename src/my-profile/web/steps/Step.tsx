import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { SECTIONS, type SectionName, type StepName } from '../../../profiles/sections/lists.ts';
import { Button } from '../../../ui/Button.tsx';
import { Progress } from '../../../ui/marks/Progress.tsx';
import { FormActions } from '../form/FormActions.tsx';
import { SectionForm } from '../form/SectionForm.tsx';
import type { MyProfile } from '../myProfile.ts';
import { ownSteps } from './ownSteps.tsx';
import { useStepTexts } from './useStepTexts.ts';

const isSection = (name: StepName): name is SectionName => SECTIONS.some((one) => one === name);

/** One guided step: saved when it is left, or skipped. */
export function Step({ name, profile }: { name: StepName; profile: MyProfile }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { title, text } = useStepTexts()[name];
  const heading = useRef<HTMLHeadingElement>(null);
  const { steps } = profile;
  const place = steps.findIndex((one) => one.name === name);
  const [before, after] = [steps[place - 1], steps[place + 1]];
  const position = place + 1;
  const count = steps.length;

  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  // The page notes that it was left once it is: unsaved changes may hold it up.
  const goOn = () => navigate(paths.profileSteps(after?.name ?? 'done'), { state: { left: name } });
  const goBack = () => before && navigate(paths.profileSteps(before.name));

  const back = (leave: () => unknown) =>
    before && (
      <Button kind="quiet" onClick={leave}>
        <Trans>Back</Trans>
      </Button>
    );
  const Own = ownSteps[name];

  return (
    <>
      <Progress
        label={t`Complete your profile`}
        value={position}
        max={count}
        text={t`Step ${position} of ${count}`}
      />
      <div className="mt-1 flex items-center justify-between">
        <p className="text-sm text-soft">
          <Trans>
            Step {position} of {count}
          </Trans>
        </p>
        <Button kind="plain" size="small" className="-mr-4" onClick={() => void goOn()}>
          <Trans>Skip</Trans>
        </Button>
      </div>
      <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none md:text-3xl">
        {title}
      </h1>
      <p className="mt-1 mb-5 text-soft">{text}</p>
      {Own ? (
        <>
          <Own />
          <div className="mt-6 flex flex-wrap gap-3">
            {back(goBack)}
            <Button className="grow" onClick={() => void goOn()}>
              <Trans>Continue</Trans>
            </Button>
          </div>
        </>
      ) : (
        isSection(name) && (
          <SectionForm name={name} profile={profile} brief onSaved={(leaving) => !leaving && goOn()}>
            {({ busy, save }) => (
              <FormActions className="-mx-4 bg-ground px-4 md:m-0">
                {back(() => void save(goBack))}
                <Button type="submit" busy={busy} className="grow">
                  {after ? <Trans>Save and continue</Trans> : <Trans>Save and finish</Trans>}
                </Button>
              </FormActions>
            )}
          </SectionForm>
        )
      )}
    </>
  );
}
