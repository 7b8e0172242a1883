import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useForm } from 'react-hook-form';
import { useFormSubmit } from '../../../kit/web/form/useFormSubmit.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { TextArea } from '../../../ui/form/TextInput.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { toast } from '../../../ui/state/toast.tsx';
import type { Requestable } from '../../memberships/shared/rules.ts';
import { featureName } from '../../memberships/web/featureName.tsx';
import { memberships } from '../../memberships/web/memberships.ts';
import { requests } from './requests.ts';

const TEXT_MAX = 2000;

/** Hints for the member on what to write. */
const hints: Record<Requestable, ReactNode> = {
  relationship_manager: <Trans>Tell us who you are looking for, and when we can call you.</Trans>,
  astrology_consultation: (
    <Trans>Tell us which profile you want to discuss, and when the astrologer can call you.</Trans>
  ),
  verification_assistance: <Trans>Tell us which documents you have, and what you are not sure about.</Trans>,
  enhanced_privacy: <Trans>Tell us who should see the photos and the profile, and who should not.</Trans>,
  priority_support: <Trans>Tell us what you did, and what happened.</Trans>,
};

/** Form in which a member writes to the team about one entitlement; closed while `kind` is undefined. */
export default function RequestDialog({ kind, onClose }: { kind: Requestable | undefined; onClose(): void }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const formId = useId();
  const form = useForm({ defaultValues: { message: '' } });
  const { errors, isSubmitting } = form.formState;

  const { submit, failure, setFailure } = useFormSubmit(form, async ({ message }) => {
    if (!kind) return;
    try {
      await requests.ask.call({ entitlement: kind, message });
      toast({ title: t`Request sent`, description: t`We'll reply here and by email.` });
      form.reset();
      onClose();
    } finally {
      await Promise.all(
        [memberships, requests].map((room) => queries.invalidateQueries({ queryKey: room.key() })),
      );
    }
  });

  return (
    <Dialog
      open={kind !== undefined}
      onOpenChange={(open) => {
        if (open) return;
        setFailure(undefined);
        form.clearErrors();
        onClose();
      }}
      title={kind && featureName({ entitlement: kind, quota: null })}
      actions={
        <Button type="submit" form={formId} busy={isSubmitting}>
          <Trans>Send request</Trans>
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        {failure && (
          <Notice tone="bad" title={<Trans>Couldn't send your request</Trans>}>
            {failure}
          </Notice>
        )}
        <Field
          label={<Trans>How can we help?</Trans>}
          help={kind && hints[kind]}
          error={errors.message?.message}
        >
          <TextArea
            {...form.register('message', {
              validate: (text) => text.trim() !== '' || t`Please tell us what you need.`,
            })}
            rows={6}
            limit={TEXT_MAX}
          />
        </Field>
      </form>
    </Dialog>
  );
}
