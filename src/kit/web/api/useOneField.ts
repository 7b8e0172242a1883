import { type FormEvent, useState } from 'react';
import { errorText, fieldErrors } from './errors.ts';

/**
 * State of a form with one field. What is wrong with the field is `wrong`, any other failure is `failure`.
 * @param name of the field, as the API calls it
 * @param send the value
 * @param initial what the field holds at first
 */
export function useOneField(name: string, send: (value: string) => Promise<unknown>, initial = '') {
  const [value, setValue] = useState(initial);
  const [wrong, setWrong] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setWrong(undefined);
    setFailure(undefined);
    try {
      await send(value);
    } catch (error) {
      const fields = fieldErrors(error);
      if (fields[name]) setWrong(fields[name]);
      else setFailure(errorText(error));
    } finally {
      setBusy(false);
    }
  }

  return { value, setValue, wrong, failure, busy, submit };
}
