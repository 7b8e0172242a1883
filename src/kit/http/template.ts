import { escapeHtml } from '../text/escapeHtml.ts';

/**
 * The placeholders of the built pages, by name: `SITE_name` is written in them as `__SITE_name__`.
 * Null where there is nothing to show: elements with `data-if="SITE_name"` are left out then.
 */
export type TemplateValues = Readonly<Record<string, string | null>>;

const PLACE = /__([A-Z]+(?:_[A-Za-z]+)*)__/g;
const LINKED_DATA = '<script type="application/ld+json">';

/** In one pass, so that a value which looks like a place stays as it is. */
const fillText = (text: string, values: TemplateValues, write: (value: string) => string) =>
  text.replace(PLACE, (place, name: string) => (name in values ? write(values[name] ?? '') : place));

/**
 * Fills the places of a built page. Values become text, whatever is in them. Scripts stay as they are, so that their
 * hashes do; in linked data (JSON-LD), a property without a value is left out.
 */
export function fillPage(html: string, values: TemplateValues): string {
  return removeMissing(html, values)
    .split(/(<script\b[^>]*>[\s\S]*?<\/script>)/)
    .map((part) => {
      if (part.startsWith(LINKED_DATA)) return fillLinkedData(part, values);
      return part.startsWith('<script') ? part : fillText(part, values, escapeHtml);
    })
    .join('');
}

/** Fills the places in JSON. */
export function fillJson(json: string, values: TemplateValues): string {
  const filled = JSON.parse(json, (_, value) => {
    if (typeof value !== 'string') return value;
    const missing = new RegExp(`^${PLACE.source}$`).exec(value)?.[1];
    if (missing && values[missing] === null) return undefined;
    return fillText(value, values, (text) => text);
  });
  return JSON.stringify(filled);
}

function fillLinkedData(script: string, values: TemplateValues): string {
  const json = fillJson(script.slice(LINKED_DATA.length, -'</script>'.length), values);
  // No end of the script in a value ends it.
  return `${LINKED_DATA}${json.replaceAll('<', '\\u003c')}</script>`;
}

function removeMissing(html: string, values: TemplateValues): string {
  let rest = html;
  for (const [name, value] of Object.entries(values)) {
    if (value !== null) continue;
    const opening = new RegExp(`<([a-z0-9]+)\\b[^>]* data-if="${name}"[^>]*>`);
    for (let found = opening.exec(rest); found; found = opening.exec(rest)) {
      rest = rest.slice(0, found.index) + rest.slice(endOf(rest, found));
    }
  }
  return rest;
}

/** Where the element ends that begins at `opening`: tags of its name inside it are closed before its own. */
function endOf(html: string, { 0: opening, 1: name, index }: RegExpExecArray): number {
  if (name === 'link') return index + opening.length;
  const tags = new RegExp(`<(/?)${name}\\b[^>]*>`, 'g');
  tags.lastIndex = index;
  let depth = 0;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return tags.lastIndex;
  }
  throw new Error(`An element with data-if is not closed: ${html.slice(index, index + 80)}`);
}
