import type { Vocabulary } from '../../../base/vocabulary/vocabulary.ts';
import type { Viewer } from '../../../kit/api/viewer.ts';
import type { App } from '../../../kit/app/app.ts';
import { findHoroscope } from '../../../people/profiles/facts/births/findHoroscope.ts';
import { moonsOf, shownToOf } from '../../../people/profiles/facts/births/horoscope.ts';
import { totalsWith } from '../../../people/profiles/facts/births/totals.ts';

/**
 * Returns the places of the Moon, 1 to 109, that have at least this many points with the viewer, in the worst case.
 * Empty for a viewer who does not show their own horoscope to everyone: points are for members who share theirs.
 */
export async function listPadas(
  app: App,
  viewer: Viewer,
  vocabulary: Vocabulary,
  points: number,
): Promise<number[]> {
  const totals = await readTotals(app, viewer, vocabulary);
  return (totals ?? []).flatMap((total, index) => (total >= points ? [index + 1] : []));
}

/**
 * Returns the minimum points with the viewer for each of the 109 places of the Moon; null for a viewer who has no
 * horoscope or does not show it to everyone.
 */
export async function readTotals(app: App, viewer: Viewer, vocabulary: Vocabulary): Promise<number[] | null> {
  if (!viewer.profile) return null;
  const own = await findHoroscope(app, viewer, viewer.profile.publicId);
  if (!own || shownToOf(own) !== 'everyone') return null;
  const moons = moonsOf(own, vocabulary);
  return moons.length === 0 ? null : totalsWith(moons, own.gender);
}
