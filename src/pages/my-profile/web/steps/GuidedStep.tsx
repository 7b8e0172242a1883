import { Trans } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../../paths.ts';
import { Gallery } from '../../../../people/photos/web/Gallery.tsx';
import {
  SECTIONS,
  type SectionName,
  type StepName,
} from '../../../../people/profiles/shared/sections/lists.ts';
import { Button } from '../../../../ui/Button.tsx';
import { FormActions, SectionForm } from '../form/SectionForm.tsx';
import type { MyProfile } from '../myProfile.ts';
import { StepFrame } from './StepFrame.tsx';

/** Steps that are no section of the profile: their content saves itself. */
const ownSteps: Partial<Record<StepName, ComponentType>> = { photo: Gallery };

const isSection = (name: StepName): name is SectionName => SECTIONS.some((one) => one === name);

/** One guided step: saved when it is left, or skipped. */
export function GuidedStep({ name, profile }: { name: StepName; profile: MyProfile }) {
  const navigate = useNavigate();
  const { steps } = profile;
  const place = steps.findIndex((one) => one.name === name);
  const [before, after] = [steps[place - 1], steps[place + 1]];
  const position = place + 1;
  const count = steps.length;

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
    <StepFrame name={name} position={position} of={count} onSkip={() => void goOn()}>
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
              <FormActions>
                {back(() => void save(goBack))}
                <Button type="submit" busy={busy} className="grow">
                  {after ? <Trans>Save and continue</Trans> : <Trans>Save and finish</Trans>}
                </Button>
              </FormActions>
            )}
          </SectionForm>
        )
      )}
    </StepFrame>
  );
}
