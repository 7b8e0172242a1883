import { expect, test } from 'vitest';
import {
  hoursFor,
  REPORT_REASONS,
  REPORTABLE,
  type Reportable,
  type ReportReason,
  reportReasonsFor,
} from './rules.ts';

test.each<[Reportable, ReportReason[], number, number]>([
  ['profile', ['fake'], 24, 36],
  ['profile', ['misstated'], 24, 168],
  ['photo', ['stolen_photo'], 24, 36],
  ['message', ['money', 'harassment'], 24, 36],
  ['profile', ['under_age'], 2, 2],
  ['photo', ['obscene'], 2, 2],
  ['profile', ['obscene'], 2, 2],
  ['message', ['obscene'], 24, 36],
  ['message', ['under_age'], 2, 2],
  ['message', ['money'], 24, 168],
  ['photo', ['stolen_photo', 'under_age'], 2, 2],
])('a %s reported for %j is taken up within %i hours and decided within %i', (kind, reasons, ...hours) => {
  const { acknowledge, close } = hoursFor(kind, reasons);
  expect([acknowledge, close]).toEqual(hours);
});

test('every reason is offered somewhere, and the last one everywhere', () => {
  expect(new Set(REPORTABLE.flatMap(reportReasonsFor))).toEqual(new Set(REPORT_REASONS));
  for (const kind of REPORTABLE) expect(reportReasonsFor(kind).at(-1)).toBe('other');
});
