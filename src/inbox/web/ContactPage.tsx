import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Mail, MapPin, Phone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { errorWords, showFieldErrors } from '../../kit/web/errors.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextArea, TextInput } from '../../ui/TextInput.tsx';
import { toast } from '../../ui/toast.tsx';
import { page } from '../../vocabulary/web/page.ts';
import { useSite } from '../../vocabulary/web/site.ts';
import { contactMessage } from '../rules.ts';
import { inbox } from './inbox.ts';

export const meta = () =>
  page({
    title: t`Contact`,
    description: t`Write to the people behind Humsafar, or ring them. We read every message.`,
    path: paths.contact(),
  });

const empty = { name: '', email: '', message: '' };

export default function ContactPage() {
  const { supportEmail, supportPhone, city } = useSite();
  return (
    <div className="page grid gap-8 py-8 md:grid-cols-[1fr_minmax(0,29rem)] md:gap-12 md:py-14 lg:gap-24">
      <div>
        <h1 className="text-3xl md:text-4xl">
          <Trans>Contact</Trans>
        </h1>
        <p className="mt-4 max-w-text text-lg text-soft">
          <Trans>
            A question, a worry, praise or blame: write to us. We read every message and answer by e-mail.
          </Trans>
        </p>
        <ul className="mt-6 grid gap-3 [&_svg]:size-5 [&_svg]:text-kumkum-ink">
          <li className="flex items-center gap-3">
            <Mail aria-hidden />
            <a href={`mailto:${supportEmail}`} className="py-1 underline underline-offset-4">
              {supportEmail}
            </a>
          </li>
          <li className="flex items-center gap-3">
            <Phone aria-hidden />
            <a href={`tel:${supportPhone.replaceAll(' ', '')}`} className="py-1 underline underline-offset-4">
              {supportPhone}
            </a>
          </li>
          <li className="flex items-center gap-3">
            <MapPin aria-hidden />
            {city}
          </li>
        </ul>
      </div>
      <Card className="p-5 md:p-8">
        <ContactForm />
      </Card>
    </div>
  );
}

function ContactForm() {
  const { t } = useLingui();
  const [address] = useSearchParams();
  const plan = address.get('plan')?.slice(0, 40);
  const [failure, setFailure] = useState<string>();
  const form = useForm({ resolver: zodResolver(contactMessage), defaultValues: empty });
  const { errors, isSubmitting } = form.formState;

  // The page is built without an address, so a plan in it is put in afterwards.
  useEffect(() => {
    if (plan && !form.getValues('message')) {
      form.setValue('message', t`I would like to take the ${plan} plan. Please tell me how to pay.`);
    }
  }, [plan, form, t]);

  const submit = form.handleSubmit(async (typed) => {
    setFailure(undefined);
    try {
      await inbox.sendContactMessage.call(typed);
      toast({
        title: t`Message Sent! 💌`,
        description: t`Thank you for contacting us. We will get back to you shortly.`,
      });
      form.reset(empty);
    } catch (error) {
      if (!showFieldErrors(form, error)) setFailure(errorWords(error));
    }
  });

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
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
