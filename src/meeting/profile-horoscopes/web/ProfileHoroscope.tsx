import { Trans } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { NotLoaded } from '../../../kit/web/api/NotLoaded.tsx';
import { paths } from '../../../paths.ts';
import type { Milan } from '../../../people/horoscopes/contract.ts';
import type { ChartStyle } from '../../../people/horoscopes/shared/chartStyle.ts';
import { useViewsOnly } from '../../../people/profiles/web/ViewsOnly.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { ShownHoroscope } from '../contract.ts';
import { Chart } from './Chart.tsx';
import { Match } from './Match.tsx';
import { NoMatch } from './NoMatch.tsx';
import { profileHoroscopes } from './profileHoroscopes.ts';

/**
 * The chart of a profile and its match with the reader's own.
 * @property id public id of a profile whose horoscope is shown
 */
export default function ProfileHoroscope({ id }: { id: string }) {
  const [convention, setConvention] = useState<Milan['convention']>('astrosage');
  const [chosenStyle, setStyle] = useState<ChartStyle>();
  const found = useQuery({
    ...profileHoroscopes.read.queryOptions({ input: { id, convention } }),
    placeholderData: keepPreviousData,
  });
  if (found.isError)
    return <NotLoaded of={found} title={<Trans>Couldn't load the horoscope</Trans>} className="mt-6" />;
  if (!found.data) return <Skeleton className="mt-6 h-96" />;
  const shown = found.data;
  const { chart, manglik } = shown.person;
  const style = chosenStyle ?? shown.chartStyle;
  return (
    <div className="mt-6 grid gap-10">
      {shown.own && <WhoSees shownTo={shown.shownTo} />}
      {chart && <Chart {...{ chart, manglik, style }} exact={shown.exact} onStyle={setStyle} />}
      {shown.match ? (
        <Match shown={shown} match={shown.match} convention={convention} onConvention={setConvention} />
      ) : (
        <NoMatch reason={shown.noMatch} name={shown.person.name} />
      )}
      {(shown.own ? chart : shown.match) && (
        <div>
          <ButtonLink
            kind="quiet"
            to={`/api/profiles/${id}/horoscope.pdf?convention=${convention}&chart=${style}`}
            reloadDocument
            target="_blank"
          >
            <FileDown aria-hidden className="size-5" />
            {shown.own ? <Trans>Chart as PDF</Trans> : <Trans>Match as PDF</Trans>}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

function WhoSees({ shownTo }: Pick<ShownHoroscope, 'shownTo'>) {
  const viewsOnly = useViewsOnly();
  return (
    <p className="print:hidden">
      {shownTo === 'everyone' ? (
        <Trans>
          Members who see the profile see rashi, nakshatra and manglik. The chart and birth details are for
          connected members, unless you show the date of birth.
        </Trans>
      ) : shownTo === 'matches' ? (
        <Trans>Only connected members see this horoscope.</Trans>
      ) : (
        <Trans>Nobody else sees this horoscope.</Trans>
      )}{' '}
      {!viewsOnly && (
        <TextLink to={paths.myProfile('horoscope')}>
          <Trans>Change</Trans>
        </TextLink>
      )}
    </p>
  );
}
