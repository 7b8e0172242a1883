import { tabStorage } from '../../../../ui/state/storage.ts';
import type { PlaceAnswer } from '../../contract.ts';

/** What is typed about one birth. */
export type Birth = {
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

export type Typed = { bride: Birth; groom: Birth; convention: 'astrosage' | 'raman'; shown: boolean };

const noBirth: Birth = {
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

export const nothing: Typed = { bride: noBirth, groom: noBirth, convention: 'astrosage', shown: false };

const KEY = 'horoscope';

/** Keeps what is typed in this tab, until it is closed: births are in no address and on no server. */
export function keepTyped(typed: Typed): void {
  tabStorage.writeJson(KEY, typed);
}

/** Returns what was typed in this tab before. */
export function readTyped(): Typed {
  const kept = tabStorage.readJson<Partial<Typed>>(KEY);
  return {
    ...nothing,
    ...kept,
    bride: { ...noBirth, ...kept?.bride },
    groom: { ...noBirth, ...kept?.groom },
  };
}
