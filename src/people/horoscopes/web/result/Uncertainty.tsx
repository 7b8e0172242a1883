import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatTime } from '../../../../kit/web/locale/formatTime.ts';
import { Notice } from '../../../../ui/state/Notice.tsx';
import type { ChartAnswer } from '../../contract.ts';
import { manglikText } from './texts.ts';

/** Returns when something was by the clocks of a place: 5:42 am. */
export function clockTimeAt(instant: string, timeZone: string): string {
  const format = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  try {
    return formatTime(new Date(instant).toLocaleTimeString('en-GB', { ...format, timeZone }));
  } catch {
    // Older browsers have no fixed offsets as zones.
    return `${formatTime(instant.slice(11, 16))} UTC`;
  }
}

/** How far a chart is certain: what another minute would change, and what the clocks did. */
export function Uncertainty({ chart }: { chart: ChartAnswer }) {
  const notes = chart.notes.map((note) => noteText(note, chart));
  return (
    <div className="mt-4 grid gap-3">
      {chart.timeKnown ? (
        <Minutes chart={chart} />
      ) : (
        <p className="text-soft">
          <Trans>Without a time there is no lagna. The grahas are shown as at noon.</Trans>
        </p>
      )}
      {notes.map((text) => (
        <Notice key={text}>{text}</Notice>
      ))}
    </div>
  );
}

function Minutes({ chart: { changes } }: { chart: ChartAnswer }) {
  if (changes.length === 0) {
    return (
      <p className="text-soft">
        <Trans>15 minutes earlier or later makes no difference.</Trans>
      </p>
    );
  }
  return (
    <div>
      <p className="font-semibold">
        <Trans>If the time is not exact</Trans>
      </p>
      <ul className="mt-1 list-disc pl-5">
        {changes.map((change) => (
          <li key={`${change.what} ${change.minutes}`}>{changeText(change)}</li>
        ))}
      </ul>
    </div>
  );
}

function changeText({ what, minutes, to }: ChartAnswer['changes'][number]): string {
  const number = Math.abs(minutes);
  const value = {
    lagna: t`Lagna ${to}`,
    rashi: t`Rashi ${to}`,
    nakshatra: t`Nakshatra ${to}`,
    pada: t`Pada ${to}`,
    manglik: manglikText(to as 'none' | 'low' | 'high'),
  }[what];
  return minutes < 0 ? t`${number} min earlier: ${value}` : t`${number} min later: ${value}`;
}

function noteText(note: ChartAnswer['notes'][number], { utcOffsetSeconds }: ChartAnswer): string {
  const offset = offsetText(utcOffsetSeconds ?? 0);
  return {
    clock_skipped: t`The clocks went forward over this time. We used the hour after it.`,
    clock_repeated: t`The clocks showed this time twice on that day. We used the first.`,
    war_time: t`India had war time then: clocks were one hour ahead (${offset}).`,
    local_time: t`Clocks followed local time then (${offset}).`,
    moon_near_border: t`The Moon is very near the border of a pada. Other programs may show the next one.`,
    polar: t`Beyond the polar circle the lagna is uncertain.`,
  }[note];
}

function offsetText(seconds: number): string {
  const all = Math.abs(seconds);
  const parts = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60].map((one) =>
    String(one).padStart(2, '0'),
  );
  return `UTC${seconds < 0 ? '−' : '+'}${parts.slice(0, all % 60 ? 3 : 2).join(':')}`;
}
