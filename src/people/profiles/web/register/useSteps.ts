import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../../../paths.ts';
import { steps } from './steps.ts';

/** Whether the screen shows one step at a time: the same width as `md:` in the classes. */
const stepwise = () => !matchMedia('(width >= 48rem)').matches;

/**
 * Returns the step that a phone shows. Each is an entry of the browser's history, so the back button goes through them.
 * @param onArrive called once another step is shown, to move the focus there
 */
export function useSteps(onArrive: (step: number) => void) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const step = Math.min((state as { step?: number } | null)?.step ?? 0, steps.length - 1);
  const seen = useRef(step);

  useEffect(() => {
    if (seen.current === step) return;
    seen.current = step;
    onArrive(step);
  }, [step, onArrive]);

  /** Shows a step; false where it is on the screen already. */
  function show(wanted: number): boolean {
    if (!stepwise() || wanted === step) return false;
    if (wanted < step) void navigate(wanted - step);
    else void navigate(paths.register(), { state: { step: wanted } });
    return true;
  }

  return { step, show, isLast: () => !stepwise() || step === steps.length - 1 };
}
