import { IVORY, LEFT, LINE, RIGHT, SOFT, WIDTH } from '../../../kit/pdf/page.ts';
import type { Milan } from '../../../people/horoscopes/milan.ts';
import type { ShownPerson } from '../contract.ts';
import type { HoroscopePage } from './horoscopePage.ts';
import { marsDoshaText, noteLabel } from './labels.ts';

type Pair = [bride: ShownPerson, groom: ShownPerson];

/** Draws the eight kootas with their points, the total, and the doshas. @returns the y below */
export function drawMilan(pdf: HoroscopePage, milan: Milan, pair: Pair, top: number): number {
  const { page, labels, number } = pdf;
  const range = milan.range && milan.range.least < milan.range.most ? milan.range : null;
  const rashis = pair.map(({ counted, rashiName }) => counted?.rashiName ?? rashiName ?? labels.notKnown);
  const { doc } = page;
  page.text(labels.milan, LEFT, top + 16, { style: 'title', size: 15 });
  page.text(pdf.outOf(range ?? { least: milan.total }, milan.max), RIGHT, top + 16, {
    style: 'title',
    size: 17,
    colour: page.accent,
    align: 'right',
  });
  const columns = [LEFT + 8, LEFT + 160, LEFT + 300, RIGHT - 8] as const;
  let y = top + 26;
  doc.rect(LEFT, y, WIDTH, 18).fill(IVORY);
  doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.8).stroke(page.accent);
  const head = { size: 8.5, style: 'strong' } as const;
  for (const [index, label] of [labels.koota, labels.bride, labels.groom].entries())
    page.text(label, columns[index]!, y + 12, head);
  page.text(labels.points, columns[3], y + 12, { ...head, align: 'right' });
  y += 18;
  for (const { name, points, max, bride, groom } of milan.kootas) {
    const own = name === 'bhakoot' ? rashis : [pdf.name(bride), pdf.name(groom)];
    page.text(pdf.name(name), columns[0], y + 12, { size: 9.5 });
    page.text(own[0]!, columns[1], y + 12, { size: 9.5, colour: SOFT });
    page.text(own[1]!, columns[2], y + 12, { size: 9.5, colour: SOFT });
    page.text(`${number(points)} / ${max}`, columns[3], y + 12, { size: 9.5, align: 'right' });
    y += 17;
    doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.4).stroke(LINE);
  }
  y += 10;
  if (range) {
    const unsure = pair.filter(({ counted }) => counted);
    const stated = unsure.every(({ chart }) => !chart);
    const lines = [pdf.rangeText(range, stated), ...unsure.map((person) => pdf.countedText(person))];
    y = page.paragraph(lines.join(' '), LEFT, y + 8, WIDTH, { size: 9, style: 'strong' }) + 2;
  }
  const notes =
    milan.notes.length > 0 ? milan.notes.map((note) => noteLabel(pdf.i18n, note)) : [labels.noDosha];
  notes.push(marsDoshaText(pdf.i18n, pair));
  for (const note of notes) y = page.paragraph(note, LEFT, y + 8, WIDTH, { size: 9 }) - 6;
  return y + 8;
}

/** Draws the ten poruthams in two columns. @returns the y below */
export function drawPoruthams(pdf: HoroscopePage, { poruthams }: Milan, top: number): number {
  const { page, labels } = pdf;
  page.text(labels.poruthams, LEFT, top + 14, { style: 'title', size: 13 });
  for (const [index, { name, agreement }] of poruthams.entries()) {
    const x = index < 5 ? LEFT : LEFT + WIDTH / 2 + 10;
    const y = top + 32 + (index % 5) * 15;
    const end = x + WIDTH / 2 - 10;
    page.text(pdf.name(name), x, y, { size: 9.5 });
    page.text(labels.agreement[agreement], end, y, {
      size: 9.5,
      align: 'right',
      colour: agreement === 'bad' ? page.accent : SOFT,
    });
  }
  return top + 32 + 5 * 15;
}
