import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Badge } from '../../../../ui/marks/Badge.tsx';
import type { Milan } from '../../contract.ts';
import { poruthamText } from './texts.ts';

/** The ten poruthams of the South. */
export function Poruthams({ milan: { poruthams } }: { milan: Milan }) {
  const { t } = useLingui();
  const agree = poruthams.filter(({ agreement }) => agreement !== 'bad').length;
  const look = {
    good: { tone: 'verified', label: t`Good` },
    average: { tone: 'notice', label: t`Average` },
    bad: { tone: 'bad', label: t`Not matched` },
  } as const;
  return (
    <section className="mt-12">
      <h2 className="text-2xl">
        <Trans>Ten poruthams</Trans>
      </h2>
      <p className="mt-1 text-soft">
        <Plural value={agree} one="# of 10 matches." other="# of 10 match." />
      </p>
      <ul className="mt-4 grid gap-x-8 sm:grid-cols-2">
        {poruthams.map(({ name, agreement }) => {
          const words = poruthamText(name);
          const { tone, label } = look[agreement];
          return (
            <li
              key={name}
              className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-line border-t py-2.5"
            >
              <span className="min-w-0 grow basis-40">
                <span className="font-semibold">{words.name}</span>
                <span className="block text-soft text-sm">{words.meaning}</span>
              </span>
              <Badge tone={tone}>{label}</Badge>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
