import { t } from '@lingui/core/macro';
import { cleanCode } from '../../../../kit/shared/text/clean.ts';
import type { TypedBirth } from './typed.ts';

export type FieldErrors = Record<string, string>;

/** Returns what is missing in a birth, by field; the server checks the rest. */
export function findMissing(birth: TypedBirth): FieldErrors {
  const wrong: FieldErrors = {};
  if (!/^\d{4}-\d\d-\d\d$/.test(birth.date)) wrong.date = t`Please enter a valid date.`;
  if (!birth.time && !birth.timeUnknown) {
    wrong.time = t`Please enter the time, or tick that you don't know it.`;
  }
  if (birth.byHand) {
    if (readNumber(birth.latitude) === null) wrong.latitude = t`Please enter degrees, like 28.61.`;
    if (readNumber(birth.longitude) === null) wrong.longitude = t`Please enter degrees, like 77.21.`;
  } else if (!birth.place) wrong.place = t`Please choose a place from the list.`;
  return wrong;
}

function readNumber(text: string): number | null {
  const plain = cleanCode(text).replace(',', '.');
  return /^[+-]?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}

/** Returns a birth as the API takes it; nothing may be missing in it. */
export function toInput(birth: TypedBirth) {
  const { date, time, timeUnknown } = birth;
  const { latitude, longitude, timeZone } =
    birth.byHand || !birth.place
      ? {
          latitude: readNumber(birth.latitude) ?? 0,
          longitude: readNumber(birth.longitude) ?? 0,
          timeZone: birth.timeZone.trim(),
        }
      : birth.place;
  return { date, time: timeUnknown ? null : time, latitude, longitude, timeZone };
}
