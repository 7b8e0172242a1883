import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { errorText, showFieldErrors } from '../api/errors.ts';

type Options = {
  /** Handles an error itself; returns false for one to be shown as usual. */
  onError?(error: unknown): boolean | Promise<boolean>;
  /** Called when the form itself finds something wrong. */
  onInvalid?(): void;
};

/**
 * Sends a form of react-hook-form: what the server finds wrong is shown at the fields, any other failure is `failure`.
 * @param send what has been checked
 */
export function useFormSubmit<Typed extends FieldValues, Checked>(
  form: UseFormReturn<Typed, unknown, Checked>,
  send: (checked: Checked) => Promise<unknown>,
  { onError = () => false, onInvalid }: Options = {},
) {
  const [failure, setFailure] = useState<string>();
  const submit = form.handleSubmit(async (checked) => {
    setFailure(undefined);
    try {
      await send(checked as Checked);
    } catch (error) {
      if (!(await onError(error)) && !showFieldErrors(form, error)) setFailure(errorText(error));
    }
  }, onInvalid);
  return { submit, failure, setFailure };
}
