import { expect, test } from 'vitest';
import {
  dueHours,
  REPORT_REASONS,
  REPORTABLE,
  type Reportable,
  type ReportReason,
  reasonsFor,
} from './rules.ts';

test.each<[Reportable, ReportReason[], number]>([
  ['profile', ['fake'], 24],
  ['profile', ['under_age'], 2],
  ['photo', ['obscene'], 2],
  ['profile', ['obscene'], 2],
  ['message', ['obscene'], 24],
  ['message', ['under_age'], 2],
  ['message', ['money'], 24],
  ['photo', ['stolen_photo', 'under_age'], 2],
])('a %s reported for %j is decided within %i hours', (kind, reasons, hours) => {
  expect(dueHours(kind, reasons)).toBe(hours);
});

test('every reason is offered somewhere, and the last one everywhere', () => {
  expect(new Set(REPORTABLE.flatMap(reasonsFor))).toEqual(new Set(REPORT_REASONS));
  for (const kind of REPORTABLE) expect(reasonsFor(kind).at(-1)).toBe('other');
});
