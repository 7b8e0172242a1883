import { formatsFor } from '../kit/locale/formats.ts';
import { i18nFor, tagOf } from '../kit/locale/i18n.ts';
import { rupees } from '../kit/locale/money.ts';
import { states } from '../vocabulary/states.ts';
import { amountInWords } from './amount.ts';
import { labelsOf, notesOf, type Title, titleText } from './labels.ts';
import { openPdfPage, type PdfPage, PRODUCER } from './page.ts';
import { stateTaxName } from './rules.ts';
import type { FullInvoice } from './store.ts';

/** What an invoice is printed from: its row, and what it refers to. */
export type Printed = Pick<
  FullInvoice,
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

const percent = (basisPoints: number) => `${Number((basisPoints / 100).toFixed(3))} %`;

/** The state with its code, as CGST Rules 46(f) and (n) want it. */
const stateName = ({ labels }: Words, code: keyof typeof states) =>
  code === '96' ? labels.outsideIndia : `${states[code]} (${code})`;

function titleOf({ kind, seller }: Printed): Title {
  if (kind === 'credit_note') return 'credit_note';
  return seller.gstin && seller.gstBasisPoints > 0 ? 'tax_invoice' : 'bill_of_supply';
}

/** What stands on an invoice in the language of who gets it. */
function wordsFor(invoice: Printed, locale: string) {
  const i18n = i18nFor(locale);
  const kind = titleOf(invoice);
  return {
    locale,
    title: titleText(i18n, kind),
    labels: labelsOf(i18n, invoice.kind),
    notes: notesOf(i18n, kind, invoice),
    day: formatsFor(locale).longDate,
  };
}

type Words = ReturnType<typeof wordsFor>;

/**
 * An invoice as a PDF of one A4 page, with what Rules 46 (invoices), 49 (bills of supply) and 53(1A) (credit notes) of
 * the CGST Rules ask for. The same row gives the same bytes in the same language, whenever it is printed.
 */
export function printInvoice(invoice: Printed, locale = 'en'): Promise<Buffer> {
  const words = wordsFor(invoice, locale);
  const page = openPdfPage({
    title: `${words.title} ${invoice.number}`,
    lang: tagOf(locale),
    author: invoice.seller.name,
    creator: invoice.site?.name ?? PRODUCER,
    at: invoice.issued_at,
  });
  const afterHead = drawHead(page, invoice, words);
  drawToran(page, afterHead);
  const afterParties = drawParties(page, invoice, words, afterHead + 44);
  const afterTable = drawTable(page, invoice, words, afterParties + 18);
  const afterTotal = drawTotal(page, invoice, words, afterTable + 14);
  drawNotes(page, words, afterTotal + 26);
  drawFoot(page, invoice, words);
  return page.end();
}

function drawHead(page: PdfPage, { seller }: Printed, words: Words): number {
  drawMark(page, LEFT, 44, 30);
  page.text(words.title, RIGHT, 66, { style: 'title', size: 23, colour: KUMKUM, align: 'right' });
  page.text(words.labels.original, RIGHT, 83, { size: 8.5, colour: SOFT, align: 'right' });
  const name = { style: 'title', size: 16 } as const;
  let y = page.paragraph(seller.name, LEFT + 42, 65, 270, name, 1.25) - 2;
  const address = `${seller.address}, ${seller.city} ${seller.pin}, ${stateName(words, seller.state)}`;
  y = page.paragraph(address, LEFT + 42, y, 270, { size: 9.5, colour: SOFT }, 1.45);
  if (!seller.gstin) return Math.max(y, 96);
  page.text(`GSTIN ${seller.gstin}`, LEFT + 42, y + 2, { size: 9.5, style: 'strong' });
  return Math.max(y + 16, 96);
}

/** The mark of the site (ui/Mark.tsx), two strands around four dots. */
function drawMark({ doc }: PdfPage, x: number, y: number, size: number) {
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
function drawToran({ doc }: PdfPage, y: number) {
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

function drawParties(page: PdfPage, invoice: Printed, words: Words, top: number): number {
  const { buyer } = invoice;
  const { labels } = words;
  page.text(labels.to, LEFT, top, { size: 8.5, colour: SOFT });
  let y = page.paragraph(buyer.name, LEFT, top + 19, 240, { style: 'strong', size: 13 }, 1.4);
  if (buyer.address) y = page.paragraph(buyer.address, LEFT, y, 240);
  page.text([stateName(words, buyer.state), buyer.pin].filter(Boolean).join(', PIN '), LEFT, y);

  const facts: [string, string][] = [
    [labels.number, invoice.number],
    [labels.date, words.day(invoice.issued_at)],
  ];
  if (invoice.invoice_number && invoice.invoice_issued_at) {
    facts.push(
      [labels.creditedNumber, invoice.invoice_number],
      [labels.creditedDate, words.day(invoice.invoice_issued_at)],
    );
  }
  facts.push(
    [labels.place, stateName(words, buyer.state)],
    [labels.reverseCharge, labels.no],
    [labels.payment, invoice.payment_reference],
  );
  let at = top;
  for (const [label, value] of facts) {
    page.text(label, 318, at, { size: 8.5, colour: SOFT });
    at = page.paragraph(value, 416, at, RIGHT - 416, { size: 9.5 }, 1.4) + 4;
  }
  return Math.max(y + 12, at);
}

function drawTable(page: PdfPage, invoice: Printed, { labels }: Words, top: number): number {
  const { doc } = page;
  const { seller } = invoice;
  const half = percent(seller.gstBasisPoints / 2);
  const taxes: [string, string, number][] =
    titleOf(invoice) === 'bill_of_supply' || !seller.gstin || seller.gstBasisPoints === 0
      ? []
      : invoice.buyer.state === seller.state
        ? [
            ['CGST', half, invoice.cgst_paise],
            [stateTaxName(seller.state), half, invoice.sgst_paise],
          ]
        : [['IGST', percent(seller.gstBasisPoints), invoice.igst_paise]];
  const columns = [
    ...(taxes.length > 0 ? [[labels.taxable, '', invoice.taxable_paise] as const] : []),
    ...taxes,
    [labels.amount, '', invoice.total_paise] as const,
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
  page.text(labels.description, LEFT + 8, top + 17, head);
  page.text('SAC', sacAt, top + 17, head);
  for (const [index, [label, rate]] of columns.entries()) {
    page.text(rate ? `${label} ${rate}` : label, edge(index), top + 17, {
      ...head,
      align: 'right',
    });
  }
  const line = top + 48;
  const bottom = page.paragraph(invoice.description, LEFT + 8, line, sacAt - LEFT - 14, { size: 9.5 }, 1.4);
  page.text(seller.sac, sacAt, line, { size: 9.5 });
  for (const [index, [, , paise]] of columns.entries()) {
    page.text(rupees(paise), edge(index), line, { size: 9.5, align: 'right' });
  }
  doc
    .moveTo(LEFT, bottom + 4)
    .lineTo(RIGHT, bottom + 4)
    .lineWidth(0.5)
    .stroke(LINE);
  return bottom + 4;
}

function drawTotal(page: PdfPage, invoice: Printed, { labels, locale }: Words, top: number): number {
  const { doc } = page;
  page.text(labels.inWords, LEFT + 8, top + 14, { size: 8.5, colour: SOFT });
  const bottom = page.paragraph(
    amountInWords(invoice.total_paise, locale),
    LEFT + 8,
    top + 30,
    280,
    { size: 10 },
    1.4,
  );
  page.text(labels.total, RIGHT - 8, top + 14, { size: 8.5, colour: SOFT, align: 'right' });
  // In the heading's letters the rupee sign stands too close to the figures.
  page.text(rupees(invoice.total_paise).replace('₹', '₹ '), RIGHT - 8, top + 38, {
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

function drawNotes(page: PdfPage, { notes, labels }: Words, top: number): void {
  let y = top;
  const write = (note: string) => {
    y = page.paragraph(note, LEFT, y, 400, { size: 8.5, colour: SOFT }, 1.5) + 3;
  };
  notes.forEach(write);
  if (page.hasBoxes()) write(labels.boxes);
}

function drawFoot(page: PdfPage, invoice: Printed, { title, labels }: Words): void {
  const { doc } = page;
  const y = 792;
  doc.moveTo(LEFT, y).lineTo(282, y).moveTo(313, y).lineTo(RIGHT, y).lineWidth(0.5).stroke(LINE);
  drawMark(page, 291.5, y - 6, 12);
  page.text(`${title} ${invoice.number}`, LEFT, y + 16, { size: 8, colour: SOFT });
  page.text(labels.page, RIGHT, y + 16, { size: 8, colour: SOFT, align: 'right' });
}
