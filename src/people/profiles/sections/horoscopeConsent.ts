import { refuse } from '../../../kit/api/refusals.ts';
import type { Member } from '../../../kit/api/viewer.ts';
import type { App } from '../../../kit/app/app.ts';
import type { Database, Tx } from '../../../kit/database/db.ts';
import { recordConsent, recordWithdrawal } from '../../accounts/states/consents.ts';
import { recomputeBirth, uncomputedBirth } from '../facts/births/birth.ts';
import type { SectionValues } from '../shared/sections/rules.ts';
import { lockForEditing, relist } from '../visible/listing.ts';
import {
  findParts,
  findSavedVersions,
  incrementSectionVersion,
  type ProfileParts,
  type SectionRows,
  writeRows,
} from './sectionStore.ts';

type Horoscope = SectionValues['horoscope'];

/** What is used for horoscopes alone. The date of birth is needed for the age, too. */
const DETAILS = ['timeOfBirth', 'placeOfBirth', 'rashi', 'nakshatra', 'manglik'] as const;

/**
 * Whether saving the section agrees to horoscope matching, as the form says. Once that was withdrawn, only new details, or
 * showing the horoscope again, do: correcting the date of birth does not.
 */
export function agreesToHoroscope(sent: Horoscope, before: Horoscope, withdrawn: boolean): boolean {
  const stated = DETAILS.filter((field) => sent[field] !== null);
  if (!withdrawn) return stated.length > 0;
  const shown = sent.shownTo !== 'nobody' || sent.weighed;
  return shown || stated.some((field) => sent[field] !== before[field]);
}

/** Returns whether the birth of a profile is used for horoscopes, and whether there is anything to use. */
export async function readHoroscopeUse(db: Database, profileId: number) {
  const { horoscope, birth } = await findParts(db, profileId);
  const stated = [
    horoscope?.time_of_birth,
    horoscope?.place_of_birth,
    horoscope?.rashi_id,
    horoscope?.nakshatra_id,
    horoscope?.manglik_id,
    birth,
  ];
  return { withdrawn: horoscope?.withdrawn_at != null, stored: stated.some((value) => value != null) };
}

/**
 * Withdraws the consent to horoscope matching: nothing is computed or shown any more. Repeating it changes nothing.
 * @param erase whether time and place of birth, and what the family stated, are deleted, too
 */
export function withdrawHoroscope(app: App, member: Member, { erase }: { erase: boolean }): Promise<void> {
  return change(app, member, false, ({ horoscope, birth }, now) => {
    if (horoscope?.withdrawn_at && !erase) return null;
    const kept = birth && uncomputedBirth(birth);
    return {
      horoscopes: {
        withdrawn_at: horoscope?.withdrawn_at ?? now,
        shown_to: 'nobody',
        weighed: false,
        ...(erase && NOTHING),
      },
      births: erase ? null : kept,
    };
  });
}

const NOTHING = {
  time_of_birth: null,
  time_zone: null,
  time_unknown: false,
  place_of_birth: null,
  rashi_id: null,
  nakshatra_id: null,
  manglik_id: null,
  date_shown: false,
};

/** Agrees to horoscope matching again: what is stored is computed, for matches only. Repeating it changes nothing. */
export function allowHoroscope(app: App, member: Member): Promise<void> {
  return change(app, member, true, ({ profile, horoscope, birth }) => {
    if (!horoscope?.withdrawn_at) return null;
    return {
      horoscopes: { withdrawn_at: null, shown_to: 'matches' },
      births:
        birth &&
        recomputeBirth({
          date: profile.date_of_birth,
          time: horoscope.time_of_birth?.slice(0, 5) ?? null,
          latitude: birth.latitude,
          longitude: birth.longitude,
          timeZone: birth.time_zone,
        }),
    };
  });
}

async function change(
  app: App,
  { accountId, profile }: Member,
  given: boolean,
  rowsOf: (parts: ProfileParts, now: Date) => SectionRows | null,
): Promise<void> {
  await app.db.transaction().execute(async (tx: Tx) => {
    if (!(await lockForEditing(tx, profile.id, accountId))) throw refuse.notFound();
    const now = app.clock();
    const rows = rowsOf(await findParts(tx, profile.id), now);
    const consent = { owner: { profile: profile.id }, purpose: 'horoscope', actor: accountId } as const;
    if (given) await recordConsent(app, tx, consent);
    else await recordWithdrawal(tx, consent);
    if (!rows) return;
    await writeRows(tx, profile.id, rows, now);
    // A form that is open elsewhere has what is not so any more.
    const saved = (await findSavedVersions(tx, profile.id)).horoscope;
    const version = (saved?.version ?? 0) + 1;
    await incrementSectionVersion(tx, {
      profileId: profile.id,
      section: 'horoscope',
      version,
      now,
      actor: accountId,
    });
    await relist(app, tx, profile.id, accountId);
  });
}
