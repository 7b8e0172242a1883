import { refuse } from '../../kit/api/refusals.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { matchGunas, rangeOfTotals } from '../astrology/guna/match.ts';
import type { Convention } from '../astrology/guna/tables.ts';
import { isHalved } from '../astrology/guna/vashya.ts';
import { matchPoruthams } from '../astrology/porutham/match.ts';
import { isPlace } from '../astrology/zodiac.ts';
import type { MatchPerson } from './rules.ts';

type Sides = { bride: MatchPerson; groom: MatchPerson; convention: Convention };

/** Returns the guna milan and the poruthams of two people. @throws INVALID where a nakshatra's pada is not in the rashi */
export function readMatch({ bride, groom, convention }: Sides) {
  checkPlaces('bride', bride);
  checkPlaces('groom', groom);
  const [brides, grooms] = [placesOf(bride), placesOf(groom)];
  return {
    ...matchGunas(bride, groom, convention),
    range: isUncertain(brides) || isUncertain(grooms) ? rangeOfTotals(brides, grooms, convention) : null,
    poruthams: matchPoruthams(bride, groom),
  };
}

const isUncertain = (places: MatchPerson[]) => places.length > 1 || places.some(isHalved);

const placesOf = ({ possible = [], ...own }: MatchPerson) => [own, ...possible];

function checkPlaces(name: string, { possible = [], ...own }: MatchPerson): void {
  if (!isPlace(own)) throw refuse.invalid({ [`${name}.nakshatra`]: code('nakshatra_not_in_rashi') });
  if (!possible.every(isPlace))
    throw refuse.invalid({ [`${name}.possible`]: code('nakshatra_not_in_rashi') });
}
