import { Trans, useLingui } from '@lingui/react/macro';
import { useVocabulary } from '../../../vocabulary/web/useVocabulary.ts';
import type { FullProfile } from '../../contract.ts';
import { formatDay, formatTime } from '../../facts/format.ts';
import { Facts } from './Facts.tsx';

export function Horoscope({ profile: { horoscope: it } }: { profile: FullProfile }) {
  const { t } = useLingui();
  const { nameOf } = useVocabulary();
  return (
    <>
      <Facts
        className="md:grid-cols-2"
        facts={[
          [t`Date of birth`, formatDay(it.dateOfBirth)],
          [t`Time of birth`, it.timeOfBirth && formatTime(it.timeOfBirth)],
          [t`Place of birth`, it.placeOfBirth],
          [t`Rashi`, nameOf('rashi', it.rashi)],
          [t`Nakshatra`, nameOf('nakshatra', it.nakshatra)],
          [t`Manglik`, nameOf('manglik', it.manglik)],
        ]}
      />
      <p className="mt-4 text-soft">
        <Trans>As stated by the family.</Trans>
      </p>
    </>
  );
}
