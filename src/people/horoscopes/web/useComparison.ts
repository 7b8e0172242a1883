import { useRef, useState } from 'react';
import { errorText, fieldErrors } from '../../../kit/web/api/errors.ts';
import type { ChartAnswer, Milan } from '../contract.ts';
import { type FieldErrors, findMissing, toInput } from './form/check.ts';
import { SIDES, type SideName, type TypedBirth, type TypedMatch } from './form/typed.ts';
import { horoscopes } from './horoscopes.ts';

type Both<T> = Record<SideName, T>;
/** Which place of the Moon of each side is compared, where its time is not known. */
export type Chosen = Both<number>;
export type Comparison = {
  births: Both<TypedBirth>;
  charts: Both<ChartAnswer>;
  milan: Milan;
  chosen: Chosen;
};

const fine: Both<FieldErrors> = { bride: {}, groom: {} };

const ofPlace = ['place', 'latitude', 'longitude', 'timeZone'];
/** At which fields an error may be shown about another one. */
const depends: Record<string, string[]> = { timeUnknown: ['time'], placeText: ofPlace, byHand: ofPlace };

/** Casts two charts and matches them; what is wrong is shown at its field. */
export function useComparison() {
  const [comparison, setComparison] = useState<Comparison | null>(null);
  const [wrong, setWrong] = useState(fine);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const turn = useRef(0);

  /** Returns whether it went well; null where a later call took over, which alone changes what is shown. */
  async function run(work: () => Promise<Comparison>): Promise<boolean | null> {
    turn.current += 1;
    const mine = turn.current;
    const isNewest = () => mine === turn.current;
    setBusy(true);
    setFailure(null);
    try {
      const result = await work();
      if (!isNewest()) return null;
      setComparison(result);
      setBusy(false);
      return true;
    } catch (error) {
      if (!isNewest()) return null;
      if (!(error instanceof AtFields)) setFailure(errorText(error));
      setBusy(false);
      return false;
    }
  }

  async function compare(typed: TypedMatch): Promise<boolean | null> {
    const missing = { bride: findMissing(typed.bride), groom: findMissing(typed.groom) };
    setWrong(missing);
    if (SIDES.some((side) => Object.keys(missing[side]).length > 0)) {
      setComparison(null);
      return false;
    }
    return run(async () => {
      const [bride, groom] = await Promise.allSettled([castChart(typed.bride), castChart(typed.groom)]);
      if (bride.status === 'rejected' || groom.status === 'rejected') {
        const found = { bride: wrongIn(bride), groom: wrongIn(groom) };
        setWrong(found);
        setComparison(null);
        if (Object.keys({ ...found.bride, ...found.groom }).length > 0) throw new AtFields();
        throw bride.status === 'rejected' ? bride.reason : (groom as PromiseRejectedResult).reason;
      }
      const charts = { bride: bride.value, groom: groom.value };
      const chosen = { bride: noonOf(charts.bride), groom: noonOf(charts.groom) };
      const births = { bride: typed.bride, groom: typed.groom };
      return { births, charts, chosen, milan: await matchCharts(charts, chosen, typed.convention) };
    });
  }

  /** Matches the same charts again: by another convention, or for another possible place of a Moon. */
  async function again(convention: TypedMatch['convention'], changed: Partial<Chosen> = {}) {
    const before = comparison!;
    const chosen = { ...before.chosen, ...changed };
    setComparison({ ...before, chosen });
    const done = await run(async () => ({
      ...before,
      chosen,
      milan: await matchCharts(before.charts, chosen, convention),
    }));
    if (done === false) setComparison(before);
    return done;
  }

  /** Removes the errors at fields that are being changed. */
  function mend(side: SideName, changed: Partial<TypedBirth>) {
    const fields = Object.keys(changed).flatMap((field) => depends[field] ?? [field]);
    const left = Object.entries(wrong[side]).filter(([field]) => !fields.includes(field));
    setWrong({ ...wrong, [side]: Object.fromEntries(left) });
  }

  function clear() {
    turn.current += 1;
    setComparison(null);
    setWrong(fine);
    setFailure(null);
    setBusy(false);
  }

  return { comparison, wrong, failure, busy, compare, again, mend, clear };
}

/** Errors are shown at the fields; nothing else needs to be shown. */
class AtFields extends Error {}

const castChart = (birth: TypedBirth): Promise<ChartAnswer> => horoscopes.chart.call(toInput(birth));

const wrongIn = (result: PromiseSettledResult<ChartAnswer>): FieldErrors =>
  result.status === 'rejected' ? fieldErrors(result.reason) : {};

function noonOf({ possible }: ChartAnswer): number {
  if (!possible?.length) return 0;
  const noon = (Date.parse(possible[0]!.from) + Date.parse(possible.at(-1)!.until)) / 2;
  return possible.findIndex(({ until }) => noon < Date.parse(until));
}

function matchCharts(charts: Both<ChartAnswer>, chosen: Chosen, convention: TypedMatch['convention']) {
  const bride = sideOf(charts.bride, chosen.bride);
  const groom = sideOf(charts.groom, chosen.groom);
  return horoscopes.match.call({ bride, groom, convention }) as Promise<Milan>;
}

function sideOf({ possible, rashi, nakshatra, pada, moonLongitude }: ChartAnswer, chosen: number) {
  if (!possible) return { rashi: rashi!, nakshatra: nakshatra!, pada: pada!, moonLongitude };
  const places = possible.map(({ rashi, nakshatra, pada, moonLongitude }) => ({
    ...{ rashi, nakshatra, pada, moonLongitude },
  }));
  return { ...places[chosen]!, possible: places.filter((_, index) => index !== chosen) };
}
