import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { formResolver } from '../../../../kit/web/form/formResolver.ts';
import { useFormSubmit } from '../../../../kit/web/form/useFormSubmit.ts';
import { Checkbox } from '../../../../ui/form/Checkbox.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { toast } from '../../../../ui/state/toast.tsx';
import { languageNames, SITE_NAME_MAX, type SiteFacts, TAGLINE_MAX } from '../../shared/rules.ts';
import { site } from '../site.ts';
import { UnsavedChanges } from '../UnsavedChanges.tsx';
import { AccentField } from './AccentField.tsx';
import { Part, SaveBar } from './FormParts.tsx';
import { type TypedSite, typedSiteFrom, typedSiteSchema } from './typedSite.ts';
import { useSeenVersion } from './useSeenVersion.ts';

const resolver = formResolver(typedSiteSchema);

type SiteFormProps = { found: SiteFacts; version: string | null; mayChange: boolean };

/** Form of the site's name and contact. */
export function SiteForm({ found, version, mayChange }: SiteFormProps) {
  const { t, i18n } = useLingui();
  const names = new Intl.DisplayNames(i18n.locales ?? i18n.locale, { type: 'language' });
  const client = useQueryClient();
  const form = useForm<TypedSite, unknown, SiteFacts>({ resolver, defaultValues: typedSiteFrom(found) });
  const { register, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;
  const seen = useSeenVersion(version, isDirty, () => form.reset(typedSiteFrom(found)));
  const optional = t`Optional`;

  const { submit: save, failure } = useFormSubmit(form, async (facts) => {
    const saved = await site.changeFacts.call({
      ...(facts as SiteFacts & { contactEmail: string }),
      version: seen,
    });
    form.reset(typedSiteFrom(saved));
    await client.invalidateQueries({ queryKey: site.facts.queryKey() });
    toast({ title: t`Saved`, description: t`Visitors see the changes on the next page they open.` });
  });

  return (
    <form noValidate onSubmit={save} className="max-w-4xl">
      <UnsavedChanges unsaved={isDirty && !isSubmitting} />
      {!mayChange && <Notice className="mb-2">{t`Only an admin can change this.`}</Notice>}
      <fieldset disabled={!mayChange} className="min-w-0 divide-y divide-line">
        <Part title={t`Name`} text={t`Shown on every page, in emails and on invoices.`}>
          <Field
            label={t`Site Name`}
            help={t`At most ${SITE_NAME_MAX} characters.`}
            error={errors.name?.message}
          >
            <TextInput {...register('name')} autoComplete="off" />
          </Field>
          <Field
            label={t`Tagline`}
            optional={optional}
            help={t`One sentence under the name, at the bottom of every page. At most ${TAGLINE_MAX} characters.`}
            error={errors.tagline?.message}
          >
            <TextInput {...register('tagline')} autoComplete="off" />
          </Field>
          <AccentField
            typed={form.watch('accent')}
            error={errors.accent?.message}
            onChoose={(colour) =>
              form.setValue('accent', colour, { shouldDirty: true, shouldValidate: true })
            }
          >
            <TextInput {...register('accent')} limit={7} autoComplete="off" placeholder="#9b1b30" />
          </AccentField>
        </Part>
        <Part title={t`Contact`} text={t`Shown on every page. Empty fields are not shown.`}>
          <Field
            label={t`Admin Email`}
            help={t`Messages from the contact form are sent here.`}
            error={errors.contactEmail?.message}
          >
            <TextInput {...register('contactEmail')} type="email" limit={254} autoComplete="off" />
          </Field>
          <Field label={t`Contact Phone`} optional={optional} error={errors.phone?.message}>
            <TextInput {...register('phone')} type="tel" limit={20} autoComplete="off" />
          </Field>
          <Field
            label={t`Address`}
            optional={optional}
            help={t`House, street and locality.`}
            error={errors.address?.message}
          >
            <TextInput {...register('address')} limit={200} autoComplete="off" />
          </Field>
          <Field label={t`City`} optional={optional} error={errors.city?.message}>
            <TextInput {...register('city')} limit={80} autoComplete="off" />
          </Field>
          <Field
            group
            label={t`Languages`}
            optional={optional}
            help={t`The languages your team replies in.`}
            error={errors.languages?.message}
          >
            <div className="grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-3">
              {Object.entries(languageNames).map(([code, name]) => (
                <Checkbox
                  key={code}
                  {...register('languages')}
                  id={`language-${code}`}
                  value={code}
                  label={(i18n.locale !== 'en' && names.of(code)) || name}
                />
              ))}
            </div>
          </Field>
        </Part>
        <Part
          title={t`Grievance officer`}
          text={t`The IT Rules, 2021 require the name and contact details of a person who handles complaints. Shown on the Contact page.`}
        >
          <Field label={t`Officer's name`} optional={optional} error={errors.officerName?.message}>
            <TextInput {...register('officerName')} limit={80} autoComplete="off" />
          </Field>
          <Field label={t`Officer's email`} optional={optional} error={errors.officerEmail?.message}>
            <TextInput {...register('officerEmail')} type="email" limit={254} autoComplete="off" />
          </Field>
          <Field label={t`Officer's phone number`} optional={optional} error={errors.officerPhone?.message}>
            <TextInput {...register('officerPhone')} type="tel" limit={20} autoComplete="off" />
          </Field>
          <Field label={t`Officer's address`} optional={optional} error={errors.officerAddress?.message}>
            <TextInput {...register('officerAddress')} limit={200} autoComplete="off" />
          </Field>
        </Part>
        <Part title={t`Terms`} text={t`New members agree to the terms and policies with this date.`}>
          <Field label={t`Terms effective from`} error={errors.termsVersion?.message}>
            <TextInput {...register('termsVersion')} type="date" className="sm:max-w-48" />
          </Field>
        </Part>
      </fieldset>
      {mayChange && <SaveBar failure={failure} busy={isSubmitting} />}
    </form>
  );
}
