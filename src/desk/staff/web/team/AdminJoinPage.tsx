import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { page } from '../../../../base/site/web/page.ts';
import { SiteMark } from '../../../../base/site/web/SiteMark.tsx';
import { useSite } from '../../../../base/site/web/useSite.ts';
import { NotLoaded } from '../../../../kit/web/api/NotLoaded.tsx';
import { formResolver } from '../../../../kit/web/form/formResolver.ts';
import { useFormSubmit } from '../../../../kit/web/form/useFormSubmit.ts';
import { paths } from '../../../../paths.ts';
import { useLanding } from '../../../../people/accounts/web/login/useLanding.ts';
import { NewPasswordFields } from '../../../../people/accounts/web/password/NewPasswordFields.tsx';
import { useMismatchToast } from '../../../../people/accounts/web/password/useMismatchToast.ts';
import { isGone, useToken } from '../../../../people/accounts/web/useToken.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import { Dots } from '../../../../ui/marks/Dots.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { toast } from '../../../../ui/state/toast.tsx';
import { TextLink } from '../../../../ui/TextLink.tsx';
import { STAFF_INVITATION_DAYS } from '../../shared/rules.ts';
import { roleName } from '../roleName.ts';
import { staff } from '../staff.ts';

export const meta = () => page({ title: t`Join the team` });

/** Accepts an invitation to the team: name and password. */
export default function AdminJoinPage() {
  const token = useToken();
  const { name } = useSite();
  const found = useQuery({
    ...staff.invitation.queryOptions({ input: { token } }),
    enabled: token !== '',
    // The form must not go away while it is filled in.
    refetchOnWindowFocus: false,
  });
  return (
    <main id="main" className="mx-auto grid min-h-dvh max-w-form content-center px-4 py-10">
      <p className="mb-6 flex items-center justify-center gap-3 font-semibold font-serif text-2xl text-kumkum-ink">
        <SiteMark className="size-9" />
        {name}
      </p>
      <Card className="p-6 md:p-8">
        {!token || isGone(found.error) ? (
          <>
            <h1 className="mb-3 text-2xl">
              <Trans>This link doesn't work any more</Trans>
            </h1>
            <p className="mb-5">
              <Trans>
                The invitation was already accepted, withdrawn, sent again, or is older than{' '}
                {STAFF_INVITATION_DAYS} days. Please ask an admin to invite you again.
              </Trans>
            </p>
            <TextLink to={paths.adminLogin()}>
              <Trans>Admin Login</Trans>
            </TextLink>
          </>
        ) : found.data ? (
          <JoinForm token={token} {...found.data} onGone={() => void found.refetch()} />
        ) : found.isError ? (
          <NotLoaded of={found} />
        ) : (
          <Skeleton className="h-64" />
        )}
      </Card>
    </main>
  );
}

const schema = () =>
  Promise.all([import('../../../../people/accounts/shared/rules.ts'), import('../../shared/team.ts')]).then(
    ([{ mismatch, passwordsMatch }, { joinForm }]) => joinForm.refine(passwordsMatch, mismatch),
  );
const resolver = formResolver(schema);

type JoinFormProps = Awaited<ReturnType<typeof staff.invitation.call>> & { token: string; onGone(): void };

function JoinForm({ token, email, role, onGone }: JoinFormProps) {
  const { t } = useLingui();
  const { landing, land } = useLanding();
  const form = useForm({ resolver, defaultValues: { name: '', password: '', confirmPassword: '' } });
  const { errors, isSubmitting } = form.formState;
  const mismatch = useMismatchToast();

  const { submit, failure } = useFormSubmit(
    form,
    async (typed) => {
      const { lands } = await staff.acceptInvitation.call({ ...typed, token });
      toast({ title: t`Welcome to the team` });
      await land(lands);
    },
    {
      onError(error) {
        if (!isGone(error)) return false;
        onGone();
        return true;
      },
      onInvalid: () => mismatch.check(form.getValues()),
    },
  );

  return (
    <>
      <h1 className="mb-2 text-2xl">
        <Trans>Join the team</Trans>
      </h1>
      <p className="mb-5 text-soft [overflow-wrap:anywhere]">
        <Dots>{[email, roleName(role)]}</Dots>
      </p>
      <form noValidate onSubmit={submit} onFocus={() => schema().catch(() => {})} className="grid gap-5">
        <Field
          label={<Trans>Your name</Trans>}
          help={<Trans>Your colleagues and the audit log show it.</Trans>}
          error={errors.name?.message}
        >
          <TextInput {...form.register('name')} autoComplete="name" />
        </Field>
        <NewPasswordFields register={form.register} errors={errors} />
        {failure && <Notice tone="bad">{failure}</Notice>}
        <Button type="submit" busy={isSubmitting || landing}>
          <Trans>Accept invitation</Trans>
        </Button>
      </form>
    </>
  );
}
