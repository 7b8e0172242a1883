import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useVocabulary } from '../../../../base/vocabulary/web/useVocabulary.ts';
import { formatTime } from '../../../../kit/web/locale/formatTime.ts';
import { longDate } from '../../../../kit/web/locale/longDate.ts';
import type { FullProfile } from '../../contract.ts';
import { Facts } from './Facts.tsx';

type HoroscopeProps = {
  profile: FullProfile;
  /** What follows the facts where the horoscope is shown: the chart and the match. */
  more?: ReactNode;
};

export function Horoscope({ profile: { horoscope: it, own }, more }: HoroscopeProps) {
  const { t } = useLingui();
  const { nameOf } = useVocabulary();
  if (it.access === 'matches') {
    return (
      <p className="text-soft">
        <Trans>The horoscope is visible once you're connected.</Trans>
      </p>
    );
  }
  if (it.access === 'none') {
    return (
      <p className="text-soft">
        <Trans>Horoscope not added yet</Trans>
      </p>
    );
  }
  const nakshatra = nameOf('nakshatra', it.nakshatra);
  return (
    <>
      <Facts
        className="md:grid-cols-2"
        facts={[
          [t`Date of birth`, it.dateOfBirth && longDate(it.dateOfBirth)],
          [t`Time of birth`, it.timeOfBirth && formatTime(it.timeOfBirth)],
          [t`Place of birth`, it.placeOfBirth],
          [t`Rashi`, nameOf('rashi', it.rashi)],
          [t`Nakshatra`, nakshatra && it.pada !== null ? t`${nakshatra}, pada ${it.pada}` : nakshatra],
          [t`Lagna`, nameOf('rashi', it.lagna)],
          // With a chart it is shown below, with its reasons.
          [t`Manglik`, !(it.computed && more && it.dateOfBirth) && nameOf('manglik', it.manglik)],
        ]}
      />
      <p className="mt-4 text-soft">
        {it.computed ? (
          it.timeOfBirth ? (
            <Trans>Calculated from the date, time and place of birth.</Trans>
          ) : !it.dateOfBirth ? (
            <Trans>
              Calculated from the birth details. These and the full chart are visible once you're connected.
            </Trans>
          ) : own || it.placeOfBirth ? (
            <Trans>Calculated from the date and place of birth. The time is not known.</Trans>
          ) : (
            <Trans>
              Calculated from the birth details. Time and place are visible once you're connected.
            </Trans>
          )
        ) : (
          <Trans>As stated by the family.</Trans>
        )}
      </p>
      {more}
    </>
  );
}
