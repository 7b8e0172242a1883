import { Trans, useLingui } from '@lingui/react/macro';
import { Download, Printer } from 'lucide-react';
import { useSite } from '../../../../base/site/web/useSite.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';

/** New recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose(): void }) {
  const { t } = useLingui();
  const { name } = useSite();

  function download() {
    const text = `${t`Recovery codes for ${name}. Each works once.`}\r\n\r\n${codes.join('\r\n')}\r\n`;
    const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = 'recovery-codes.txt';
    link.click();
    URL.revokeObjectURL(url);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<Trans>Save your recovery codes</Trans>}
      description={
        <Trans>
          If you lose your phone, you log in with one of these. Each works once. We can't show them again.
        </Trans>
      }
      actions={
        <>
          <Button kind="quiet" onClick={download}>
            <Download aria-hidden className="size-5" />
            <Trans>Download</Trans>
          </Button>
          <Button kind="quiet" onClick={() => window.print()}>
            <Printer aria-hidden className="size-5" />
            <Trans>Print</Trans>
          </Button>
          <Button onClick={onClose}>
            <Trans>I've saved them</Trans>
          </Button>
        </>
      }
    >
      <ul
        aria-label={t`Recovery codes`}
        className="grid grid-cols-1 gap-x-6 gap-y-1 rounded-xl bg-sunk p-4 font-mono sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
