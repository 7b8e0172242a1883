import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { NotLoaded } from '../../../kit/web/api/NotLoaded.tsx';
import { longDate } from '../../../kit/web/locale/longDate.ts';
import { paths } from '../../../paths.ts';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { matching } from './matching.ts';

/** Days in the table: older ones are in the API. */
const DAYS = 14;

const decimals = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat('en-IN');
const share = new Intl.NumberFormat('en-IN', { style: 'percent' });

/** For staff: figures of the matching by day, each for the last four weeks. */
export function MatchingFigures() {
  const { t } = useLingui();
  const found = useQuery(matching.figures.queryOptions());
  const days = found.data?.days.slice(0, DAYS);
  return (
    <section className="mt-10">
      <h2 id="matching" className="text-xl">
        <Trans>Matching</Trans>
      </h2>
      <p className="mt-1 mb-4 max-w-text text-soft">
        <Trans>
          Each day looks back four weeks. How evenly members are shown: 0 means all active members are shown
          equally often, 1 means only one member is shown.
        </Trans>{' '}
        <TextLink to={paths.howMatchingWorks()}>
          <Trans>How matching works</Trans>
        </TextLink>
      </p>
      {found.isError && <NotLoaded of={found} title={t`Couldn't load the matching figures`} />}
      {found.isPending && <Skeleton className="h-40" />}
      {days?.length === 0 && (
        <p className="text-soft">
          <Trans>No figures yet. They are counted every night.</Trans>
        </p>
      )}
      {days && days.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: with large text it scrolls
        <section tabIndex={0} aria-labelledby="matching" className="max-w-3xl overflow-x-auto">
          <table
            aria-labelledby="matching"
            className="w-full border-collapse text-right max-sm:text-sm [&_:is(td,th)]:py-2 [&_:is(td,th)]:pl-1.5 sm:[&_:is(td,th)]:pl-3 [&_:is(td,th):first-child]:pl-0!"
          >
            <thead>
              <tr className="border-line border-b align-bottom [&>th]:font-semibold">
                <th scope="col" className="text-left">
                  <Trans>Day</Trans>
                </th>
                <th scope="col">
                  <Trans>Active members</Trans>
                </th>
                <th scope="col">
                  <Trans>Matches per active member</Trans>
                </th>
                <th scope="col">
                  <Trans>How evenly members are shown</Trans>
                </th>
                <th scope="col">
                  <Trans>Interests with a reply</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {days.map(({ day, activeMembers, matchesPerMember, exposureGini, shareAnswered }) => (
                <tr key={day} className="border-line border-b">
                  <th scope="row" className="whitespace-nowrap text-left font-normal">
                    {longDate(day)}
                  </th>
                  <td>{whole.format(activeMembers)}</td>
                  <td>{decimals.format(matchesPerMember)}</td>
                  <td>{decimals.format(exposureGini)}</td>
                  <td>{shareAnswered === null ? '–' : share.format(shareAnswered)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}
