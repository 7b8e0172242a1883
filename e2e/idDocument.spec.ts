import { expect, type Locator, type Page, type Request, test } from '@playwright/test';
import sharp from 'sharp';
import { drawPicture } from '../test/pictures.ts';
import {
  addMember,
  expectAccessible,
  expectAccessibleDayAndNight,
  expectNoSidewaysScroll,
  logInAs,
  newName,
  toast,
} from './steps.ts';

const NUMBER = '#33cc66';

/** A card with a bright strip where its number is. */
async function card() {
  const strip = await sharp({ create: { width: 500, height: 60, channels: 3, background: NUMBER } })
    .png()
    .toBuffer();
  const buffer = await sharp(await drawPicture(7, 1000, 630).jpeg().toBuffer())
    .composite([{ input: strip, left: 250, top: 500 }])
    .jpeg({ quality: 95 })
    .toBuffer();
  return { name: 'card.jpg', mimeType: 'image/jpeg', buffer };
}

/** Returns how bright a place of a picture is, 0 to 255. */
async function brightness(bytes: Buffer, x: number, y: number): Promise<number> {
  const { width, height } = await sharp(bytes).metadata();
  const pixel = await sharp(bytes)
    .extract({ left: Math.round(x * width), top: Math.round(y * height), width: 1, height: 1 })
    .greyscale()
    .raw()
    .toBuffer();
  return pixel[0]!;
}

async function openSection(page: Page): Promise<Locator> {
  await page.goto('/settings#id');
  const section = page.locator('#id');
  await expect(section.getByText('Get the ‘ID verified’ badge.')).toBeVisible();
  return section;
}

/** Drags over a part of the document. */
async function drawOver(page: Page, section: Locator, from: [number, number], to: [number, number]) {
  const picture = section.getByRole('img', { name: 'Your document' });
  await picture.scrollIntoViewIfNeeded();
  const box = (await picture.boundingBox())!;
  const at = ([x, y]: [number, number]) => [box.x + x * box.width, box.y + y * box.height] as const;
  await page.mouse.move(...at(from));
  await page.mouse.down();
  await page.mouse.move(...at(to), { steps: 4 });
  await page.mouse.up();
}

const openReview = async (staff: Page, name: string) => {
  await staff.goto('/admin/reviews?kind=id_document');
  await staff
    .getByRole('button', { name: `Open review of ${name}` })
    .locator('visible=true')
    .click();
  await expect(staff.getByRole('region', { name: 'ID document' })).toBeVisible();
};

test('review photo and ID: an owner blacks out a card and sends it, staff reject it, another is approved', {
  tag: '@bureau',
}, async ({ page, browser }) => {
  const name = newName('Ila');
  const { id } = await addMember(page.request, { name });
  const staff = await (await browser.newContext()).newPage();
  await logInAs(staff.request, 'admin');
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/id-document/')) sent.push(request);
  });

  await page.goto('/my-profile');
  await page.getByRole('link', { name: 'Verify the ID' }).click();
  await expect(page).toHaveURL(/\/settings#id$/);
  const section = await openSection(page);
  await section.getByRole('button', { name: 'Send for checking' }).click();
  await expect(section.getByText('Please choose a document.')).toBeVisible();
  await expect(section.getByText('Please choose a photo of the document.')).toBeVisible();
  await expectAccessibleDayAndNight(page);
  await expectNoSidewaysScroll(page);

  // No picture at all.
  const chooser = section.getByLabel('Choose a photo of the document');
  await chooser.setInputFiles({
    name: 'a.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  });
  await expect(section.getByText("We can't open this file.")).toBeVisible();

  await section.getByRole('radio', { name: 'Aadhaar card' }).check();
  const file = await card();
  await chooser.setInputFiles(file);
  await expect(section.getByRole('img', { name: 'Your document' })).toBeVisible();
  await section.getByRole('button', { name: 'Send for checking' }).click();
  await expect(section.getByText('Please black out the first 8 digits of the Aadhaar number.')).toBeVisible();
  expect(sent).toEqual([]);

  await drawOver(page, section, [0.24, 0.77], [0.6, 0.92]);
  const first = section.getByRole('button', { name: /^Hidden part 1/ });
  await expect(first).toBeVisible();
  // What is seen is what is sent.
  const shown = () =>
    section
      .getByRole('img', { name: 'Your document' })
      .evaluate((canvas: HTMLCanvasElement) => [
        ...canvas.getContext('2d')!.getImageData(canvas.width * 0.4, canvas.height * 0.84, 1, 1).data,
      ]);
  expect(await shown()).toEqual([0, 0, 0, 255]);
  await expectAccessibleDayAndNight(page);
  await expectNoSidewaysScroll(page);
  await section.getByRole('button', { name: 'Send for checking' }).click();
  await expect(section.getByText('Please check this before you send it.')).toBeVisible();
  await section.getByRole('checkbox', { name: /^The first 8 digits are blacked out/ }).check();
  await section.getByRole('button', { name: 'Send for checking' }).click();
  await expect(section.getByText('Our team is checking your document')).toBeVisible();
  await expectAccessible(page);
  expect(sent).toHaveLength(1);
  // The original never leaves the browser: what was sent is black where the number was.
  const body = sent[0]!.postDataBuffer();
  if (body && body.length > 1000) expect(await brightness(body, 0.4, 0.84)).toBeLessThan(20);

  await openReview(staff, name);
  const document = staff.getByRole('region', { name: 'ID document' });
  await expect(document.getByText('Not opened yet')).toBeVisible();
  await expect(staff.getByRole('button', { name: 'Approve' })).toBeHidden();
  await expect(document.getByText('4 May 1996')).toBeVisible();
  await expectAccessibleDayAndNight(staff);
  await expectNoSidewaysScroll(staff);
  // By keyboard, as photos.
  await staff.keyboard.press('s');
  const picture = document.getByRole('img', { name: 'Aadhaar card' });
  await expect(picture).toBeVisible();
  const seen = await staff.request.get((await picture.getAttribute('src'))!);
  expect(await brightness(await seen.body(), 0.4, 0.84)).toBeLessThan(20);
  expect(await brightness(await seen.body(), 0.7, 0.84)).toBeGreaterThan(100);
  const enlarge = staff.getByRole('button', { name: 'Enlarge' });
  const width = async () => (await picture.boundingBox())!.width;
  const before = await width();
  await enlarge.click();
  expect(await width()).toBeGreaterThan(before * 1.4);
  await expectAccessibleDayAndNight(staff);
  await expectNoSidewaysScroll(staff);
  await enlarge.click();
  await staff.getByRole('region', { name: `Review of ${name}` }).focus();
  await staff.keyboard.press('r');
  const rejecting = staff.getByRole('dialog');
  await rejecting.getByRole('radio', { name: "The document can't be read" }).check();
  await rejecting.getByRole('button', { name: 'Reject' }).click();
  await expect(toast(staff, 'Rejected')).toBeVisible();
  expect((await staff.request.get((await seen.url()).toString())).status()).toBe(404);

  // Without a reload.
  await expect(section.getByText('The ID document was not approved')).toBeVisible();
  await expect(section.getByText("The document can't be read")).toBeVisible();
  await expectAccessible(page);
  await section.getByRole('button', { name: 'Send another' }).click();
  await section.getByRole('radio', { name: 'Passport' }).check();
  await chooser.setInputFiles(file);
  // The name is on one side and the date of birth on the other: our team gets both in one picture.
  const other = section.getByLabel('Choose a photo of the other side');
  await other.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('Namaste') });
  await expect(section.getByText("We can't open this file.")).toBeVisible();
  await other.setInputFiles(file);
  const back = section.getByRole('img', { name: 'Other side of your document' });
  await expect(back).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await section.getByRole('button', { name: 'Remove the other side' }).click();
  await expect(back).toBeHidden();
  await expect(other).toBeFocused();
  await other.setInputFiles(file);
  await expect(back).toBeVisible();
  await section.getByRole('button', { name: 'Black out a part' }).last().click();
  await section.getByRole('button', { name: 'Send for checking' }).click();
  await expect(section.getByText('Our team is checking your document')).toBeVisible();
  await openReview(staff, name);
  await staff.getByRole('button', { name: 'Show document' }).click();
  const passport = document.getByRole('img', { name: 'Passport' });
  await expect(passport).toBeVisible();
  const both = await (await staff.request.get((await passport.getAttribute('src'))!)).body();
  const { width: wide, height: high } = await sharp(both).metadata();
  expect(high / wide).toBeCloseTo(2 * 0.63, 2);
  // The box in the middle of the second side is black, the same place of the first is not.
  expect(await brightness(both, 0.5, 0.75)).toBeLessThan(20);
  expect(await brightness(both, 0.5, 0.25)).toBeGreaterThan(20);
  await staff.getByRole('button', { name: 'Approve' }).click();
  await expect(toast(staff, 'Approved')).toBeVisible();

  await expect(section.getByText('Your ID is verified')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/profile/${id}`);
  await expect(page.getByRole('main').getByText('ID verified', { exact: true })).toBeVisible();
  await staff.context().close();
});

test('a black box is placed by keyboard and sliders alone; a document is withdrawn in one window, seen in another', {
  tag: '@slow',
}, async ({ page, context, isMobile }) => {
  await addMember(page.request);
  const section = await openSection(page);
  await expect(section.getByText('Take a photo', { exact: true })).toBeVisible({ visible: isMobile });
  await section.getByRole('radio', { name: 'PAN card' }).check();
  await section.getByLabel('Choose a photo of the document').setInputFiles(await card());
  const add = section.getByRole('button', { name: 'Black out a part' });
  await add.focus();
  await page.keyboard.press('Enter');
  const box = section.getByRole('button', { name: /^Hidden part 1/ });
  await expect(box).toBeFocused();
  const slider = (name: string) => section.getByRole('slider', { name });
  await expect(slider('Left')).toHaveValue('30');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(slider('Left')).toHaveValue('31');
  await expect(slider('Top')).toHaveValue('47');
  await expect(slider('Width')).toHaveValue('41');
  await expect(slider('Height')).toHaveValue('9');
  await slider('Top').focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider('Top')).toHaveValue('48');
  await expectAccessibleDayAndNight(page);

  const size = () =>
    section
      .getByRole('img', { name: 'Your document' })
      .evaluate((canvas: HTMLCanvasElement) => [canvas.width, canvas.height]);
  expect(await size()).toEqual([1000, 630]);
  await section.getByRole('button', { name: 'Rotate' }).click();
  await expect.poll(size).toEqual([630, 1000]);
  // The box turns with what it hides: from 31, 48, 41 wide and 9 high.
  await expect(slider('Left')).toHaveValue('43');
  await expect(slider('Top')).toHaveValue('31');
  await expect(slider('Width')).toHaveValue('9');
  await expect(slider('Height')).toHaveValue('41');

  await add.click();
  await expect(section.getByRole('button', { name: /^Hidden part 2/ })).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(section.getByRole('button', { name: /^Hidden part/ })).toHaveCount(1);
  await expect(box).toBeFocused();

  // The other window has chosen one, too: it learns that there is one already.
  const other = await context.newPage();
  const there = await openSection(other);
  await there.getByRole('radio', { name: 'Passport' }).check();
  await section.getByRole('button', { name: 'Send for checking' }).click();
  await expect(section.getByText('Our team is checking your document')).toBeVisible();
  await expect(there.getByText('Our team is checking your document')).toBeVisible();
  await there.getByRole('button', { name: 'Withdraw document' }).click();
  await expect(toast(other, 'Document withdrawn')).toBeVisible();
  await expect(section.getByRole('button', { name: 'Send for checking' })).toBeVisible();
  await other.close();
});
