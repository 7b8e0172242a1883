import { Trans } from '@lingui/react/macro';

const link = 'underline underline-offset-4';

/** Where the tables, the sky and the places are from. */
export function Sources() {
  return (
    <section className="mt-12 border-line border-t pt-6 text-soft text-sm">
      <h2 className="font-sans font-semibold text-base text-ink">
        <Trans>How it is calculated</Trans>
      </h2>
      <ul className="mt-2 grid max-w-text list-disc gap-1.5 pl-5">
        <li>
          <Trans>
            Positions of the Moon and the grahas: Astronomy Engine. Sidereal zodiac with the Lahiri ayanamsa,
            houses by whole signs, mean Rahu and Ketu. They agree with the Swiss Ephemeris within a few arc
            seconds.
          </Trans>
        </li>
        <li>
          <Trans>
            AstroSage points: Saral Jyotish, chapter Melapak, compared with AstroSage. Raman points: B. V.
            Raman's Muhurtha, chapter Marriage, compared with programs that follow it. Friendships of the
            grahas: Brihat Parashara Hora Shastra.
          </Trans>
        </li>
        <li>
          <Trans>Poruthams: B. V. Raman's Muhurtha and Kalaprakasika.</Trans>
        </li>
        <li>
          <Trans>
            Places:{' '}
            <a href="https://www.geonames.org/" className={link}>
              GeoNames
            </a>{' '}
            (
            <a href="https://creativecommons.org/licenses/by/4.0/" className={link}>
              CC BY 4.0
            </a>
            ). Time zones: the tz database, with the war time of 1941 to 1945 and the local times before 1906.
          </Trans>
        </li>
        <li>
          <Trans>A horoscope is a tradition, not a promise. Please decide for yourselves.</Trans>
        </li>
      </ul>
    </section>
  );
}
