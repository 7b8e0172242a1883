import { tabStorage } from '../../../../ui/state/storage.ts';
import type { PlaceAnswer } from '../../contract.ts';

/** What is typed about one birth. */
export type TypedBirth = {
  date: string;
  time: string;
  timeUnknown: boolean;
  /** The text in the field of the place; `place` is null until one is chosen. */
  placeText: string;
  place: PlaceAnswer | null;
  /** The place is entered as coordinates. */
  byHand: boolean;
  latitude: string;
  longitude: string;
  timeZone: string;
};

export const SIDES = ['bride', 'groom'] as const;
export type SideName = (typeof SIDES)[number];

export type TypedMatch = {
  bride: TypedBirth;
  groom: TypedBirth;
  convention: 'astrosage' | 'raman';
  shown: boolean;
};

const noBirth: TypedBirth = {
  date: '',
  time: '',
  timeUnknown: false,
  placeText: '',
  place: null,
  byHand: false,
  latitude: '',
  longitude: '',
  timeZone: 'Asia/Kolkata',
};

export const nothing: TypedMatch = { bride: noBirth, groom: noBirth, convention: 'astrosage', shown: false };

const KEY = 'horoscope';

/** Keeps what is typed in this tab, until it is closed: births are in no address and on no server. */
export function storeTyped(typed: TypedMatch): void {
  tabStorage.writeJson(KEY, typed);
}

/** Returns what was typed in this tab before. */
export function readTyped(): TypedMatch {
  const stored = tabStorage.readJson<Partial<TypedMatch>>(KEY);
  return {
    ...nothing,
    ...stored,
    bride: { ...noBirth, ...stored?.bride },
    groom: { ...noBirth, ...stored?.groom },
  };
}
