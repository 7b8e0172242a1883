/**
 * The placeholders of a built file, by name: `SITE_name` is written in it as `__SITE_name__`. Null where there is
 * nothing to show.
 */
export type TemplateValues = Readonly<Record<string, string | null>>;

const PLACE = /__([A-Z]+(?:_[A-Za-z]+)*)__/g;

/** Fills the places in JSON. */
export function fillJson(json: string, values: TemplateValues): string {
  const filled = JSON.parse(json, (_, value) => {
    if (typeof value !== 'string') return value;
    const missing = new RegExp(`^${PLACE.source}$`).exec(value)?.[1];
    if (missing && values[missing] === null) return undefined;
    // In one pass, so that a value which looks like a place stays as it is.
    return value.replace(PLACE, (place, name: string) => (name in values ? (values[name] ?? '') : place));
  });
  return JSON.stringify(filled);
}
