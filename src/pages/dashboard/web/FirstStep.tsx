import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { Gallery } from '../../../people/photos/web/Gallery.tsx';
import { STEPS } from '../../../people/profiles/shared/sections/lists.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { StepFrame } from '../../my-profile/web/steps/StepFrame.tsx';

const [FIRST, SECOND] = STEPS;

/** The first guided step, on the dashboard of a newcomer. The pages of the others follow, and note that this one was left. */
export default function FirstStep({ of }: { of: number }) {
  const navigate = useNavigate();
  const goOn = () => void navigate(paths.profileSteps(SECOND), { state: { left: FIRST } });
  return (
    <Card className="mt-6 p-5 md:p-6">
      <StepFrame name={FIRST} position={1} of={of} heading="h2" onSkip={goOn}>
        <Gallery />
        <Button className="mt-6 max-sm:w-full" onClick={goOn}>
          <Trans>Continue</Trans>
        </Button>
      </StepFrame>
    </Card>
  );
}
