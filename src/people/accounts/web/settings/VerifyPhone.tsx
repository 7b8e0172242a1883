import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshViewer } from '../../../../kit/web/viewer.ts';
import { accounts } from '../accounts.ts';
import { CodeForm } from './CodeForm.tsx';
import { NumberForm } from './NumberForm.tsx';

type VerifyPhoneProps = {
  /** Number to begin with. */
  first: string;
  /** Page with the SMS of a demo. */
  outboxUrl: string | null;
  onDone(formatted: string): void;
  onClose(): void;
};

/** Verifies a phone number: enter it, then the code of the SMS. */
export default function VerifyPhone({ first, outboxUrl, onDone, onClose }: VerifyPhoneProps) {
  const queries = useQueryClient();
  const [number, setNumber] = useState(first);
  const [sent, setSent] = useState<{ formatted: string; resendSeconds: number }>();

  async function done(formatted: string) {
    await Promise.all([refreshViewer(), queries.invalidateQueries({ queryKey: accounts.own.key() })]);
    onDone(formatted);
  }

  return sent ? (
    <CodeForm
      key={sent.formatted}
      number={number}
      sent={sent}
      outboxUrl={outboxUrl}
      onDone={done}
      onChangeNumber={() => setSent(undefined)}
    />
  ) : (
    <NumberForm
      number={number}
      onSent={(typed, answer) => {
        setNumber(typed);
        setSent(answer);
      }}
      onClose={onClose}
    />
  );
}
