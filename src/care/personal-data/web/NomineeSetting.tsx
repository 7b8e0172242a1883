import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../../kit/web/api/errors.ts';
import { NotLoaded } from '../../../kit/web/api/NotLoaded.tsx';
import { storeAnswer } from '../../../kit/web/api/storeAnswer.ts';
import { useManagerTexts } from '../../../people/managers/web/useManagerTexts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dots } from '../../../ui/marks/Dots.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { toast } from '../../../ui/state/toast.tsx';
import { NomineeForm } from './NomineeForm.tsx';
import { personalData } from './personalData.ts';

/** Section of the settings: who may act on the account's data after death or incapacity. */
export function NomineeSetting() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { relationName } = useManagerTexts();
  const [editing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  // The form that had the focus is gone, and the page is shorter.
  useEffect(() => {
    if (!editing && wasEditing.current) opener.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  const found = useQuery(personalData.nominee.queryOptions());
  const remove = useMutation(
    personalData.removeNominee.mutationOptions({
      onSuccess() {
        storeAnswer(queries, personalData.nominee.queryKey(), { nominee: null });
        toast({ title: t`Nominee removed` });
      },
      onError: (error) =>
        toast({ tone: 'bad', title: t`Couldn't remove the nominee`, description: errorText(error) }),
    }),
  );
  const nominee = found.data?.nominee;
  return (
    <>
      <p className="mb-4 max-w-text text-soft">
        <Trans>
          If you pass away or can no longer act for yourself, this person can ask us for your data, or ask us
          to delete it. We won't contact them before that.
        </Trans>
      </p>
      {found.isError && <NotLoaded of={found} />}
      {found.isPending && <Skeleton className="h-12" />}
      {found.data && editing && <NomineeForm nominee={nominee ?? null} onClose={() => setEditing(false)} />}
      {found.data && !editing && (
        <div className="grid justify-items-start gap-4">
          {nominee && (
            <div className="[overflow-wrap:anywhere]">
              <p className="font-semibold">
                <Dots>{[nominee.name, relationName(nominee.relation)]}</Dots>
              </p>
              <p className="text-soft">
                <Dots>{[nominee.phone, nominee.email]}</Dots>
              </p>
            </div>
          )}
          <div className="flex flex-wrap gap-3">
            <Button ref={opener} kind="quiet" onClick={() => setEditing(true)}>
              {nominee ? <Trans>Change nominee</Trans> : <Trans>Add a nominee</Trans>}
            </Button>
            {nominee && (
              <Button kind="plain" busy={remove.isPending} onClick={() => remove.mutate({})}>
                <Trans>Remove nominee</Trans>
              </Button>
            )}
          </div>
        </div>
      )}
    </>
  );
}
