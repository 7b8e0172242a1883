import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { isLocale, locales } from '../../../kit/shared/locale/locales.ts';
import { errorText } from '../../../kit/web/api/errors.ts';
import { refreshViewer } from '../../../kit/web/viewer.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { toast } from '../../../ui/state/toast.tsx';
import { accounts } from './accounts.ts';

const options = Object.entries(locales).map(([value, { name }]) => ({ value, label: name }));

/** Whether the site has more than one language. */
export const hasLanguages = options.length > 1;

/** Select for the language of screens, emails and invoices. */
export function Language({ locale }: { locale: string }) {
  const change = useMutation(
    accounts.setLocale.mutationOptions({
      onSuccess: () => refreshViewer(),
      onError: (error) =>
        toast({ tone: 'bad', title: t`Couldn't change the language`, description: errorText(error) }),
    }),
  );
  return (
    <Field label={<Trans>Language for the site, emails and invoices</Trans>}>
      <Select
        value={locale}
        options={options}
        disabled={change.isPending}
        onChange={({ target }) => isLocale(target.value) && change.mutate({ locale: target.value })}
      />
    </Field>
  );
}
