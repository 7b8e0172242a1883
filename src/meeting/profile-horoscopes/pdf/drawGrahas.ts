import { IVORY, LEFT, LINE, RIGHT, WIDTH } from '../../../kit/pdf/page.ts';
import type { ChartAnswer } from '../../../people/horoscopes/contract.ts';
import type { HoroscopePage } from './horoscopePage.ts';

/** Draws where each graha is. */
export function drawGrahas({ page, labels, name }: HoroscopePage, chart: ChartAnswer, top: number): void {
  const { doc } = page;
  const columns = [LEFT + 8, LEFT + 120, LEFT + 270, RIGHT - 8] as const;
  doc.rect(LEFT, top, WIDTH, 18).fill(IVORY);
  doc.moveTo(LEFT, top).lineTo(RIGHT, top).lineWidth(0.8).stroke(page.accent);
  const head = { size: 8.5, style: 'strong' } as const;
  for (const [index, label] of [labels.graha, labels.position, labels.nakshatra].entries())
    page.text(label, columns[index]!, top + 12, head);
  page.text(labels.house, columns[3], top + 12, { ...head, align: 'right' });
  let y = top + 18;
  const line = (words: [string, string, string, string]) => {
    for (const index of [0, 1, 2] as const) page.text(words[index], columns[index], y + 12, { size: 9.5 });
    page.text(words[3], columns[3], y + 12, { size: 9.5, align: 'right' });
    y += 17;
    doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.4).stroke(LINE);
  };
  if (chart.lagnaLongitude !== null)
    line([labels.lagna, `${degrees(chart.lagnaLongitude)} ${chart.lagnaName}`, '', '1']);
  for (const graha of chart.grahas) {
    const node = graha.name === 'rahu' || graha.name === 'ketu';
    line([
      graha.retrograde && !node ? `${name(graha.name)} (R)` : name(graha.name),
      `${degrees(graha.longitude)} ${graha.rashiName}`,
      `${graha.nakshatraName} ${graha.pada}`,
      String(graha.house ?? graha.houseFromMoon),
    ]);
  }
}

/** Returns degrees and minutes within the rashi: 14°05′. */
function degrees(longitude: number): string {
  const minutes = Math.floor((longitude % 30) * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}
