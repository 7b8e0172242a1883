import { implement } from '@orpc/server';
import { checkAccess } from '../../kit/api/access.ts';
import type { Call } from '../../kit/api/call.ts';
import { readChart } from './charts.ts';
import { contract } from './contract.ts';
import { readMatch } from './matches.ts';
import { suggestPlaces } from './places/places.ts';

const on = implement(contract).$context<Call>().use(checkAccess);

export const routes = on.router({
  chart: on.chart.handler(({ context: { app }, input }) => readChart(input, app.clock())),
  match: on.match.handler(({ input }) => readMatch(input)),
  places: on.places.handler(({ input: { part, country } }) => suggestPlaces(part, country)),
});
