import { CUSTOM_MAX, type CustomField, type CustomValue } from '../../../base/custom-fields/shared/field.ts';
import type { Cell } from '../reading/cell.ts';
import { squeeze } from '../text/fold.ts';
import { parseNumber } from '../values/counts/number.ts';
import { parseDate } from '../values/dates/date.ts';
import { parseOption, parseOptions } from '../values/options/option.ts';
import type { OptionList } from '../values/options/optionNames.ts';
import type { Parsed } from '../values/parsed.ts';
import { readCell } from '../values/readCell.ts';
import { parseLine, parseText } from '../values/texts.ts';
import { parseYesNo } from '../values/yesNo.ts';
import type { PreparedColumn } from './prepareSheet.ts';

/** The last year that a date of a site's own field may have. */
const LATEST_YEAR = 2100;

/** Reads a value of a profile field that the site added, by its kind. */
export function parseCustom(field: CustomField, cell: Cell, { habits }: PreparedColumn): Parsed<CustomValue> {
  switch (field.kind) {
    case 'option':
      return readCell(cell, (one) => parseOption(one, listOf(field)));
    case 'options':
      return readCell(cell, (one) => parseOptions(one, listOf(field)));
    case 'yes_no':
      return readCell(cell, parseYesNo);
    case 'number':
      return readCell(cell, (one) => parseNumber(one, field));
    case 'date':
      return readCell(cell, (one) => parseDate(one, { habits: habits.date, latest: LATEST_YEAR }));
    case 'line':
      return readCell(cell, (one) => parseLine(one, CUSTOM_MAX.line));
    case 'text':
      return readCell(cell, (one) => parseText(one, CUSTOM_MAX.text));
  }
}

const listCache = new WeakMap<CustomField, OptionList>();

function listOf(field: CustomField): OptionList {
  const cached = listCache.get(field);
  if (cached) return cached;
  const names = field.options
    .filter(({ retired }) => !retired)
    .flatMap(({ key, names }) =>
      Object.values(names).flatMap((name) => (name ? [[squeeze(name), key] as const] : [])),
    );
  const list = { names: new Map(names), ambiguous: new Map(), hasOther: false };
  listCache.set(field, list);
  return list;
}
