import { Buffer } from 'node:buffer';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import {
  addMember,
  expectAccessible,
  expectAccessibleDayAndNight,
  expectNoSidewaysScroll,
  toast,
} from './steps.ts';

/** A picture in one colour with a number, as the bytes of a file. */
async function picture(number: number, colour: string, { width = 800, height = 1000 } = {}) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour}"/><circle cx="50%" cy="38%" r="20%" fill="#f3d9b8"/><path d="M${width * 0.15} ${height} C${width * 0.2} ${height * 0.6} ${width * 0.8} ${height * 0.6} ${width * 0.85} ${height}Z" fill="#fff8"/><text x="50%" y="96%" font-size="90" text-anchor="middle" fill="#fff">${number}</text></svg>`;
  return {
    name: `photo-${number}.jpg`,
    mimeType: 'image/jpeg',
    buffer: await sharp(Buffer.from(svg)).jpeg().toBuffer(),
  };
}

const list = (page: Page) => page.getByRole('list', { name: 'Your photos' });
const shown = (page: Page) => list(page).getByRole('img', { name: /^Photo \d/ });
/** Addresses of the photos in their order, without sizes. */
const order = (page: Page) =>
  shown(page).evaluateAll((images) => images.map((image) => image.getAttribute('src')!.split('/')[3]));
const choose = (page: Page, files: Awaited<ReturnType<typeof picture>>[]) =>
  page.getByLabel('Add Photos').setInputFiles(files);
async function pick(page: Page, photo: number, item: string) {
  await page.getByRole('button', { name: `Options for photo ${photo}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('Change Picture opens the file chooser, and what is chosen becomes the main photo', {
  tag: ['@both', '@slow'],
}, async ({ page }) => {
  await addMember(page.request);
  await page.goto('/my-profile/photos');
  await choose(page, [await picture(1, '#9b1b30'), await picture(2, '#2f6b3a')]);
  await expect(shown(page)).toHaveCount(2);
  await page.goto('/my-profile');
  await expect(shown(page)).toHaveCount(2);
  const before = await order(page);
  const asked = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Change Picture' }).click();
  await (await asked).setFiles(await picture(3, '#b0761a'));
  await expect(shown(page)).toHaveCount(3);
  await expect.poll(async () => (await order(page)).slice(1)).toEqual(before);
  await page.reload();
  await expect.poll(async () => (await order(page)).slice(1)).toEqual(before);
});

test('a member adds photos, puts them in order by keyboard, chooses the main one, crops and removes', async ({
  page,
}) => {
  await addMember(page.request);
  await page.goto('/my-profile/photos');
  await expect(page.getByRole('heading', { name: 'Your photos', level: 1 })).toBeVisible();
  await expect(page.getByText('0 of 12 photos')).toBeVisible();
  await expectAccessible(page);

  // The first that was chosen becomes the main photo: the others wait for it.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    '**/api/me/photos/*',
    async (route) => {
      await held;
      await route.continue();
    },
    { times: 1 },
  );
  await choose(page, [await picture(1, '#9b1b30'), await picture(2, '#2f6b3a'), await picture(3, '#b0761a')]);
  await expect(page.getByText('Waiting', { exact: true })).toHaveCount(2);
  release();
  await expect(page.getByText('3 of 12 photos')).toBeVisible();
  await expect(shown(page)).toHaveCount(3);
  await expect(page.getByText('Main photo')).toHaveCount(1);
  await expectAccessibleDayAndNight(page);
  await expectNoSidewaysScroll(page);

  const [one, two, three] = await order(page);
  const handle = page.getByRole('button', { name: 'Move photo 3' });
  await handle.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Photo moved to place 2 of 3')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Move photo 2' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => order(page)).toEqual([three, one, two]);
  await expect(page.getByRole('button', { name: 'Move photo 1' })).toBeFocused();

  await pick(page, 3, 'Make main photo');
  await expect.poll(() => order(page)).toEqual([two, three, one]);
  const saved = async () => {
    const { photos } = await (await page.request.get('/api/me/photos')).json();
    return photos.map(({ id }: { id: string }) => id);
  };
  await expect.poll(saved).toEqual([two, three, one]);

  const before = await shown(page).first().getAttribute('src');
  await pick(page, 1, 'Crop and rotate');
  const dialog = page.getByRole('dialog', { name: 'Crop and rotate' });
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
  await dialog.getByRole('button', { name: 'Rotate' }).click();
  await dialog.getByRole('slider', { name: 'Zoom' }).fill('40');
  await dialog.getByLabel('Photo. Use the arrow keys to move it.').press('ArrowRight');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(shown(page).first()).not.toHaveAttribute('src', before!);
  await expect(page.getByRole('button', { name: 'Options for photo 1' })).toBeFocused();

  // The live update is here before the answer.
  await page.route('**/api/me/photos/*', async (route) => {
    if (route.request().method() !== 'DELETE') return route.fallback();
    const response = await route.fetch();
    await expect(shown(page)).toHaveCount(2);
    await route.fulfill({ response });
  });
  const asked = page.getByRole('dialog', { name: 'Remove the main photo?' });
  const start = await order(page);
  await pick(page, 1, 'Remove');
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Remove photo' }).click();
  await expect(toast(page, 'Image Removed')).toBeVisible();
  await expect.poll(() => order(page)).toEqual([three, one]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => order(page)).toEqual(start);

  await pick(page, 1, 'Remove');
  await asked.getByRole('button', { name: 'Remove photo' }).click();
  await expect.poll(() => order(page)).toEqual([three, one]);
  await expect(page.getByRole('button', { name: 'Move photo 1' })).toBeFocused();
  await page.reload();
  await expect.poll(() => order(page)).toEqual([three, one]);
});

/** What a phone writes of 12 megapixels: lying on its side, its top at the left and blue, with the place where it was. */
async function phonePhoto() {
  const size = { width: 4000, height: 3000, channels: 3 } as const;
  const noise = { type: 'gaussian', mean: 120, sigma: 12 } as const;
  const sky = await sharp({ create: { ...size, width: 1000, background: '#2040c0' } })
    .png()
    .toBuffer();
  const buffer = await sharp({ create: { ...size, background: '#808080', noise } })
    .composite([{ input: sky, left: 0, top: 0 }])
    .withExif({ IFD3: { GPSLatitude: '18/1 31/1 0/1', GPSLongitude: '73/1 51/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
  return { name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer };
}

test('a photo that a phone takes is sent smaller, and is upright and without its place', {
  tag: ['@phone', '@slow'],
}, async ({ page }) => {
  await addMember(page.request);
  await page.goto('/my-profile/photos');
  await expect(page.getByText('Take a photo', { exact: true })).toBeVisible();
  const taken = await phonePhoto();
  expect(taken.buffer.length).toBeGreaterThan(1_500_000);
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'PUT' && request.url().includes('/me/photos/')),
    page.getByLabel('Take a photo').setInputFiles(taken),
  ]);
  await expect(page.getByText('1 of 12 photos')).toBeVisible();
  expect(Number((await sent.allHeaders())['content-length'])).toBeLessThan(taken.buffer.length / 2);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const { photos } = await (await page.request.get('/api/me/photos')).json();
  const whole = await (await page.request.get(photos[0].whole)).body();
  const { width, height, exif } = await sharp(whole).metadata();
  expect([width! < height!, exif]).toEqual([true, undefined]);
  // The sky is above.
  const top = await sharp(whole)
    .extract({ left: 0, top: 0, width: width!, height: Math.floor(height! / 8) })
    .png()
    .toBuffer();
  const { channels } = await sharp(top).stats();
  expect(channels[2]!.mean).toBeGreaterThan(channels[0]!.mean + 50);
});

test('what is no photo says so at its place; a lost line can be tried again, and an upload be cancelled', {
  tag: '@slow',
}, async ({ page }) => {
  await addMember(page.request);
  await page.goto('/my-profile/photos');
  await choose(page, [
    { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('this is a letter '.repeat(100)) },
  ]);
  await expect(list(page).getByRole('alert')).toContainText('This file is not a photo we can use');
  await expect(list(page).getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close notes.jpg' }).click();
  await expect(list(page).getByRole('alert')).toHaveCount(0);

  await page.route('**/api/me/photos/*', (route) => route.abort());
  await choose(page, [await picture(1, '#9b1b30')]);
  await expect(list(page).getByRole('alert')).toContainText("Couldn't reach the site");
  await page.unroute('**/api/me/photos/*');
  await list(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('1 of 12 photos')).toBeVisible();

  // Never answered, so that it is under way for as long as it takes to cancel it.
  await page.route('**/api/me/photos/*', (route) =>
    route.request().method() === 'PUT' ? undefined : route.continue(),
  );
  await choose(page, [await picture(2, '#2f6b3a')]);
  await expect(page.getByRole('progressbar', { name: 'Uploading photo-2.jpg' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel photo-2.jpg' }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByText('1 of 12 photos')).toBeVisible();
});

test('a section is edited while a photo is under way; leaving the page asks about both', {
  tag: ['@desk', '@slow'],
}, async ({ page }) => {
  await addMember(page.request);
  await page.goto('/my-profile');
  await page.route('**/api/me/photos/*', (route) =>
    route.request().method() === 'PUT' ? undefined : route.continue(),
  );
  await choose(page, [await picture(1, '#9b1b30')]);
  const uploading = page.getByRole('progressbar', { name: 'Uploading photo-1.jpg' });
  await expect(uploading).toBeVisible();
  await page.getByRole('link', { name: 'Edit: Basics and lifestyle' }).click();
  await expect(page.getByLabel('Height')).toBeVisible();
  await expect(uploading).toBeVisible();

  const leave = () => page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  const stay = () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await leave();
  await expect(page.getByRole('dialog', { name: 'Leave while photos are uploading?' })).toBeVisible();
  await expectAccessible(page);
  await stay();
  await expect(uploading).toBeVisible();
  await page.getByLabel('Height').selectOption('5\'5"');
  await page.getByRole('button', { name: 'Cancel photo-1.jpg' }).click();
  await expect(page.getByRole('progressbar', { name: /^Uploading/ })).toHaveCount(0);
  await leave();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await stay();
  await page.unrouteAll();
});

test('photos are dropped and pasted, and dragged to their place', { tag: ['@desk', '@slow'] }, async ({
  page,
}) => {
  await addMember(page.request);
  await page.goto('/my-profile/photos');
  await expect(page.getByText('0 of 12 photos')).toBeVisible();
  const files = await Promise.all([picture(1, '#9b1b30'), picture(2, '#2f6b3a')]);
  const data = files.map(({ name, buffer }) => ({ name, base64: buffer.toString('base64') }));
  const transfer = (wanted: typeof data) =>
    page.evaluateHandle((all) => {
      const made = new DataTransfer();
      for (const { name, base64 } of all) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        made.items.add(new File([bytes], name, { type: 'image/jpeg' }));
      }
      return made;
    }, wanted);
  const dropped = await transfer(data.slice(0, 1));
  await list(page).dispatchEvent('dragover', { dataTransfer: dropped });
  await list(page).dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.getByText('1 of 12 photos')).toBeVisible();
  const pasted = await transfer(data.slice(1));
  await page.evaluate((clipboardData) => {
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, pasted);
  await expect(page.getByText('2 of 12 photos')).toBeVisible();

  const [one, two] = await order(page);
  const from = (await page.getByRole('button', { name: 'Move photo 2' }).boundingBox())!;
  const to = (await shown(page).first().boundingBox())!;
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => order(page)).toEqual([two, one]);
});
