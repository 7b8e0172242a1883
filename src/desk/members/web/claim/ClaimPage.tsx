import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { page } from '../../../../base/site/web/page.ts';
import { NotLoaded } from '../../../../kit/web/api/NotLoaded.tsx';
import { formResolver } from '../../../../kit/web/form/formResolver.ts';
import { useFormSubmit } from '../../../../kit/web/form/useFormSubmit.ts';
import { useViewer } from '../../../../kit/web/viewer.ts';
import { paths } from '../../../../paths.ts';
import { FormPage } from '../../../../people/accounts/web/FormPage.tsx';
import { NewPasswordFields } from '../../../../people/accounts/web/password/NewPasswordFields.tsx';
import { useMismatchToast } from '../../../../people/accounts/web/password/useMismatchToast.ts';
import { isGone, useToken } from '../../../../people/accounts/web/useToken.ts';
import { LinkBox } from '../../../../people/managers/web/LinkBox.tsx';
import { openAs } from '../../../../people/profiles/web/managed.ts';
import { Consent } from '../../../../people/profiles/web/register/Consent.tsx';
import { Declaration } from '../../../../people/profiles/web/register/Declaration.tsx';
import { Button, ButtonLink } from '../../../../ui/Button.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { CLAIM_DAYS } from '../../shared/rules.ts';
import { members } from '../members.ts';

export const meta = () => page({ title: t`The profile is ready` });

/** Claims a profile that our team registered: the family chooses a password and gives consent. */
export default function ClaimPage() {
  const token = useToken();
  const { viewer } = useViewer();
  const found = useQuery({
    ...members.claim.queryOptions({ input: { token } }),
    enabled: token !== '',
  });
  if (!token || isGone(found.error)) {
    return (
      <FormPage
        title={<Trans>This link doesn't work any more</Trans>}
        intro={
          <Trans>
            The link was already used, replaced by a newer one, or is older than {CLAIM_DAYS} days.
          </Trans>
        }
      >
        <p className="mb-6">
          <Trans>
            If you have chosen a password, please log in. If not, use ‘Forgot your password?’ or ask our team
            for a new link.
          </Trans>
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.login()}>
            <Trans>Login</Trans>
          </ButtonLink>
          <ButtonLink to={paths.forgotPassword()} kind="quiet">
            <Trans>Get a new link</Trans>
          </ButtonLink>
        </div>
      </FormPage>
    );
  }
  if (!found.data) {
    return (
      <FormPage title={<Trans>The profile is ready</Trans>}>
        {found.isError ? <NotLoaded of={found} /> : <Skeleton className="h-40" />}
      </FormPage>
    );
  }
  const { name, email, phone } = found.data;
  const login = email ?? phone;
  if (viewer?.staff) {
    return (
      <FormPage
        title={<Trans>This link is for {name}'s family</Trans>}
        intro={
          <Trans>
            You're logged in as {viewer.staff.name}. Using it here would log you out, so copy it and send it
            to the family.
          </Trans>
        }
      >
        <LinkBox
          link={location.href}
          label={<Trans>Link for the family</Trans>}
          help={<Trans>To use it at the desk, open it in a private window. You stay logged in here.</Trans>}
        />
      </FormPage>
    );
  }
  return (
    <FormPage
      title={<Trans>{name}'s profile is ready</Trans>}
      intro={
        <Trans>
          Our team has registered it for you. Choose a password to start using it. Your login is {login}.
        </Trans>
      }
    >
      <ClaimForm token={token} name={name} onGone={() => void found.refetch()} />
    </FormPage>
  );
}

const schema = () =>
  Promise.all([
    import('../../../../people/accounts/shared/rules.ts'),
    import('../../shared/walkIns.ts'),
  ]).then(([{ mismatch, passwordsMatch }, { claiming }]) => claiming.refine(passwordsMatch, mismatch));
const resolver = formResolver(schema);

function ClaimForm({ token, name, onGone }: { token: string; name: string; onGone(): void }) {
  const form = useForm({
    resolver,
    defaultValues: {
      password: '',
      confirmPassword: '',
      consent: false as unknown as true,
      declaration: false as unknown as true,
    },
  });
  const { errors, isSubmitting } = form.formState;
  const mismatch = useMismatchToast();

  const { submit, failure } = useFormSubmit(
    form,
    async (typed) => {
      await openAs(async () => {
        await members.acceptClaim.call({ ...typed, token });
        return name;
      });
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
    <form noValidate onSubmit={submit} onFocus={() => schema().catch(() => {})} className="grid gap-5">
      <NewPasswordFields register={form.register} errors={errors} />
      <Consent {...form.register('consent')} error={errors.consent?.message} />
      <Declaration {...form.register('declaration')} error={errors.declaration?.message} />
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Button type="submit" busy={isSubmitting}>
        <Trans>Start using the profile</Trans>
      </Button>
    </form>
  );
}
