import { rupees } from '../kit/money.ts';
import { states } from '../vocabulary/states.ts';
import { amountInWords } from './amount.ts';
import { stateTaxName } from './rules.ts';
import { openSheet, PRODUCER, type Sheet } from './sheet.ts';
import type { FullPaper } from './store.ts';

/** What a paper is printed from: its row, and what it refers to. */
export type Printed = Pick<
  FullPaper,
  | 'kind'
  | 'number'
  | 'issued_at'
  | 'site'
  | 'seller'
  | 'buyer'
  | 'description'
  | 'total_paise'
  | 'taxable_paise'
  | 'cgst_paise'
  | 'sgst_paise'
  | 'igst_paise'
  | 'payment_reference'
  | 'invoice_number'
  | 'invoice_issued_at'
>;

const SOFT = '#6a4f45';
const LINE = '#cbb09a';
const KUMKUM = '#9b1b30';
const MARIGOLD = '#e8a317';
const IVORY = '#fffbf5';
const LEFT = 50;
const RIGHT = 545;
const WIDTH = RIGHT - LEFT;

const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', dateStyle: 'long' });
const percent = (basisPoints: number) => `${Number((basisPoints / 100).toFixed(3))} %`;

/** The state with its code, as CGST Rules 46(f) and (n) want it. */
const stateName = (code: keyof typeof states) =>
  code === '96' ? 'Outside India' : `${states[code]} (${code})`;

/** What a paper is called: a seller who takes no tax writes bills of supply (CGST Act s. 31(3)(c)). */
function titleOf({ kind, seller }: Printed): string {
  if (kind === 'credit_note') return 'Credit note';
  return seller.gstin && seller.gstBasisPoints > 0 ? 'Tax invoice' : 'Bill of supply';
}

/**
 * A paper as a PDF of one A4 page, with what Rules 46 (invoices), 49 (bills of supply) and 53(1A) (credit notes) of
 * the CGST Rules ask for. The same row gives the same bytes, whenever it is printed.
 */
export function printPaper(paper: Printed): Promise<Buffer> {
  const title = titleOf(paper);
  const sheet = openSheet({
    title: `${title} ${paper.number}`,
    author: paper.seller.name,
    creator: paper.site?.name ?? PRODUCER,
    at: paper.issued_at,
  });
  const afterHead = drawHead(sheet, paper, title);
  drawToran(sheet, afterHead);
  const afterParties = drawParties(sheet, paper, afterHead + 44);
  const afterTable = drawTable(sheet, paper, afterParties + 18);
  const afterTotal = drawTotal(sheet, paper, afterTable + 14);
  drawNotes(sheet, paper, title, afterTotal + 26);
  drawFoot(sheet, paper, title);
  return sheet.end();
}

function drawHead(sheet: Sheet, { seller }: Printed, title: string): number {
  drawMark(sheet, LEFT, 44, 30);
  sheet.text(title, RIGHT, 66, { style: 'title', size: 23, colour: KUMKUM, align: 'right' });
  sheet.text('Original for recipient', RIGHT, 83, { size: 8.5, colour: SOFT, align: 'right' });
  const name = { style: 'title', size: 16 } as const;
  let y = sheet.paragraph(seller.name, LEFT + 42, 65, 270, name, 1.25) - 2;
  const address = `${seller.address}, ${seller.city} ${seller.pin}, ${stateName(seller.state)}`;
  y = sheet.paragraph(address, LEFT + 42, y, 270, { size: 9.5, colour: SOFT }, 1.45);
  if (!seller.gstin) return Math.max(y, 96);
  sheet.text(`GSTIN ${seller.gstin}`, LEFT + 42, y + 2, { size: 9.5, style: 'strong' });
  return Math.max(y + 16, 96);
}

/** The mark of the site (ui/Mark.tsx), two strands around four dots. */
function drawMark({ doc }: Sheet, x: number, y: number, size: number) {
  const strands = [
    [
      'M16 3C25 3 26 10 32 16L48 32C54 38 61 39 61 48C61 56 56 61 48 61C39 61 38 54 32 48L16 32C10 26 3 25 3 16C3 8 8 3 16 3Z',
      KUMKUM,
    ],
    [
      'M32 16L16 32C10 38 3 39 3 48C3 56 8 61 16 61C25 61 26 54 32 48L48 32C54 26 61 25 61 16C61 8 56 3 48 3C39 3 38 10 32 16Z',
      MARIGOLD,
    ],
  ] as const;
  doc
    .save()
    .translate(x, y)
    .scale(size / 64);
  for (const [path, colour] of strands) doc.path(path).lineWidth(6.5).stroke(colour);
  doc.restore();
}

/** A festoon as over a door, in hairlines. */
function drawToran({ doc }: Sheet, y: number) {
  const swags = 15;
  const width = WIDTH / swags;
  doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(1.2).stroke(KUMKUM);
  for (let swag = 0; swag < swags; swag++) {
    const x = LEFT + swag * width;
    doc
      .moveTo(x, y)
      .quadraticCurveTo(x + width / 2, y + 13, x + width, y)
      .lineWidth(0.5)
      .stroke(LINE);
    doc.circle(x + width / 2, y + 8.6, 1.1).fill(MARIGOLD);
    if (swag > 0) doc.circle(x, y + 3.4, 1.4).fill(KUMKUM);
  }
}

function drawParties(sheet: Sheet, paper: Printed, top: number): number {
  const { buyer } = paper;
  sheet.text(paper.kind === 'invoice' ? 'Billed to' : 'Given to', LEFT, top, { size: 8.5, colour: SOFT });
  let y = sheet.paragraph(buyer.name, LEFT, top + 19, 240, { style: 'strong', size: 13 }, 1.4);
  if (buyer.address) y = sheet.paragraph(buyer.address, LEFT, y, 240);
  sheet.text([stateName(buyer.state), buyer.pin].filter(Boolean).join(', PIN '), LEFT, y);

  const facts: [string, string][] = [
    ['Number', paper.number],
    ['Date', day.format(paper.issued_at)],
  ];
  if (paper.invoice_number && paper.invoice_issued_at) {
    facts.push(['For invoice', paper.invoice_number], ['Invoice date', day.format(paper.invoice_issued_at)]);
  }
  facts.push(
    ['Place of supply', stateName(buyer.state)],
    ['Tax on reverse charge', 'No'],
    ['Payment', paper.payment_reference],
  );
  let at = top;
  for (const [label, value] of facts) {
    sheet.text(label, 318, at, { size: 8.5, colour: SOFT });
    at = sheet.paragraph(value, 416, at, RIGHT - 416, { size: 9.5 }, 1.4) + 4;
  }
  return Math.max(y + 12, at);
}

function drawTable(sheet: Sheet, paper: Printed, top: number): number {
  const { doc } = sheet;
  const { seller } = paper;
  const half = percent(seller.gstBasisPoints / 2);
  const taxes: [string, string, number][] =
    titleOf(paper) === 'Bill of supply' || !seller.gstin || seller.gstBasisPoints === 0
      ? []
      : paper.buyer.state === seller.state
        ? [
            ['CGST', half, paper.cgst_paise],
            [stateTaxName(seller.state), half, paper.sgst_paise],
          ]
        : [['IGST', percent(seller.gstBasisPoints), paper.igst_paise]];
  const columns = [
    ...(taxes.length > 0 ? [['Taxable value', '', paper.taxable_paise] as const] : []),
    ...taxes,
    ['Amount', '', paper.total_paise] as const,
  ];
  const step = 75;
  const edge = (index: number) => RIGHT - 8 - (columns.length - 1 - index) * step;
  const sacAt = RIGHT - columns.length * step - 44;

  doc.rect(LEFT, top, WIDTH, 28).fill(IVORY);
  doc.moveTo(LEFT, top).lineTo(RIGHT, top).lineWidth(0.8).stroke(KUMKUM);
  doc
    .moveTo(LEFT, top + 28)
    .lineTo(RIGHT, top + 28)
    .lineWidth(0.5)
    .stroke(LINE);
  const head = { size: 8.5, style: 'strong' } as const;
  sheet.text('Description', LEFT + 8, top + 17, head);
  sheet.text('SAC', sacAt, top + 17, head);
  for (const [index, [label, rate]] of columns.entries()) {
    sheet.text(rate ? `${label} ${rate}` : label, edge(index), top + 17, {
      ...head,
      align: 'right',
    });
  }
  const line = top + 48;
  const bottom = sheet.paragraph(paper.description, LEFT + 8, line, sacAt - LEFT - 14, { size: 9.5 }, 1.4);
  sheet.text(seller.sac, sacAt, line, { size: 9.5 });
  for (const [index, [, , paise]] of columns.entries()) {
    sheet.text(rupees(paise), edge(index), line, { size: 9.5, align: 'right' });
  }
  doc
    .moveTo(LEFT, bottom + 4)
    .lineTo(RIGHT, bottom + 4)
    .lineWidth(0.5)
    .stroke(LINE);
  return bottom + 4;
}

function drawTotal(sheet: Sheet, paper: Printed, top: number): number {
  const { doc } = sheet;
  const label = paper.kind === 'invoice' ? 'Total' : 'Total given back';
  sheet.text('In words', LEFT + 8, top + 14, { size: 8.5, colour: SOFT });
  const bottom = sheet.paragraph(
    amountInWords(paper.total_paise),
    LEFT + 8,
    top + 30,
    280,
    { size: 10 },
    1.4,
  );
  sheet.text(label, RIGHT - 8, top + 14, { size: 8.5, colour: SOFT, align: 'right' });
  // In the heading's letters the sign stands too close to the figures.
  sheet.text(rupees(paper.total_paise).replace('₹', '₹ '), RIGHT - 8, top + 38, {
    style: 'title',
    size: 21,
    colour: KUMKUM,
    align: 'right',
  });
  const end = Math.max(bottom, top + 54);
  for (const [y, width] of [
    [end, 1.2],
    [end + 2.5, 0.4],
  ] as const) {
    doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(width).stroke(KUMKUM);
  }
  return end;
}

function drawNotes(sheet: Sheet, paper: Printed, title: string, top: number): void {
  const { seller } = paper;
  const rule = { 'Tax invoice': '46', 'Bill of supply': '49', 'Credit note': '53' }[title];
  const notes = [
    paper.kind === 'credit_note'
      ? `This note takes back the part of invoice ${paper.invoice_number} that was refunded to the payer.`
      : '',
    seller.gstin
      ? seller.gstBasisPoints > 0
        ? 'The amount includes GST. Tax is not payable on reverse charge.'
        : 'No GST is charged on this supply.'
      : 'The supplier is not registered under GST: no tax is charged.',
    `Written and sent electronically under the Information Technology Act, 2000: no signature is required (rule ${rule} of the CGST Rules, 2017).`,
    soldOn(paper.site),
  ];
  let y = top;
  const write = (note: string) => {
    y = sheet.paragraph(note, LEFT, y, 400, { size: 8.5, colour: SOFT }, 1.5) + 3;
  };
  notes.filter(Boolean).forEach(write);
  if (sheet.hasBoxes())
    write(
      'A box stands for a letter of a script that cannot be printed here; the file itself keeps the letter.',
    );
}

/** Where it was bought, and how to reach that site. */
function soldOn(site: Printed['site']): string {
  if (!site) return '';
  const contacts = [site.contactEmail, site.phone].filter(Boolean);
  return [`Bought on ${site.name}.`, contacts.length > 0 ? `Questions? ${contacts.join(' · ')}` : '']
    .join(' ')
    .trim();
}

function drawFoot(sheet: Sheet, paper: Printed, title: string): void {
  const { doc } = sheet;
  const y = 792;
  doc.moveTo(LEFT, y).lineTo(282, y).moveTo(313, y).lineTo(RIGHT, y).lineWidth(0.5).stroke(LINE);
  drawMark(sheet, 291.5, y - 6, 12);
  sheet.text(`${title} ${paper.number}`, LEFT, y + 16, { size: 8, colour: SOFT });
  sheet.text('Page 1 of 1', RIGHT, y + 16, { size: 8, colour: SOFT, align: 'right' });
}
