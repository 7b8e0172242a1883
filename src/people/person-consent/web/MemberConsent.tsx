import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { can } from '../../../kit/shared/api/capabilities.ts';
import { storeAnswer } from '../../../kit/web/api/storeAnswer.ts';
import { useViewer } from '../../../kit/web/viewer.ts';
import { Button } from '../../../ui/Button.tsx';
import { firstName } from '../../profiles/shared/facts/firstName.ts';
import { AskForm } from './asking/AskForm.tsx';
import { personConsent } from './personConsent.ts';
import { useStateText } from './useStateText.ts';

/**
 * What the person of a member's profile has said, for staff, who can ask at the counter; nothing where the person registered it.
 * @property frame puts it into a panel of the member's page
 */
export function MemberConsent({
  id,
  name: whole,
  frame,
}: {
  id: string;
  name: string;
  frame(content: ReactNode): ReactNode;
}) {
  const name = firstName(whole);
  const { viewer } = useViewer();
  const queries = useQueryClient();
  const stateText = useStateText();
  const [asking, setAsking] = useState(false);
  const { data: consent } = useQuery(personConsent.ofMember.queryOptions({ input: { id } }));
  if (!consent?.applies) return null;
  return frame(
    <div className="grid justify-items-start gap-3">
      <p>
        {stateText(consent, { self: false, name })}
        {consent.withheld && (
          <>
            {' '}
            <Trans>The profile is hidden.</Trans>
          </>
        )}
      </p>
      {can(viewer, 'members.register') &&
        consent.state !== 'given' &&
        (asking ? (
          <AskForm
            reader="staff"
            name={name}
            consent={consent}
            onClose={() => setAsking(false)}
            send={async (it) =>
              storeAnswer(
                queries,
                personConsent.ofMember.queryKey({ input: { id } }),
                await personConsent.askForMember.call({ id, ...it }),
              )
            }
          />
        ) : (
          <Button kind="quiet" size="small" onClick={() => setAsking(true)}>
            {consent.state === null ? <Trans>Ask {name}</Trans> : <Trans>Ask again</Trans>}
          </Button>
        ))}
    </div>,
  );
}
