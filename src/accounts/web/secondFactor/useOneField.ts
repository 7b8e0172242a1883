import { type FormEvent, useState } from 'react';
import { errorText, fieldErrors } from '../../../kit/web/api/errors.ts';

/**
 * State of a form with one field. What is wrong with the field is `wrong`, any other failure is `failure`.
 * @param name of the field, as the API calls it
 * @param send the value; the form stays busy once that has succeeded, because its dialog closes
 */
export function useOneField(name: string, send: (value: string) => Promise<unknown>) {
  const [value, setValue] = useState('');
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
      setBusy(false);
    }
  }

  return { value, setValue, wrong, failure, busy, submit };
}
