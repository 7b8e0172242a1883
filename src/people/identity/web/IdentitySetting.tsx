import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { errorText } from '../../../kit/web/api/errors.ts';
import { NotLoaded } from '../../../kit/web/api/NotLoaded.tsx';
import { storeAnswer } from '../../../kit/web/api/storeAnswer.ts';
import { Day } from '../../../kit/web/locale/Day.tsx';
import { useViewer } from '../../../kit/web/viewer.ts';
import { Button } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { KeepServed } from '../../../ui/state/KeepServed.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { toast } from '../../../ui/state/toast.tsx';
import { useSubject } from '../../profiles/web/useSubject.ts';
import type { OwnIdentity } from '../contract.ts';
import { UNDECIDED_DAYS } from '../shared/rules.ts';
import { documentText } from './documentText.ts';
import { identity } from './identity.ts';

const DocumentForm = lazyPart(() => import('./DocumentForm.tsx'));

type IdentitySettingProps = {
  /** Why the last document was rejected; null when it was not. */
  rejection: ReactNode;
};

/** Section of the settings: whether the identity behind the profile is verified, and the form that sends a document. */
export function IdentitySetting({ rejection }: IdentitySettingProps) {
  const { viewer } = useViewer();
  const found = useQuery(identity.own.queryOptions());
  const isOwner = viewer?.profile?.role === 'owner';
  const section = useRef<HTMLDivElement>(null);
  const [acted, setActed] = useState(0);
  // The button that had the focus goes with what it did.
  useEffect(() => {
    if (acted > 0) section.current?.focus();
  }, [acted]);
  const onActed = () => setActed((times) => times + 1);
  if (found.isError) return <NotLoaded of={found} />;
  if (!found.data) return <Skeleton className="h-40" />;
  const { state, document } = found.data;
  if (state === 'verified') return <Verified />;
  return (
    <div ref={section} tabIndex={-1} className="outline-none">
      <Explanation />
      {document ? (
        <Waiting document={document} canWithdraw={isOwner} onActed={onActed} />
      ) : isOwner ? (
        <Send rejection={rejection} onActed={onActed} />
      ) : (
        <>
          {rejection}
          <p className="mt-5">
            <Trans>Only an owner of the profile can send an ID document.</Trans>
          </p>
        </>
      )}
    </div>
  );
}

function Explanation() {
  return (
    <div className="mb-5 max-w-text">
      <p className="text-soft">
        <Trans>
          Get the ‘ID verified’ badge. It shows other families that our team has compared the name and the
          date of birth with an official document.
        </Trans>
      </p>
      <ul className="mt-3 list-disc space-y-1 pl-5 text-soft">
        <li>
          <Trans>Only our reviewers can see the document, and each view is recorded.</Trans>
        </li>
        <li>
          <Trans>
            We delete it as soon as it is approved or rejected, and after {UNDECIDED_DAYS} days at the latest.
          </Trans>
        </li>
        <li>
          <Trans>Others see the badge only, never the document.</Trans>
        </li>
      </ul>
    </div>
  );
}

function Verified() {
  const { self, name: person } = useSubject();
  return (
    <Notice
      tone="good"
      className="max-w-text"
      title={self ? <Trans>Your ID is verified</Trans> : <Trans>{person}'s ID is verified</Trans>}
    >
      {self ? (
        <Trans>
          Your profile shows the ‘ID verified’ badge. To change the name or the date of birth, please contact
          us.
        </Trans>
      ) : (
        <Trans>
          {person}'s profile shows the ‘ID verified’ badge. To change the name or the date of birth, please
          contact us.
        </Trans>
      )}
    </Notice>
  );
}

type WaitingProps = {
  document: NonNullable<OwnIdentity['document']>;
  canWithdraw: boolean;
  onActed(): void;
};

function Waiting({ document, canWithdraw, onActed }: WaitingProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const withdraw = useMutation(
    identity.withdraw.mutationOptions({
      onSuccess(answer) {
        storeAnswer(queries, identity.own.queryOptions().queryKey, answer);
        onActed();
        toast({ title: t`Document withdrawn`, description: t`We have deleted it.` });
      },
      onError: (error) =>
        toast({ tone: 'bad', title: t`Couldn't withdraw the document`, description: errorText(error) }),
      onSettled: () => queries.invalidateQueries({ queryKey: identity.key() }),
    }),
  );
  return (
    <Notice
      className="max-w-text"
      title={<Trans>Our team is checking your document</Trans>}
      action={
        canWithdraw && (
          <Button kind="quiet" size="small" busy={withdraw.isPending} onClick={() => withdraw.mutate({})}>
            <Trans>Withdraw document</Trans>
          </Button>
        )
      }
    >
      {documentText(document.kind)} ·{' '}
      <Trans>
        Sent <Day time={document.submittedAt} />
      </Trans>
    </Notice>
  );
}

function Send({ rejection, onActed }: { rejection: ReactNode; onActed(): void }) {
  const [again, setAgain] = useState(false);
  if (rejection && !again) {
    return (
      <>
        {rejection}
        <Button
          className="mt-5"
          onClick={() => {
            setAgain(true);
            onActed();
          }}
        >
          <Trans>Send another</Trans>
        </Button>
      </>
    );
  }
  return (
    <KeepServed fallback={<Skeleton className="h-40" />}>
      <DocumentForm onSent={onActed} />
    </KeepServed>
  );
}
