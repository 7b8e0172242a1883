import { ORPCError } from '@orpc/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { errorText, showFieldErrors } from '../../../../kit/web/api/errors.ts';
import { formResolver } from '../../../../kit/web/form/formResolver.ts';
import { useViewer } from '../../../../kit/web/viewer.ts';
import { differingFields, isSame } from '../../../../people/profiles/shared/sections/differing.ts';
import type { SectionName } from '../../../../people/profiles/shared/sections/lists.ts';
import { type AnySection, type MyProfile, ownStore, type SectionStore, type Values } from '../myProfile.ts';
import { type Merged, mergeSection, valueAt } from '../rules.ts';
import { useDescriptions } from '../useDescriptions.ts';
import { consumeDraft, watchForm } from './drafts.ts';

const schemaOf = async (name: SectionName) => {
  const { sections } = await import('../../../../people/profiles/shared/sections/rules.ts');
  return sections[name] as unknown as z.ZodType<Values, Values>;
};

/** Id of the question which version to keep: it has the focus while it is not answered. */
export const CONFLICT = 'changed-elsewhere';

/** What was saved elsewhere while the form was open, and what was typed here. */
export type Conflict = Pick<Merged, 'conflicts' | 'changedElsewhere'> & { saved: AnySection; typed: Values };

/**
 * The form of a section: what is typed, what was saved meanwhile, and saving.
 * @param elsewhere where it is saved, unless it is the viewer's own profile
 */
export function useSectionForm(name: SectionName, profile: MyProfile, elsewhere?: SectionStore) {
  const queries = useQueryClient();
  const store = elsewhere ?? ownStore(queries);
  const describe = useDescriptions();
  const { viewer } = useViewer();
  const found: AnySection = profile.sections[name];
  const key = `${viewer?.email} ${profile.card.id} ${name}`;
  const [draft] = useState(() => consumeDraft(key));
  const [base, setBase] = useState(draft?.base ?? found);
  const [conflict, setConflict] = useState<Conflict>();
  const [failure, setFailure] = useState<string>();
  const [resolver] = useState(() => formResolver(() => schemaOf(name)));
  const form = useForm<Values>({
    resolver,
    defaultValues: draft?.typed ?? base.values,
  });
  const saving = useMutation({
    mutationFn: ({ values, version }: { values: Values; version: number }) =>
      store.save(name, values, version),
  });
  const typed = form.watch();
  const dirty = differingFields(base.values, typed).length > 0;

  const held = useRef<() => ReturnType<typeof readDraft>>(undefined);
  const readDraft = () => (dirty ? { base, typed: form.getValues() } : null);
  held.current = readDraft;
  useEffect(() => watchForm(key, () => held.current?.() ?? null), [key]);

  useEffect(() => {
    if (found.version <= base.version) return;
    const groups = describe(name, found.values).map(({ fields }) => fields);
    const grouped = groups.flat().map((field) => field.split('.')[0]);
    const rest = Object.keys(found.values).filter((field) => !grouped.includes(field));
    const now = form.getValues();
    const merged = mergeSection(base.values, now, found.values, [...groups, ...rest.map((field) => [field])]);
    for (const [field, value] of Object.entries(merged.values)) form.setValue(field, value);
    setBase(found);
    const { conflicts, changedElsewhere } = merged;
    const typing = differingFields(base.values, now).length > 0;
    if (typing && conflicts.length + changedElsewhere.length > 0)
      setConflict((asked) => {
        // An earlier question that is not answered stays open.
        const open = (asked?.conflicts ?? []).filter(
          (group) =>
            !conflicts.some((one) => one.join() === group.join()) &&
            group.some((field) => !isSame(valueAt(now, field), valueAt(found.values, field))),
        );
        return { conflicts: [...open, ...conflicts], changedElsewhere, saved: found, typed: now };
      });
  }, [found, base, name, form, describe]);

  /** Ends the question about a conflict. @param mine whether what was typed here stays */
  function settle(mine: boolean) {
    if (!mine && conflict) {
      for (const field of conflict.conflicts.flat())
        form.setValue(field, valueAt(conflict.saved.values, field));
    }
    setConflict(undefined);
  }

  /** Saves what has changed, then goes on; stays where something is wrong. */
  function save(then: (changed: boolean) => unknown): Promise<void> {
    return form.handleSubmit(async (values) => {
      setFailure(undefined);
      if (conflict?.conflicts.length) return document.getElementById(CONFLICT)?.focus();
      if (!dirty) {
        await then(false);
        return;
      }
      try {
        // The version read when sending: somebody else may save while the form is checked.
        const saved = await saving.mutateAsync({ values, version: base.version });
        setConflict(undefined);
        setBase(saved);
        form.reset(saved.values);
        store.onSaved(name, saved);
      } catch (error) {
        if (error instanceof ORPCError && error.code === 'CONFLICT') {
          // What was saved meanwhile comes with it, and is shown above.
          await store.refetch();
        } else if (!showFieldErrors(form, error)) setFailure(errorText(error));
        return;
      }
      await then(true);
    })();
  }

  const busy = saving.isPending || form.formState.isSubmitting;
  return { form, dirty, busy, conflict, settle, failure, save, restored: draft !== undefined };
}
