import { useState } from 'react';
import { errorText, fieldErrors } from '../api/errors.ts';

type Wrong = Record<string, string | undefined>;

/**
 * State of a form while it is sent: what is wrong at its fields, by their names in the API, and any other failure.
 * @param names of the fields at which it is shown, where the API may name others
 * @param textOf returns the words of any other failure
 */
export function useSubmit(names?: string[], textOf: (error: unknown) => string = errorText) {
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Wrong>({});
  const [failure, setFailure] = useState<string>();

  /**
   * Sends the form, unless it is being sent.
   * @param missing what the form itself finds wrong: then nothing is sent
   * @returns whether it succeeded
   */
  async function submit(send: () => Promise<unknown>, missing: Wrong = {}): Promise<boolean> {
    if (busy) return false;
    setWrong(missing);
    setFailure(undefined);
    if (Object.values(missing).some(Boolean)) return false;
    setBusy(true);
    try {
      await send();
      return true;
    } catch (error) {
      const fields = fieldErrors(error);
      setWrong(fields);
      const shown = names ?? Object.keys(fields);
      if (!shown.some((name) => name in fields)) setFailure(textOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { busy, wrong, setWrong, failure, setFailure, submit };
}
