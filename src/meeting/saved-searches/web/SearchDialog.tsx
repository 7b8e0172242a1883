import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { errorText, fieldErrors } from '../../../kit/web/api/errors.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { toast } from '../../../ui/state/toast.tsx';
import type { SavedSearch } from '../contract.ts';
import { type NameAndFrequency, SearchFields } from './SearchFields.tsx';
import { savedSearches } from './savedSearches.ts';

type SearchDialogProps = {
  /** The search that is edited; without it, a new one is saved. */
  search?: SavedSearch;
  /** The filters of a new search, and a suggested name. */
  filters?: Record<string, string>;
  name?: string;
  /** The search that these filters came from: it can be changed instead. */
  opened?: SavedSearch;
  onClose(): void;
};

/** Saves a search, or changes its name and the frequency of its alerts. */
export default function SearchDialog({ search, filters, name = '', opened, onClose }: SearchDialogProps) {
  const begin = search
    ? { name: search.name, frequency: search.frequency }
    : { name, frequency: 'never' as const };
  const { t } = useLingui();
  const queries = useQueryClient();
  const id = useId();
  const [chosen, setChosen] = useState<NameAndFrequency>(begin);
  const [instead, setInstead] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const target = instead ? opened : search;
  const saving = useMutation({
    async mutationFn(): Promise<{ existed: boolean; name: string }> {
      if (!target) return savedSearches.add.call({ ...chosen, filters: filters as object });
      await savedSearches.change.call({
        id: target.id,
        ...chosen,
        ...(instead && { filters: filters as object }),
      });
      return { existed: false, name: chosen.name };
    },
    async onSuccess(saved) {
      await queries.invalidateQueries({ queryKey: savedSearches.key() });
      const view = { to: paths.savedSearches(), label: t`View saved searches` };
      toast(
        saved.existed
          ? { title: t`Already saved`, description: saved.name, link: view }
          : { title: t`Search saved`, description: saved.name, ...(!search && { link: view }) },
      );
      onClose();
    },
    onError: (error) => setWrong(fieldErrors(error).name),
  });

  function save(event: FormEvent) {
    event.preventDefault();
    if (saving.isPending) return;
    const missing = chosen.name.trim() === '' ? t`Please enter a name for this search.` : undefined;
    setWrong(missing);
    if (!missing) saving.mutate();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={search ? <Trans>Edit saved search</Trans> : <Trans>Save this search</Trans>}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={id} busy={saving.isPending}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={save} noValidate>
        {saving.isError && !wrong && (
          <Notice tone="bad" className="mb-4">
            {errorText(saving.error)}
          </Notice>
        )}
        {opened && (
          <Field label={<Trans>Save as</Trans>} group className="mb-5">
            <RadioGroup
              value={instead ? 'instead' : 'new'}
              onChange={({ target: { value } }) => {
                setInstead(value === 'instead');
                setChosen(value === 'instead' ? opened : { name, frequency: chosen.frequency });
              }}
              options={[
                { value: 'new', label: t`A new search` },
                { value: 'instead', label: t`Change “${opened.name}”` },
              ]}
            />
          </Field>
        )}
        <SearchFields
          value={chosen}
          wrong={wrong}
          onChange={(changed) => setChosen({ ...chosen, ...changed })}
        />
      </form>
    </Dialog>
  );
}
