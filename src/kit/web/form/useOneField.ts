import { type FormEvent, useState } from 'react';
import { useSubmit } from './useSubmit.ts';

/**
 * State of a form with one field. What is wrong with the field is `wrong`, any other failure is `failure`.
 * @param name of the field, as the API calls it
 * @param send the value
 * @param initial what the field holds at first
 */
export function useOneField(name: string, send: (value: string) => Promise<unknown>, initial = '') {
  const [value, setValue] = useState(initial);
  const { busy, wrong, failure, submit } = useSubmit([name]);
  return {
    ...{ value, setValue, busy, failure, wrong: wrong[name] },
    submit(event: FormEvent) {
      event.preventDefault();
      void submit(() => send(value));
    },
  };
}
