import { Trans } from '@lingui/react/macro';
import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { readsMembers } from '../../../kit/web/readsMembers.ts';
import { useViewer } from '../../../kit/web/viewer.ts';
import { paths } from '../../../paths.ts';
import type { Profile } from '../../../people/profiles/web/details/ProfileHead.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';

/** What a limited view leaves out, and how to unlock it. */
export default function LockedProfileNotice({ profile: { id, name } }: { profile: Profile }) {
  const { viewer } = useViewer();
  const { pathname } = useLocation();
  if (viewer === undefined) return null;
  if (viewer?.profile) {
    return (
      <Panel
        title={<Trans>Verify your email address to see the full profile</Trans>}
        action={
          <ButtonLink to={paths.settings('email')} kind="quiet">
            <Trans>Go to Settings</Trans>
          </ButtonLink>
        }
      >
        <Trans>
          We've emailed you a link. Open it to see {name}'s full name and photo, family, preferences and
          horoscope, and to send an interest.
        </Trans>
      </Panel>
    );
  }
  if (readsMembers(viewer)) {
    return (
      <Panel
        title={<Trans>The rest is on the member's page</Trans>}
        action={
          <ButtonLink to={paths.adminUser(id)} kind="quiet">
            <Trans>Open member's page</Trans>
          </ButtonLink>
        }
      >
        <Trans>Our team sees {name}'s family, preferences and horoscope there.</Trans>
      </Panel>
    );
  }
  if (viewer) {
    return (
      <Panel title={<Trans>You see what visitors see</Trans>}>
        <Trans>Your account has no profile. Only members see full profiles.</Trans>
      </Panel>
    );
  }
  return (
    <Panel
      title={<Trans>Log in to see {name}'s full profile</Trans>}
      action={
        <>
          <ButtonLink to={paths.login(pathname)} state={{ reading: name }} kind="quiet">
            <Trans>Login</Trans>
          </ButtonLink>
          <ButtonLink to={paths.register()} kind="quiet">
            <Trans>Register Free</Trans>
          </ButtonLink>
        </>
      }
    >
      <Trans>
        Members see the full name and photo, family, preferences and horoscope. Registration is free, and
        every profile is protected in the same way.
      </Trans>
    </Panel>
  );
}

function Panel({ title, action, children }: { title: ReactNode; action?: ReactNode; children: ReactNode }) {
  return (
    <section className="rounded-xl border border-line bg-sunk p-6 md:flex md:items-center md:gap-8 md:p-8">
      <LockKeyhole aria-hidden strokeWidth={1.6} className="mb-3 size-8 shrink-0 text-kumkum-ink md:mb-0" />
      <div className="grow">
        <h2 className="text-xl">{title}</h2>
        <p className="mt-1 max-w-text text-soft">{children}</p>
      </div>
      {action && <div className="mt-5 flex shrink-0 flex-wrap gap-3 md:mt-0">{action}</div>}
    </section>
  );
}
