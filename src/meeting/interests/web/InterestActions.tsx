import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Clock, Heart, MessageCircle } from 'lucide-react';
import { paths } from '../../../paths.ts';
import { useViewsOnly, ViewsOnly } from '../../../people/profiles/web/ViewsOnly.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import type { Interest } from '../contract.ts';
import { canAccept, canDecline, canWithdraw } from '../shared/rules.ts';
import { useAnswer } from './useAnswer.ts';
import { useSendInterest } from './useSendInterest.ts';
import { WithdrawInterest } from './WithdrawInterest.tsx';

type InterestActionsProps = {
  person: { id: string; name: string };
  interest: Interest | null;
  /** Whether it has the screen's primary button. A list has many of these buttons. */
  main?: boolean;
  /** Whether it links to the page for writing, even before the two are connected. */
  writes?: boolean;
};

/** Buttons for the interest between the viewer and a profile; without an interest, the button that sends one. */
export function InterestActions({ person, interest, main = false, writes = main }: InterestActionsProps) {
  const { t } = useLingui();
  const { accept, decline, withdraw } = useAnswer(person);
  const { send, busy, waiting } = useSendInterest(person);
  const size = main ? 'normal' : 'small';
  const { name } = person;

  if (useViewsOnly()) return main ? <ViewsOnly /> : null;
  if (interest?.sendAgainAt) return writes ? <SendMessage person={person} /> : null;
  if (!interest || interest.state === 'withdrawn' || interest.state === 'expired') {
    return (
      <>
        <Button
          kind={main ? 'primary' : 'quiet'}
          size={size}
          busy={busy}
          aria-disabled={waiting || undefined}
          onClick={send}
          aria-label={waiting ? t`Interest to ${name}: waiting to send` : t`Send Interest to ${name}`}
          className="grow max-sm:px-4"
        >
          {waiting ? <Clock aria-hidden className="size-5" /> : <Heart aria-hidden className="size-5" />}
          {waiting ? <Trans>Waiting to send</Trans> : <Trans>Send Interest</Trans>}
        </Button>
        {writes && <SendMessage person={person} />}
      </>
    );
  }
  if (interest.state === 'accepted') return <SendMessage person={person} main={main} />;
  const { id } = interest;
  if (canWithdraw(interest)) {
    return (
      <WithdrawInterest
        name={name}
        size={size}
        busy={withdraw.isPending}
        onWithdraw={() => withdraw.mutate({ id })}
      />
    );
  }
  if (!canAccept(interest)) return null;
  const again = !canDecline(interest);
  const busyNow = accept.isPending || decline.isPending;
  return (
    <>
      <Button
        kind={again ? 'quiet' : 'primary'}
        size={size}
        busy={accept.isPending}
        onClick={() => busyNow || accept.mutate({ id })}
        aria-label={again ? t`Accept now: ${name}` : t`Accept: ${name}`}
        className="grow"
      >
        <Check aria-hidden className="size-5" />
        {again ? <Trans>Accept now</Trans> : <Trans>Accept</Trans>}
      </Button>
      {!again && (
        <Button
          kind="quiet"
          size={size}
          busy={decline.isPending}
          onClick={() => busyNow || decline.mutate({ id })}
          aria-label={t`Decline: ${name}`}
          className="grow"
        >
          <Trans>Decline</Trans>
        </Button>
      )}
    </>
  );
}

/** Link to the conversation with a profile, or to the page where it can start and shows what is missing. */
function SendMessage({
  person: { id, name },
  main,
}: {
  person: { id: string; name: string };
  main?: boolean;
}) {
  const { t } = useLingui();
  return (
    <ButtonLink
      to={paths.writeTo(id)}
      state={{ writingTo: name }}
      kind={main ? 'primary' : 'quiet'}
      size={main === false ? 'small' : 'normal'}
      aria-label={t`Send Message to ${name}`}
      className="grow max-sm:px-4"
    >
      <MessageCircle aria-hidden className="size-5" />
      <Trans>Send Message</Trans>
    </ButtonLink>
  );
}
