import type { CustomField } from '../../../base/custom-fields/shared/field.ts';
import { splitCustomTexts } from '../texts/names.ts';

/** Returns the texts of the site's own fields below each other, each after its field's name; null without any. */
export function customTextLines(fields: readonly CustomField[], joined: string | null): string | null {
  const texts = splitCustomTexts(joined);
  const lines = fields.flatMap(({ key, names }) => (texts[key] ? [`${names.en}: ${texts[key]}`] : []));
  return lines.length > 0 ? lines.join('\n\n') : null;
}
