import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NotLoaded } from '../../../../kit/web/api/NotLoaded.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { Select } from '../../../../ui/form/Select.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { EDITABLE_KINDS, type EditableKind } from '../../shared/lists/editable.ts';
import { vocabulary } from '../vocabulary.ts';
import { AddOption } from './AddOption.tsx';
import { listName } from './listName.tsx';
import { OptionRows } from './OptionRows.tsx';

/** The lists of options that forms and filters offer, for staff who may change them. */
export default function OptionLists({ mayChange }: { mayChange: boolean }) {
  const { t } = useLingui();
  const [kind, setKind] = useState<EditableKind>('religion');
  const found = useQuery(vocabulary.staffLists.queryOptions());
  const options = found.data?.find((list) => list.kind === kind)?.options;
  if (!found.data && found.isError) return <NotLoaded of={found} title={t`Couldn't load the lists`} />;
  return (
    <div className="max-w-3xl">
      {!mayChange && <Notice className="mb-4">{t`Only an admin can change this.`}</Notice>}
      <p className="mb-5 max-w-text text-soft">
        <Trans>
          Forms and filters show a change as soon as a page is opened again. Members keep what they have
          chosen.
        </Trans>
      </p>
      <Field label={<Trans>List</Trans>} className="mb-5 max-w-form">
        <Select
          value={kind}
          options={EDITABLE_KINDS.map((value) => ({ value, label: listName(value) }))}
          onChange={({ target }) => setKind(target.value as EditableKind)}
        />
      </Field>
      {options ? (
        <>
          <OptionRows key={kind} kind={kind} options={options} mayChange={mayChange} />
          {mayChange && <AddOption key={`add ${kind}`} kind={kind} />}
        </>
      ) : (
        <Skeleton className="h-64" />
      )}
    </div>
  );
}
