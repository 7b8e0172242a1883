import { Buffer } from 'node:buffer';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { addMember, expectAccessible, expectAccessibleDayAndNight, expectNoSidewaysScroll } from './steps.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const goOn = (page: Page, name = 'Save and continue') => page.getByRole('button', { name }).click();

async function percentOf(page: Page): Promise<number> {
  const { completeness } = await (await page.request.get('/api/my-profile')).json();
  return completeness.percent;
}

test('a newcomer fills in every step, each of which brings the profile nearer to 100 %', {
  tag: '@both',
}, async ({ page }) => {
  await addMember(page.request);
  await page.goto('/my-profile/steps');
  const percents = [await percentOf(page)];
  /** Expects the next step, and that the one before has counted. */
  async function expectStep(title: string | RegExp): Promise<void> {
    await expect(heading(page)).toHaveText(title);
    const percent = await percentOf(page);
    expect(percent).toBeGreaterThan(percents.at(-1)!);
    percents.push(percent);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }

  await expect(heading(page)).toHaveText('Photo');
  const buffer = await sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000"><rect width="800" height="1000" fill="#9b1b30"/><circle cx="400" cy="380" r="160" fill="#f3d9b8"/></svg>',
    ),
  )
    .jpeg()
    .toBuffer();
  await page.getByLabel('Add Photos').setInputFiles({ name: 'revati.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText('1 of 12 photos')).toBeVisible();
  await goOn(page, 'Continue');

  await expectStep('About');
  await page.getByLabel('In your own words').fill('I teach in Pune and sing on Sundays.');
  await page.getByLabel('Hobbies').fill('Singing,');
  await goOn(page);

  await expectStep('Height and marital status');
  await page.getByLabel('Height').selectOption('5\'5"');
  await page.getByLabel('Marital status').selectOption('Never Married');
  await page.getByLabel('Diet').selectOption('Vegetarian');
  await goOn(page);

  await expectStep('Community');
  await page.getByLabel('Community', { exact: true }).fill('Maratha');
  await goOn(page);

  await expectStep('Education and work');
  await page.getByLabel('Education').selectOption('MBA');
  await page.getByLabel('Profession').fill('Teacher');
  await page.getByLabel('Annual income').selectOption('₹10-15 Lakhs');
  // A town that no profile has stated yet is suggested, too.
  await page.getByLabel('City').fill('Malva');
  await expect(page.locator('datalist option[value="Malvan"]')).toBeAttached();
  await page.getByLabel('City').fill('Malvan');
  await page.getByLabel('State').selectOption('Maharashtra');
  await goOn(page);

  await expectStep('Family');
  await page.getByLabel("Father's occupation").fill('Farmer');
  await page.getByLabel('Family type').selectOption('Joint');
  await goOn(page);

  await expectStep('Horoscope');
  await page.getByLabel('Rashi').selectOption('Karka');
  await page.getByLabel('Manglik').selectOption('No');
  await goOn(page);

  await expectStep('Partner preferences');
  await page.getByLabel('Minimum age').selectOption('28');
  await page.getByRole('group', { name: 'Religion' }).getByText('Hindu').click();
  await goOn(page, 'Save and finish');

  await expectStep('Your profile is complete.');
  expect(percents.at(-1)).toBe(100);
  await expectAccessibleDayAndNight(page);
  await page.getByRole('main').getByRole('link', { name: 'My Profile' }).click();
  await expect(page.getByText('100% complete')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Complete your profile' })).toHaveCount(0);
  // Nothing is asked for any more.
  await page.goto('/dashboard');
  await expect(page.getByRole('main').getByRole('link', { name: 'Complete your profile' })).toHaveCount(0);
});
