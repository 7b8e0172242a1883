import { tagOf } from '../../../kit/locale/i18n.ts';
import { drawLogo, drawSeal, drawToran } from '../../../kit/pdf/ornaments.ts';
import { LEFT, LINE, openPdfPage, type PdfPage, PRODUCER, RIGHT, SOFT } from '../../../kit/pdf/page.ts';
import { type Messages, messagesFor, type Printed } from './printed.ts';
import { drawTable, drawTotal } from './table.ts';

/**
 * Prints an invoice as a PDF of one A4 page, as Rules 46 (invoices), 49 (bills of supply) and 53(1A) (credit notes)
 * of the CGST Rules require. The same row and language always give the same bytes.
 * @param logo of the day when it was issued, as PNG; without it, the built-in logo is printed
 */
export function printInvoice(invoice: Printed, locale = 'en', logo?: Buffer): Promise<Buffer> {
  const words = messagesFor(invoice, locale);
  const page = openPdfPage({
    title: `${words.title} ${invoice.number}`,
    lang: tagOf(locale),
    author: invoice.seller.name,
    creator: invoice.site?.name ?? PRODUCER,
    createdAt: invoice.issued_at,
    accent: invoice.site?.accent ?? undefined,
    logo,
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

function drawParties(page: PdfPage, invoice: Printed, words: Messages, top: number): number {
  const { buyer } = invoice;
  const { labels } = words;
  page.text(labels.to, LEFT, top, { size: 8.5, colour: SOFT });
  let y = page.paragraph(buyer.name, LEFT, top + 19, 240, { style: 'strong', size: 13 }, 1.4);
  if (buyer.address) y = page.paragraph(buyer.address, LEFT, y, 240);
  page.text([words.stateName(buyer.state), buyer.pin].filter(Boolean).join(', PIN '), LEFT, y);

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
    [labels.place, words.stateName(buyer.state)],
    [labels.reverseCharge, labels.no],
    [labels.payment, invoice.payment_reference],
  );
  let below = top;
  for (const [label, value] of facts) {
    page.text(label, 318, below, { size: 8.5, colour: SOFT });
    below = page.paragraph(value, 416, below, RIGHT - 416, { size: 9.5 }, 1.4) + 4;
  }
  return Math.max(y + 12, below);
}

function drawNotes(page: PdfPage, { notes, labels }: Messages, top: number): void {
  let y = top;
  const write = (note: string) => {
    y = page.paragraph(note, LEFT, y, 400, { size: 8.5, colour: SOFT }, 1.5) + 3;
  };
  notes.forEach(write);
  if (page.hasBoxes()) write(labels.boxes);
}

function drawFoot(page: PdfPage, invoice: Printed, { title, labels }: Messages): void {
  const { doc } = page;
  const y = 792;
  doc.moveTo(LEFT, y).lineTo(282, y).moveTo(313, y).lineTo(RIGHT, y).lineWidth(0.5).stroke(LINE);
  drawSeal(page, y);
  page.text(`${title} ${invoice.number}`, LEFT, y + 16, { size: 8, colour: SOFT });
  page.text(labels.page, RIGHT, y + 16, { size: 8, colour: SOFT, align: 'right' });
}

const LOGO_HEIGHT = 30;
/** The widest logo has this room. */
const LOGO_WIDTH = 110;

/** Draws logo, title and seller at the top of a page. Returns where the rest begins, in points from the top. */
function drawHead(page: PdfPage, { seller }: Printed, words: Messages): number {
  const left = LEFT + drawLogo(page, LEFT, 44, { width: LOGO_WIDTH, height: LOGO_HEIGHT }) + 12;
  const width = LEFT + 42 + 270 - left;
  page.text(words.title, RIGHT, 66, { style: 'title', size: 23, colour: page.accent, align: 'right' });
  page.text(words.labels.original, RIGHT, 83, { size: 8.5, colour: SOFT, align: 'right' });
  const name = { style: 'title', size: 16 } as const;
  let y = page.paragraph(seller.name, left, 65, width, name, 1.25) - 2;
  const address = `${seller.address}, ${seller.city} ${seller.pin}, ${words.stateName(seller.state)}`;
  y = page.paragraph(address, left, y, width, { size: 9.5, colour: SOFT }, 1.45);
  if (!seller.gstin) return Math.max(y, 96);
  page.text(`GSTIN ${seller.gstin}`, left, y + 2, { size: 9.5, style: 'strong' });
  return Math.max(y + 16, 96);
}
