import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react';
import { page } from '../../../base/site/web/page.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { Kolam } from '../../../ui/motif/Kolam.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { BirthForm } from './form/BirthForm.tsx';
import {
  nothing,
  readTyped,
  type SideName,
  storeTyped,
  type TypedBirth,
  type TypedMatch,
} from './form/typed.ts';
import { useComparison } from './useComparison.ts';

export const meta = () =>
  page({
    title: t`Horoscope Matching`,
    description: t`Match two horoscopes: guna milan with 36 points, manglik, the ten poruthams, and drawn charts. Free, and nothing is stored.`,
    path: paths.horoscope(),
  });

const Result = lazyPart(() => import('./result/Result.tsx'));

export default function HoroscopePage() {
  const [typed, setTyped] = useState<TypedMatch>(nothing);
  const { comparison, wrong, failure, busy, compare, again, mend, clear } = useComparison();
  const result = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const first = useRef(compare);
  const [submitted, setSubmitted] = useState<{ done: boolean } | null>(null);

  // The server knows nothing of it: what this tab has stored is filled in afterwards.
  useEffect(() => {
    const stored = readTyped();
    setTyped(stored);
    if (stored.shown) first.current(stored);
  }, []);

  // Once the result, or what is wrong, is on the page.
  useEffect(() => {
    if (submitted?.done) result.current?.focus();
    else if (submitted) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [submitted]);

  function change(changed: Partial<TypedMatch>) {
    setTyped((now) => {
      const next = { ...now, ...changed };
      storeTyped(next);
      return next;
    });
  }

  function changeSide(side: SideName, changed: Partial<TypedBirth>) {
    mend(side, changed);
    change({ [side]: { ...typed[side], ...changed } });
  }

  async function changeConvention(convention: TypedMatch['convention']) {
    change({ convention });
    const done = await again(convention);
    if (done === false) change({ convention: typed.convention });
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const done = await compare(typed);
    if (done === null) return;
    change({ shown: done });
    setSubmitted({ done });
  }

  return (
    <div className="page py-8 md:py-14">
      <div className="print:hidden">
        <div className="flex items-center justify-between gap-8">
          <div>
            <h1 className="text-3xl md:text-4xl">
              <Trans>Horoscope Matching</Trans>
            </h1>
            <p className="mt-4 max-w-text text-lg text-soft">
              <Trans>
                Guna milan with 36 points, manglik and the ten poruthams. We don't store what you enter.
              </Trans>
            </p>
          </div>
          <Kolam className="hidden w-36 shrink-0 opacity-60 md:block" />
        </div>
        <form ref={form} noValidate onSubmit={submit} className="mt-8 grid gap-6 md:grid-cols-2">
          <BirthForm
            title={<Trans>Bride</Trans>}
            birth={typed.bride}
            wrong={wrong.bride}
            onChange={(changed) => changeSide('bride', changed)}
          />
          <BirthForm
            title={<Trans>Groom</Trans>}
            birth={typed.groom}
            wrong={wrong.groom}
            onChange={(changed) => changeSide('groom', changed)}
          />
          <div className="flex flex-wrap items-center gap-3 md:col-span-2">
            <Button type="submit" busy={busy} className="max-sm:w-full">
              <Trans>Match horoscopes</Trans>
            </Button>
            <Button
              kind="quiet"
              className="max-sm:w-full"
              onClick={() => {
                clear();
                setTyped(nothing);
                storeTyped(nothing);
              }}
            >
              <Trans>Clear all</Trans>
            </Button>
          </div>
        </form>
        {failure && (
          <Notice tone="bad" className="mt-6">
            {failure}
          </Notice>
        )}
      </div>
      <div ref={result} tabIndex={-1} className="scroll-mt-24 outline-none">
        {comparison && (
          <Suspense>
            <Result
              comparison={comparison}
              convention={typed.convention}
              onConvention={changeConvention}
              onChoose={(side, index) => again(typed.convention, { [side]: index })}
            />
          </Suspense>
        )}
      </div>
    </div>
  );
}
