import { drawMark, drawToran } from '../../invoices/pdf/letterhead.ts';
import { KUMKUM, LEFT, LINE, RIGHT, SOFT, WIDTH } from '../../invoices/pdf/printed.ts';
import type { ShownHoroscope } from '../contract.ts';
import { drawGrahas } from './drawGrahas.ts';
import { drawMilan, drawPoruthams } from './drawMilan.ts';
import { drawChartOf, drawFacts } from './drawPerson.ts';
import { openSheet, type Sheet } from './sheet.ts';

type About = { site: string; at: Date; locale: string };

const COLUMN = 235;
const SECOND = RIGHT - COLUMN;
const TOP = 124;
/** What is drawn below this would touch the foot. */
const BOTTOM = 775;

/** A horoscope as a PDF: of a match where there is one, else of the profile alone. @returns its bytes */
export function printHoroscope(shown: ShownHoroscope, about: About): Promise<Buffer> {
  const { match, person, side } = shown;
  const people = !match ? [person] : side === 'bride' ? [person, match.viewer] : [match.viewer, person];
  const names = people.map(({ name }) => name);
  const sheet = openSheet({ ...about, names, match: match !== null });
  drawHead(sheet, about.site, match !== null);
  if (match) drawMatch(sheet, people as [typeof person, typeof person], match.milan);
  else drawAlone(sheet, shown);
  drawFoot(sheet);
  return sheet.page.end();
}

function drawHead({ page, labels }: Sheet, site: string, match: boolean): void {
  drawMark(page, LEFT, 44, 30);
  page.paragraph(site, LEFT + 42, 65, 200, { style: 'title', size: 16 }, 1.25);
  page.text(match ? labels.match : labels.own, RIGHT, 66, {
    style: 'title',
    size: 22,
    colour: KUMKUM,
    align: 'right',
  });
  drawToran(page, 88);
}

type Milan = NonNullable<ShownHoroscope['match']>['milan'];
type Pair = [ShownHoroscope['person'], ShownHoroscope['person']];

function drawMatch(sheet: Sheet, [bride, groom]: Pair, milan: Milan): void {
  const { labels } = sheet;
  const below = Math.max(
    drawFacts(sheet, bride, { x: LEFT, y: TOP, width: COLUMN, label: labels.bride }),
    drawFacts(sheet, groom, { x: SECOND, y: TOP, width: COLUMN, label: labels.groom }),
  );
  const size = 150;
  let y = Math.max(
    drawChartOf(sheet, bride, { x: LEFT, y: below, size }),
    drawChartOf(sheet, groom, { x: SECOND, y: below, size }),
  );
  const none = labels.notKnown;
  y = drawMilan(sheet, milan, { bride: bride.rashiName ?? none, groom: groom.rashiName ?? none }, y + 12);
  // Many doshas with what cancels them take more than is left.
  if (y + 125 > BOTTOM) {
    drawFoot(sheet);
    sheet.page.doc.addPage();
    y = 50;
  }
  drawPoruthams(sheet, milan, y + 8);
}

function drawAlone(sheet: Sheet, { person, exact }: ShownHoroscope): void {
  const below = drawFacts(sheet, person, { x: LEFT, y: TOP, width: WIDTH, label: '' });
  const y = drawChartOf(sheet, person, { x: (LEFT + RIGHT) / 2 - 130, y: below + 6, size: 260 });
  if (exact) drawGrahas(sheet, exact, y + 18);
}

function drawFoot({ page, labels }: Sheet): void {
  const y = 792;
  page.doc.moveTo(LEFT, y).lineTo(282, y).moveTo(313, y).lineTo(RIGHT, y).lineWidth(0.5).stroke(LINE);
  drawMark(page, 291.5, y - 6, 12);
  page.text(labels.tradition, LEFT, y + 16, { size: 8, colour: SOFT });
  if (page.hasBoxes()) page.text(labels.boxes, LEFT, y + 27, { size: 7.5, colour: SOFT });
}
