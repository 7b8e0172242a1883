import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../../../kit/web/api/errors.ts';
import { storeAnswer } from '../../../../kit/web/api/storeAnswer.ts';
import { focusStart } from '../../../../kit/web/pages/useArrival.ts';
import { paths } from '../../../../paths.ts';
import { Button } from '../../../../ui/Button.tsx';
import { TextLink } from '../../../../ui/TextLink.tsx';
import { accounts } from '../accounts.ts';

/** Above a member's pages until the account has agreed to the terms in force. */
export default function TermsNotice({ version, changes }: { version: string; changes: string | null }) {
  const queries = useQueryClient();
  const accept = useMutation(
    accounts.acceptTerms.mutationOptions({
      onSuccess(terms) {
        storeAnswer(queries, accounts.terms.queryKey(), terms);
        // The button that had the keyboard's place is gone.
        focusStart();
      },
      onError: () => queries.invalidateQueries({ queryKey: accounts.terms.queryKey() }),
    }),
  );
  return (
    <div role="status" className="border-marigold border-b bg-marigold-soft">
      <div className="page flex flex-wrap items-center gap-x-4 py-2">
        <div className="min-w-0 grow basis-80 py-1.5 [overflow-wrap:anywhere]">
          <p>
            <Trans>Our terms and policies have changed.</Trans> {changes}
          </p>
          <p className="flex flex-wrap gap-x-4">
            <TextLink to={paths.terms()}>
              <Trans>Terms of Service</Trans>
            </TextLink>
            <TextLink to={paths.refundPolicy()}>
              <Trans>Refund Policy</Trans>
            </TextLink>
            <TextLink to={paths.privacy()}>
              <Trans>Privacy Policy</Trans>
            </TextLink>
          </p>
          {accept.isError && (
            <p role="alert" className="text-bad-ink">
              {errorText(accept.error)}
            </p>
          )}
        </div>
        <Button size="small" busy={accept.isPending} onClick={() => accept.mutate({ version })}>
          <Trans>Accept</Trans>
        </Button>
      </div>
    </div>
  );
}
