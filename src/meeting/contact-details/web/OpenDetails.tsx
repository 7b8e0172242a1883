import { Trans, useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import type { FullProfile } from '../../../people/profiles/contract.ts';
import { managedByText } from '../../../people/profiles/web/profileText.ts';
import { Badge } from '../../../ui/marks/Badge.tsx';
import { toast } from '../../../ui/state/toast.tsx';
import type { Details } from '../contract.ts';

/** Opened contact details: links to call and email, and buttons to copy. */
export function OpenDetails({ details, profile }: { details: Details; profile: FullProfile }) {
  const { t } = useLingui();
  const { phone, email } = details;
  return (
    <>
      <dl className="mt-2 grid gap-x-10 gap-y-3 md:grid-cols-2">
        <div className="min-w-0">
          <dt className="text-soft">
            <Trans>Phone</Trans>
          </dt>
          <dd>
            {phone ? (
              <Line
                href={`tel:${phone.number}`}
                words={phone.formatted}
                copied={phone.number}
                copyLabel={t`Copy phone number`}
                verified={phone.verified}
                unverified={t`Phone not verified`}
              />
            ) : (
              <Trans>Not added</Trans>
            )}
          </dd>
        </div>
        <div className="min-w-0">
          <dt className="text-soft">
            <Trans>Email</Trans>
          </dt>
          <dd>
            {email ? (
              <Line
                href={`mailto:${encodeURIComponent(email.address).replace('%40', '@')}`}
                words={email.address}
                copied={email.address}
                copyLabel={t`Copy email`}
                verified={email.verified}
                unverified={t`Email not verified`}
              />
            ) : (
              <Trans>Not added</Trans>
            )}
          </dd>
        </div>
      </dl>
      {profile.managedBy !== 'self' && (
        <p className="mt-2 text-soft text-sm">
          <Trans>Profile managed by: {managedByText(profile.managedBy)}</Trans>
        </p>
      )}
    </>
  );
}

type LineProps = {
  href: string;
  words: string;
  copied: string;
  copyLabel: string;
  verified: boolean;
  /** Label of the badge while it is not verified. */
  unverified: string;
};

function Line({ href, words, copied, copyLabel, verified, unverified }: LineProps) {
  const { t } = useLingui();

  async function copy() {
    try {
      await navigator.clipboard.writeText(copied);
      toast({ title: t`Copied`, description: words });
    } catch {
      toast({
        tone: 'bad',
        title: t`Couldn't copy`,
        description: t`Your browser doesn't allow it. Please select the text and copy it.`,
      });
    }
  }

  return (
    <>
      <span className="flex items-center gap-1">
        <a
          href={href}
          className="py-2 font-semibold text-kumkum-ink text-lg underline decoration-1 underline-offset-4 [overflow-wrap:anywhere] hover:decoration-2"
        >
          {words}
        </a>
        <button
          type="button"
          aria-label={copyLabel}
          title={copyLabel}
          onClick={() => void copy()}
          className="grid size-11 shrink-0 place-items-center rounded-xl text-soft hover:bg-sunk hover:text-ink"
        >
          <Copy aria-hidden className="size-5" />
        </button>
      </span>
      {verified ? (
        <Badge tone="verified">
          <Trans>Verified</Trans>
        </Badge>
      ) : (
        <Badge>{unverified}</Badge>
      )}
    </>
  );
}
