import { drawLogo, drawSeal, drawToran } from '../../../kit/pdf/ornaments.ts';
import { LEFT, LINE, RIGHT, SOFT, WIDTH } from '../../../kit/pdf/page.ts';
import type { ShownHoroscope } from '../contract.ts';
import { drawGrahas } from './drawGrahas.ts';
import { drawMilan, drawPoruthams } from './drawMilan.ts';
import { drawChartOf, drawFacts } from './drawPerson.ts';
import { type HoroscopePage, openHoroscopePage } from './horoscopePage.ts';

type About = { site: string; accent?: string; logo?: Buffer; createdAt: Date; locale: string };

const COLUMN = 235;
const SECOND = RIGHT - COLUMN;
const TOP = 124;
/** Anything drawn below this would touch the foot. */
const BOTTOM = 775;

/** Prints a horoscope as a PDF: of a match if there is one, else of the profile alone. @returns its bytes */
export function printHoroscope(shown: ShownHoroscope, about: About): Promise<Buffer> {
  const { match, person, side, chartStyle } = shown;
  const people = !match ? [person] : side === 'bride' ? [person, match.viewer] : [match.viewer, person];
  const names = people.map(({ name }) => name);
  const pdf = openHoroscopePage({ ...about, names, chartStyle, match: match !== null });
  drawHead(pdf, about.site, match !== null);
  if (match) drawMatch(pdf, people as [typeof person, typeof person], match.milan);
  else drawAlone(pdf, shown);
  drawFoot(pdf);
  return pdf.page.end();
}

function drawHead({ page, labels }: HoroscopePage, site: string, match: boolean): void {
  const width = drawLogo(page, LEFT, 44, { width: 110, height: 30 });
  page.paragraph(site, LEFT + width + 12, 65, 230 - width, { style: 'title', size: 16 }, 1.25);
  page.text(match ? labels.match : labels.own, RIGHT, 66, {
    style: 'title',
    size: 22,
    colour: page.accent,
    align: 'right',
  });
  drawToran(page, 88);
}

type Milan = NonNullable<ShownHoroscope['match']>['milan'];
type Pair = [ShownHoroscope['person'], ShownHoroscope['person']];

function drawMatch(pdf: HoroscopePage, [bride, groom]: Pair, milan: Milan): void {
  const { labels } = pdf;
  const below = Math.max(
    drawFacts(pdf, bride, { x: LEFT, y: TOP, width: COLUMN, label: labels.bride }),
    drawFacts(pdf, groom, { x: SECOND, y: TOP, width: COLUMN, label: labels.groom }),
  );
  const size = 150;
  let y = Math.max(
    drawChartOf(pdf, bride, { x: LEFT, y: below, size }),
    drawChartOf(pdf, groom, { x: SECOND, y: below, size }),
  );
  y = drawMilan(pdf, milan, [bride, groom], y + 12);
  // With many doshas and cancellations, the page has too little room left.
  if (y + 125 > BOTTOM) {
    drawFoot(pdf);
    pdf.page.doc.addPage();
    y = 50;
  }
  drawPoruthams(pdf, milan, y + 8);
}

function drawAlone(pdf: HoroscopePage, { person, exact }: ShownHoroscope): void {
  const below = drawFacts(pdf, person, { x: LEFT, y: TOP, width: WIDTH, label: '' });
  const y = drawChartOf(pdf, person, { x: (LEFT + RIGHT) / 2 - 130, y: below + 6, size: 260 });
  if (exact) drawGrahas(pdf, exact, y + 18);
}

function drawFoot({ page, labels }: HoroscopePage): void {
  const y = 792;
  page.doc.moveTo(LEFT, y).lineTo(282, y).moveTo(313, y).lineTo(RIGHT, y).lineWidth(0.5).stroke(LINE);
  drawSeal(page, y);
  page.text(labels.tradition, LEFT, y + 16, { size: 8, colour: SOFT });
  if (page.hasBoxes()) page.text(labels.boxes, LEFT, y + 27, { size: 7.5, colour: SOFT });
}
