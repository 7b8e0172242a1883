import { type PaymentListFilters, SHOWS, type Show } from './paymentQueries.ts';

const STATUSES = ['success', 'failed', 'refunded', 'started'] as const;

/** Filters of the list of payments, as in the page's address. */
export type ShownFilters = { show: Show; filters: PaymentListFilters };

/** Reads the filters of an address, without invalid ones. */
export function readFilters(address: URLSearchParams): ShownFilters {
  const text = (name: string, longest: number) => {
    const found = address.get(name)?.trim();
    return found && found.length <= longest ? found : undefined;
  };
  const day = (name: string) => {
    const found = text(name, 10);
    return found && isDay(found) ? found : undefined;
  };
  const filters: PaymentListFilters = {
    status: STATUSES.find((one) => one === address.get('status')),
    plan: text('plan', 60),
    from: day('from'),
    to: day('to'),
    q: text('q', 100),
  };
  return { show: SHOWS.find((one) => one === address.get('show')) ?? 'all', filters };
}

/** Returns the query of an address with these filters, always in the same order. */
export const writeFilters = ({ show, filters }: ShownFilters): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ show: show === 'all' ? '' : show, ...filters }).filter(
      (entry): entry is [string, string] => !!entry[1],
    ),
  );

/** Returns the filters for the API, without a day whose year is not completely typed. */
export const asQuery = ({ from, to, ...rest }: PaymentListFilters): PaymentListFilters => ({
  ...rest,
  from: from && from >= '1900' ? from : undefined,
  to: to && to >= '1900' ? to : undefined,
});

function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00Z`);
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
  );
}
