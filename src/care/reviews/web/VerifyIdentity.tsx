import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { rejectionText } from '../../../kit/web/queue/rejectionText.ts';
import { IdentitySetting } from '../../../people/identity/web/IdentitySetting.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { reviews } from './reviews.ts';

/** Section of the settings: ID verification, with why the last document was rejected. */
export function VerifyIdentity() {
  const { data = [] } = useQuery(reviews.mine.queryOptions());
  const rejected = data.find(({ kind, state }) => kind === 'id_document' && state === 'rejected');
  return (
    <IdentitySetting
      rejection={
        rejected ? (
          <Notice tone="bad" className="max-w-text" title={<Trans>The ID document was not approved</Trans>}>
            {rejected.reason && rejected.reason !== 'other' && <p>{rejectionText(rejected.reason)}</p>}
            {rejected.note && (
              <p className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]">{rejected.note}</p>
            )}
            <p className="mt-2">
              <Trans>We have deleted the document.</Trans>
            </p>
          </Notice>
        ) : null
      }
    />
  );
}
