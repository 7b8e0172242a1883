// S3's answers are flat lists of plain elements, which need no parser of documents.

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decode = (text: string) =>
  text.replaceAll(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) =>
    name ? (entities[name] ?? whole) : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  );

/** Returns the contents of the elements of a name, as they are written. */
export const readElements = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^]*?)</${name}>`, 'g'))].map(([, content]) => content!);

/** Returns the text of the first element of a name; undefined without one. */
export function readTag(xml: string, name: string): string | undefined {
  const [content] = readElements(xml, name);
  return content === undefined ? undefined : decode(content);
}
