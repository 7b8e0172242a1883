import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';

/** Section of a settings form: its subject on the left, its fields on the right. */
export function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 py-8 md:grid-cols-[15rem_minmax(0,1fr)] md:gap-12">
      <div>
        <h2 className="text-xl">{title}</h2>
        <p className="mt-1 text-soft">{text}</p>
      </div>
      <div className="grid min-w-0 gap-5">{children}</div>
    </section>
  );
}

/** Button that saves a settings form, with the error above it. */
export function SaveBar({ failure, busy }: { failure: string | undefined; busy: boolean }) {
  const { t } = useLingui();
  return (
    <div className="grid gap-4 border-line border-t pt-6 md:grid-cols-[15rem_minmax(0,1fr)] md:gap-12">
      <div className="grid gap-4 md:col-start-2">
        {failure && (
          <Notice tone="bad" title={t`Not saved`}>
            {failure}
          </Notice>
        )}
        <Button type="submit" busy={busy} className="sm:justify-self-start">
          <Trans>Save</Trans>
        </Button>
      </div>
    </div>
  );
}
