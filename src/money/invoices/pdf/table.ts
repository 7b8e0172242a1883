import { exactRupees } from '../../../kit/locale/formats.ts';
import { IVORY, LEFT, LINE, type PdfPage, RIGHT, SOFT, WIDTH } from '../../../kit/pdf/page.ts';
import { amountInWords } from '../amount.ts';
import { gstRateOf, stateTaxName } from '../rules.ts';
import { type Messages, type Printed, percent } from './printed.ts';

/** Draws the one line of an invoice with its taxes. Returns where the rest begins, in points from the top. */
export function drawTable(page: PdfPage, invoice: Printed, { labels }: Messages, top: number): number {
  const { doc } = page;
  const { seller } = invoice;
  const half = percent(seller.gstBasisPoints / 2);
  const taxes: [string, string, number][] =
    gstRateOf(seller) === 0
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
  doc.moveTo(LEFT, top).lineTo(RIGHT, top).lineWidth(0.8).stroke(page.accent);
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
    page.text(exactRupees(paise), edge(index), line, { size: 9.5, align: 'right' });
  }
  doc
    .moveTo(LEFT, bottom + 4)
    .lineTo(RIGHT, bottom + 4)
    .lineWidth(0.5)
    .stroke(LINE);
  return bottom + 4;
}

/** Draws the total in figures and words. Returns where the rest begins, in points from the top. */
export function drawTotal(
  page: PdfPage,
  invoice: Printed,
  { labels, locale }: Messages,
  top: number,
): number {
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
  // In the heading's font the rupee sign is too close to the digits.
  page.text(exactRupees(invoice.total_paise).replace('₹', '₹ '), RIGHT - 8, top + 38, {
    style: 'title',
    size: 21,
    colour: page.accent,
    align: 'right',
  });
  const end = Math.max(bottom, top + 54);
  for (const [y, width] of [
    [end, 1.2],
    [end + 2.5, 0.4],
  ] as const) {
    doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(width).stroke(page.accent);
  }
  return end;
}
