import { SOFT } from '../../../kit/pdf/page.ts';
import type { ShownPerson } from '../contract.ts';
import { drawChart } from './drawChart.ts';
import type { HoroscopePage } from './horoscopePage.ts';
import { manglikLabel } from './labels.ts';

/** Draws the name and the horoscope of a person. @returns the y below */
export function drawFacts(
  pdf: HoroscopePage,
  person: ShownPerson,
  { x, y, width, label }: { x: number; y: number; width: number; label: string },
): number {
  const { page, labels } = pdf;
  let below = y;
  if (label) page.text(label, x, below, { size: 8.5, colour: SOFT });
  below = page.paragraph(person.name, x, below + 17, width, { style: 'strong', size: 13 }, 1.3);
  below = page.paragraph(birthText(pdf, person), x, below - 1, width, { size: 9, colour: SOFT }, 1.4) + 3;
  const facts: [string, string | null][] = [
    [labels.rashi, person.rashiName],
    [labels.nakshatra, [person.nakshatraName, person.pada].filter(Boolean).join(' ') || null],
    // Without a chart that is shown, it may be known and not shown.
    ...(person.chart ? [[labels.lagna, person.lagnaName] satisfies [string, string | null]] : []),
    [labels.manglik, manglikLabel(pdf.i18n, person)],
  ];
  for (const [name, value] of facts) {
    page.text(name, x, below, { size: 9, colour: SOFT });
    below = page.paragraph(value ?? labels.notKnown, x + 72, below, width - 72, { size: 9.5 }, 1.45);
  }
  return below;
}

/** Draws a chart, if there is one, and from where its houses are counted. @returns the y below */
export function drawChartOf(
  pdf: HoroscopePage,
  { chart }: ShownPerson,
  { x, y, size }: { x: number; y: number; size: number },
): number {
  if (!chart) return y;
  drawChart(pdf, chart, { x, y, size });
  if (chart.lagna !== null) return y + size;
  pdf.page.text(pdf.labels.fromMoon, x, y + size + 12, { size: 8, colour: SOFT });
  return y + size + 14;
}

function birthText({ labels, timeOfDay, longDay }: HoroscopePage, person: ShownPerson): string {
  const date = person.dateOfBirth && longDay(person.dateOfBirth);
  const unknown = person.chart && !person.chart.timeKnown ? labels.timeNotKnown : null;
  const time = person.timeOfBirth && timeOfDay(person.timeOfBirth);
  return [date, time ?? unknown, person.placeOfBirth].filter(Boolean).join(' · ');
}
