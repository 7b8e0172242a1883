import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { customFields, type EditedField } from '../../../../../base/custom-fields/web/customFields.ts';
import { errorText } from '../../../../../kit/web/api/errors.ts';
import { NotLoaded } from '../../../../../kit/web/api/NotLoaded.tsx';
import { useSectionTitles } from '../../../../../pages/my-profile/web/form/useSectionTitles.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { MoveButtons } from '../../../../../ui/MoveButtons.tsx';
import { Dots } from '../../../../../ui/marks/Dots.tsx';
import { Notice } from '../../../../../ui/state/Notice.tsx';
import { Skeleton } from '../../../../../ui/state/Skeleton.tsx';
import { toast } from '../../../../../ui/state/toast.tsx';
import { FieldForm } from './FieldForm.tsx';
import { RemoveField } from './RemoveField.tsx';
import { kindNames, seenByNames } from './texts.ts';

/** The profile fields that the site added, for staff who may change them. */
export default function ProfileFields({ mayChange }: { mayChange: boolean }) {
  const { t } = useLingui();
  const found = useQuery(customFields.edited.queryOptions({ refetchOnWindowFocus: false }));
  const [edited, setEdited] = useState<string>();
  const [added, setAdded] = useState(false);
  if (!found.data && found.isError) return <NotLoaded of={found} title={t`Couldn't load the fields`} />;
  if (!found.data) return <Skeleton className="h-64 max-w-3xl" />;
  const { fields, version } = found.data;
  const field = fields.find(({ key }) => key === edited);
  if (added || field)
    return (
      <FieldForm
        key={edited ?? 'new'}
        field={field}
        version={version}
        onClose={() => {
          setAdded(false);
          setEdited(undefined);
        }}
      />
    );
  return (
    <div className="max-w-3xl">
      {!mayChange && <Notice className="mb-4">{t`Only an admin can change this.`}</Notice>}
      <p className="mb-5 max-w-text text-soft">
        <Trans>
          Questions that only your community asks, such as sect or native village. Members fill them in with
          their profile. They see a change as soon as they open a page again.
        </Trans>
      </p>
      {fields.length > 0 && <FieldRows fields={fields} mayChange={mayChange} onEdit={setEdited} />}
      {mayChange && (
        <Button className="mt-5" onClick={() => setAdded(true)}>
          <Plus aria-hidden className="size-5" />
          <Trans>Add a field</Trans>
        </Button>
      )}
    </div>
  );
}

type FieldRowsProps = { fields: EditedField[]; mayChange: boolean; onEdit(key: string): void };

function FieldRows({ fields, mayChange, onEdit }: FieldRowsProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [removed, setRemoved] = useState<EditedField>();
  const sections = useSectionTitles();
  const [kinds, readers] = [kindNames(), seenByNames()];

  async function move(place: number, step: 1 | -1) {
    const keys = fields.map(({ key }) => key);
    const [moved] = keys.splice(place, 1);
    keys.splice(place + step, 0, moved!);
    setBusy(true);
    try {
      await customFields.order.call({ keys });
    } catch (error) {
      toast({ tone: 'bad', title: t`Not saved`, description: errorText(error) });
    } finally {
      await queries.invalidateQueries({ queryKey: customFields.key() });
      setBusy(false);
    }
  }

  return (
    <>
      <ol className="divide-y divide-line rounded-xl border border-line bg-raised">
        {fields.map((field, place) => {
          const name = field.names.en!;
          return (
            <li key={field.key} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3">
              <div className="min-w-40 grow basis-64 [overflow-wrap:anywhere]">
                <p className="font-semibold">{name}</p>
                <p className="text-sm text-soft">
                  <Dots>
                    {[
                      kinds[field.kind],
                      field.options.length > 0 && (
                        <Plural key="options" value={field.options.length} one="# option" other="# options" />
                      ),
                      sections[field.section],
                      readers[field.seenBy],
                    ]}
                  </Dots>
                </p>
                <p className="text-sm text-soft empty:hidden">
                  <Dots>
                    {[
                      field.onCard && t`On cards`,
                      field.asked && t`Asked at registration`,
                      field.filter && t`Filter`,
                      field.wish && t`Partner preference`,
                    ]}
                  </Dots>
                </p>
              </div>
              {mayChange && (
                <div className="flex flex-wrap gap-1">
                  <MoveButtons
                    name={name}
                    place={place}
                    count={fields.length}
                    disabled={busy}
                    onMove={(step) => void move(place, step)}
                  />
                  <Button
                    kind="quiet"
                    size="small"
                    aria-label={t`Edit ${name}`}
                    onClick={() => onEdit(field.key)}
                  >
                    <Trans>Edit</Trans>
                  </Button>
                  <Button
                    kind="plain"
                    size="small"
                    aria-label={t`Remove ${name}`}
                    onClick={() => setRemoved(field)}
                  >
                    <Trans>Remove</Trans>
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </ol>
      {removed && <RemoveField field={removed} onClose={() => setRemoved(undefined)} />}
    </>
  );
}
