import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, Heart } from 'lucide-react';
import { useState } from 'react';
import { errorWords } from '../../kit/web/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import type { Interest } from '../contract.ts';
import { canAccept, canDecline, canWithdraw } from '../rules.ts';
import { interests } from './interests.ts';
import { putInterest } from './put.ts';
import { useSendInterest } from './send.ts';

type Person = { id: string; name: string };

/** Accepts, declines or withdraws; tells what came of it and asks for the lists again, also when it came too late. */
function useAnswer({ id, name }: Person) {
  const queries = useQueryClient();
  const after = {
    onError: (error: unknown) =>
      toast({ tone: 'bad', title: t`That did not work`, description: errorWords(error) }),
    onSettled: () => queries.invalidateQueries(),
  };
  const accept = useMutation(
    interests.accept.mutationOptions({
      ...after,
      onSuccess(interest) {
        putInterest(queries, id, interest);
        toast({ title: t`You are connected`, description: t`${name} is told that you have accepted.` });
      },
    }),
  );
  const decline = useMutation(
    interests.decline.mutationOptions({
      ...after,
      onSuccess(interest) {
        putInterest(queries, id, interest);
        toast({ title: t`Interest declined`, description: t`You can still accept it later.` });
      },
    }),
  );
  const withdraw = useMutation(
    interests.withdraw.mutationOptions({
      ...after,
      onSuccess(interest) {
        putInterest(queries, id, interest);
        toast({ title: t`Interest withdrawn`, description: t`${name} does not see it any more.` });
      },
    }),
  );
  return { accept, decline, withdraw };
}

type InterestActionsProps = {
  person: Person;
  interest: Interest | null;
  /** The one place on the screen for its main button. */
  main?: boolean;
};

/** What the viewer can do about the interest between them and somebody; sending one where there is none. */
export function InterestActions({ person, interest, main = false }: InterestActionsProps) {
  const { accept, decline, withdraw } = useAnswer(person);
  const { send, busy } = useSendInterest(person);
  const [asking, setAsking] = useState(false);
  const size = main ? 'normal' : 'small';

  if (!interest || interest.state === 'withdrawn' || interest.state === 'expired') {
    return (
      <Button busy={busy} onClick={send} size={size} className="grow">
        <Heart aria-hidden className="size-5" />
        <Trans>Send Interest</Trans>
      </Button>
    );
  }
  if (canWithdraw(interest)) {
    return (
      <>
        <Button
          kind="quiet"
          size={size}
          busy={withdraw.isPending}
          onClick={() => setAsking(true)}
          className="grow"
        >
          <Trans>Withdraw Interest</Trans>
        </Button>
        <Dialog
          open={asking}
          onOpenChange={setAsking}
          title={<Trans>Withdraw your interest?</Trans>}
          description={
            <Trans>
              {person.name} will not see it any more. Sending it again counts towards the day’s number.
            </Trans>
          }
          actions={
            <>
              <Button kind="quiet" onClick={() => setAsking(false)}>
                <Trans>Keep it</Trans>
              </Button>
              <Button
                kind="danger"
                onClick={() => {
                  setAsking(false);
                  withdraw.mutate({ id: interest.id });
                }}
              >
                <Trans>Withdraw</Trans>
              </Button>
            </>
          }
        />
      </>
    );
  }
  if (!canAccept(interest)) return null;
  return (
    <>
      <Button
        kind={interest.state === 'pending' ? 'primary' : 'quiet'}
        size={size}
        busy={accept.isPending}
        onClick={() => accept.mutate({ id: interest.id })}
        className="grow"
      >
        <Check aria-hidden className="size-5" />
        {interest.state === 'pending' ? <Trans>Accept</Trans> : <Trans>Accept after all</Trans>}
      </Button>
      {canDecline(interest) && (
        <Button
          kind="quiet"
          size={size}
          busy={decline.isPending}
          onClick={() => decline.mutate({ id: interest.id })}
          className="grow"
        >
          <Trans>Decline</Trans>
        </Button>
      )}
    </>
  );
}
