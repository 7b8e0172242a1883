/** SVG written by hand: the few forms that every part of a portrait uses. */

/** A filled form; `rest` holds further attributes. */
export function shape(d: string, fill: string, rest = ''): string {
  return `<path d="${d}" fill="${fill}" ${rest}/>`;
}

/** A line with round ends. */
export function line(d: string, colour: string, width: number, opacity = 1): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" stroke-opacity="${opacity}"/>`;
}

export function dot(x: number, y: number, radius: number, fill: string, opacity = 1): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" fill-opacity="${opacity}"/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, opacity = 1): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" fill-opacity="${opacity}"/>`;
}

/** The same drawing once more, mirrored at x = 0. */
export function both(drawing: string): string {
  return drawing + mirrored(drawing);
}

export function mirrored(drawing: string): string {
  return `<g transform="scale(-1 1)">${drawing}</g>`;
}

/** A gradient across x in the coordinates of what it fills; stops are [place, colour, opacity]. */
export function across(id: string, from: number, to: number, stops: [number, string, number][]): string {
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${from}" x2="${to}" y1="0" y2="0">${stopsOf(stops)}</linearGradient>`;
}

/** A gradient down y, as `across`. */
export function down(id: string, from: number, to: number, stops: [number, string, number][]): string {
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${from}" y2="${to}">${stopsOf(stops)}</linearGradient>`;
}

/** A round glow that fades to nothing. */
export function glow(id: string, colour: string, opacity: number): string {
  return `<radialGradient id="${id}">${stopsOf([
    [0, colour, opacity],
    [0.45, colour, opacity * 0.6],
    [1, colour, 0],
  ])}</radialGradient>`;
}

function stopsOf(stops: [number, string, number][]): string {
  return stops
    .map(([at, colour, opacity]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join('');
}
