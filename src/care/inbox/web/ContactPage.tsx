import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Languages, Mail, MapPin, Phone } from 'lucide-react';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { page } from '../../../base/site/web/page.ts';
import { useSite } from '../../../base/site/web/useSite.ts';
import { formResolver } from '../../../kit/web/form/formResolver.ts';
import { useFormSubmit } from '../../../kit/web/form/useFormSubmit.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { TextArea, TextInput } from '../../../ui/form/TextInput.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { toast } from '../../../ui/state/toast.tsx';
import { inbox } from './inbox.ts';

export const meta = () => {
  const { name } = useSite();
  return page({
    title: t`Contact`,
    description: t`Contact the ${name} team. We read every message.`,
    path: paths.contact(),
  });
};

const opened = 'min-w-0 py-1 underline underline-offset-4';
const empty = { name: '', email: '', message: '' };

export default function ContactPage() {
  return (
    <div className="page grid gap-8 py-8 md:grid-cols-[1fr_minmax(0,29rem)] md:gap-12 md:py-14 lg:gap-24">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <h1 className="text-3xl md:text-4xl">
          <Trans>Contact</Trans>
        </h1>
        <p className="mt-4 max-w-text text-lg text-soft">
          <Trans>
            Questions, problems or suggestions? Write to us. We read every message and reply by email.
          </Trans>
        </p>
        <Contacts />
        <GrievanceOfficer />
      </div>
      <Card className="p-5 md:p-8">
        <ContactForm />
      </Card>
    </div>
  );
}

function Contacts() {
  const { contactEmail, phone, phoneLink, place, languages } = useSite();
  return (
    <ul className="mt-6 grid gap-3 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-kumkum-ink">
      {contactEmail && (
        <li className="flex items-center gap-3">
          <Mail aria-hidden />
          <a href={`mailto:${contactEmail}`} className={opened}>
            {contactEmail}
          </a>
        </li>
      )}
      {phoneLink && (
        <li className="flex items-center gap-3">
          <Phone aria-hidden />
          <a href={phoneLink} className={opened}>
            {phone}
          </a>
        </li>
      )}
      {place && (
        <li className="flex items-center gap-3">
          <MapPin aria-hidden />
          {place}
        </li>
      )}
      {languages && (
        <li className="flex items-center gap-3">
          <Languages aria-hidden />
          <Trans>We speak {languages}</Trans>
        </li>
      )}
    </ul>
  );
}

function GrievanceOfficer() {
  const { officerName, officerEmail, officerPhone, officerPhoneLink, officerAddress } = useSite();
  if (!officerName) return null;
  return (
    <section id="grievance-officer" className="mt-8 scroll-mt-24">
      <h2 className="text-xl">
        <Trans>Grievance officer</Trans>
      </h2>
      <p className="mt-2">{officerName}</p>
      {officerEmail && (
        <p>
          <a href={`mailto:${officerEmail}`} className={opened}>
            {officerEmail}
          </a>
        </p>
      )}
      {officerPhoneLink && (
        <p>
          <a href={officerPhoneLink} className={opened}>
            {officerPhone}
          </a>
        </p>
      )}
      {officerAddress && <p>{officerAddress}</p>}
    </section>
  );
}

const schema = () => import('../shared/rules.ts').then(({ contactMessage }) => contactMessage);

function ContactForm() {
  const { t } = useLingui();
  const [address] = useSearchParams();
  const plan = address.get('plan')?.slice(0, 40);
  const form = useForm({ resolver: formResolver(schema), defaultValues: empty });
  const { errors, isSubmitting } = form.formState;

  // Visitors get the page as it was rendered without a query, so a plan in it is filled in afterwards.
  useEffect(() => {
    if (plan && !form.getValues('message')) {
      form.setValue('message', t`I would like to buy the ${plan} plan. Please tell me how to pay.`);
    }
  }, [plan, form, t]);

  const { submit, failure } = useFormSubmit(form, async (typed) => {
    await inbox.sendContactMessage.call(typed);
    toast({
      title: t`Message Sent! 💌`,
      description: t`Thank you for contacting us. We will get back to you shortly.`,
    });
    form.reset(empty);
  });

  return (
    <form noValidate onSubmit={submit} onFocus={() => schema().catch(() => {})} className="grid gap-5">
      {failure && (
        <Notice tone="bad" title={<Trans>Your message was not sent</Trans>}>
          {failure}
        </Notice>
      )}
      <Field label={<Trans>Full Name</Trans>} error={errors.name?.message}>
        <TextInput {...form.register('name')} autoComplete="name" />
      </Field>
      <Field label={<Trans>Email Address</Trans>} error={errors.email?.message}>
        <TextInput
          {...form.register('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
        />
      </Field>
      <Field label={<Trans>Message</Trans>} error={errors.message?.message}>
        <TextArea {...form.register('message')} rows={6} />
      </Field>
      <Button type="submit" busy={isSubmitting}>
        <Trans>Send Message</Trans>
      </Button>
    </form>
  );
}
