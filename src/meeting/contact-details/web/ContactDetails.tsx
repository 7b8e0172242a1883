import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Contact as ContactSign, LockKeyhole } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { errorText } from '../../../kit/web/api/errors.ts';
import { NotLoaded } from '../../../kit/web/api/NotLoaded.tsx';
import { storeAnswer } from '../../../kit/web/api/storeAnswer.ts';
import { useViewer } from '../../../kit/web/viewer.ts';
import { memberships } from '../../../money/memberships/web/memberships.ts';
import { paths } from '../../../paths.ts';
import type { FullProfile } from '../../../people/profiles/contract.ts';
import { useViewsOnly, ViewsOnly } from '../../../people/profiles/web/ViewsOnly.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { toast } from '../../../ui/state/toast.tsx';
import type { Contact } from '../contract.ts';
import { contactDetails } from './contactDetails.ts';
import { OpenDetails } from './OpenDetails.tsx';

/**
 * Returns whether the viewer is known to be connected with a profile.
 * @param asked false for their own profile and for visitors
 */
export function useIsConnected(id: string, asked: boolean): boolean {
  const team = useViewer().viewer?.impersonator;
  const { data } = useQuery(contactDetails.read.queryOptions({ input: { id }, enabled: asked && !team }));
  return data !== undefined && data.reason !== 'not_connected';
}

/** Phone number and email address of a profile, the button that opens them, or the reason why they are closed. */
export function ContactDetails({ profile }: { profile: FullProfile }) {
  const { t } = useLingui();
  const { id } = profile;
  const team = useViewer().viewer?.impersonator;
  const found = useQuery(contactDetails.read.queryOptions({ input: { id }, enabled: !team }));
  const heading = useId();
  if (team) return null;
  if (found.isPending) return <Skeleton className="mt-2 h-28 md:col-span-2 md:mt-4 md:h-24" />;
  if (!found.data) {
    return (
      <NotLoaded
        of={found}
        className="mt-2 md:col-span-2 md:mt-4"
        title={t`Couldn't load the contact details`}
      />
    );
  }
  const contact = found.data;
  const Sign = contact.allowed ? ContactSign : LockKeyhole;
  return (
    <section
      aria-labelledby={heading}
      className={classes(
        'mt-2 flex gap-4 rounded-xl border border-line bg-raised p-4 md:col-span-2 md:mt-4 md:px-6 md:py-5',
        // A reader of the printed page cannot open them.
        !contact.details && 'print:hidden',
      )}
    >
      <Sign aria-hidden strokeWidth={1.6} className="mt-1 size-7 shrink-0 text-kumkum-ink" />
      <div className="min-w-0 grow md:flex md:flex-wrap md:items-center md:gap-x-8 md:gap-y-3">
        <div className="min-w-0 md:flex-1">
          <h2 id={heading} className="text-xl">
            <Trans>Contact details</Trans>
          </h2>
          {contact.details ? (
            <OpenDetails details={contact.details} profile={profile} />
          ) : (
            <p className="max-w-text text-soft">
              <HowItStands contact={contact} name={profile.name} />
            </p>
          )}
        </div>
        {!contact.details && <WhatToDo contact={contact} person={profile} />}
      </div>
    </section>
  );
}

function HowItStands({ contact: { reason, opened, quota, left }, name }: { contact: Contact; name: string }) {
  if (reason === 'not_connected') {
    return quota === 0 ? (
      <Trans>Phone number and email are visible once you're connected and have a plan.</Trans>
    ) : (
      <Trans>Phone number and email are visible once you're connected.</Trans>
    );
  }
  if (reason === 'no_plan') {
    return opened ? (
      <Trans>
        Your plan has ended. With a new plan you can see these details again, without using a contact view.
      </Trans>
    ) : (
      <Trans>You're connected. Upgrade to see {name}'s phone number and email.</Trans>
    );
  }
  if (reason === 'used_up') {
    return (
      <Trans>
        You've used all {quota} contact views in your plan. You can still see the details you viewed before.
      </Trans>
    );
  }
  return left === null ? (
    <Trans>You're connected. {name} will see that you viewed the contact details.</Trans>
  ) : (
    <Trans>
      You're connected. You have {left} of {quota} contact views left.
    </Trans>
  );
}

function WhatToDo({ contact, person }: { contact: Contact; person: { id: string; name: string } }) {
  const [asking, setAsking] = useState(false);
  const { open, busy } = useOpen(person.id);
  const viewsOnly = useViewsOnly();
  const { left } = contact;
  if (contact.reason === 'not_connected') return null;
  if (contact.reason) {
    return (
      <Foot>
        <ButtonLink to={paths.subscription()} kind="quiet" size="small">
          <Trans>View plans</Trans>
        </ButtonLink>
      </Foot>
    );
  }
  if (viewsOnly) {
    return (
      <Foot>
        <ViewsOnly />
      </Foot>
    );
  }
  return (
    <Foot>
      <Button kind="quiet" size="small" busy={busy} onClick={contact.opened ? open : () => setAsking(true)}>
        <Trans>View contact details</Trans>
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={<Trans>View {person.name}'s contact details?</Trans>}
        description={
          <>
            {left !== null && (
              <>
                <Plural
                  value={left}
                  one="This uses your last contact view."
                  other="This uses 1 of your # remaining contact views."
                />{' '}
              </>
            )}
            <Trans>
              {person.name} will see that you viewed the contact details. You can then read the phone numbers
              and emails in the messages from {person.name}. Those in messages to {person.name} stay hidden
              until {person.name} views the contact details too.
            </Trans>
          </>
        }
        actions={
          <>
            <Button kind="quiet" onClick={() => setAsking(false)}>
              <Trans>Cancel</Trans>
            </Button>
            <Button
              onClick={() => {
                setAsking(false);
                open();
              }}
            >
              <Trans>View</Trans>
            </Button>
          </>
        }
      />
    </Foot>
  );
}

function Foot({ children }: { children: ReactNode }) {
  return <div className="mt-3 shrink-0 md:mt-0">{children}</div>;
}

function useOpen(id: string) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const opening = useMutation(
    contactDetails.open.mutationOptions({
      onSuccess(contact) {
        storeAnswer(queries, contactDetails.read.queryKey({ input: { id } }), contact);
        void queries.invalidateQueries({ queryKey: memberships.key() });
      },
      onError(error) {
        toast({ tone: 'bad', title: t`Couldn't show the contact details`, description: errorText(error) });
        void queries.invalidateQueries({ queryKey: contactDetails.key() });
      },
    }),
  );
  return { open: () => opening.mutate({ id }), busy: opening.isPending };
}
