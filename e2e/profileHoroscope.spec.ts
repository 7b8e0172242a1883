import { expect, type Page, test } from '@playwright/test';
import { readPdf } from './pdf.ts';
import {
  addMember,
  expectAccessible,
  expectAccessibleDayAndNight,
  expectNoSidewaysScroll,
  logInAs,
  setPrinting,
} from './steps.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
async function idOf(page: Page, name: string): Promise<string> {
  const answer = await page.request.get(`/api/profiles?gender=all&q=${name}`);
  return ((await answer.json()) as { profiles: { id: string }[] }).profiles[0]!.id;
}

const tab = (page: Page) => page.getByRole('tabpanel');

test('birth details in the guided steps: a place from the list, no time, who sees it', {
  tag: ['@both', '@slow'],
}, async ({ page }) => {
  await addMember(page.request);
  await page.goto('/my-profile/steps?step=horoscope');
  await expect(heading(page)).toHaveText('Horoscope');
  await page.getByLabel('Time of birth').fill('07:10');
  await page.getByLabel("I don't know the time").check();
  await expect(page.getByLabel('Time of birth')).toHaveValue('');
  await page.getByLabel("I don't know the time").uncheck();
  await page.getByLabel('Time of birth').fill('07:10');
  const place = page.getByRole('combobox', { name: 'Place of birth' });
  await place.fill('kolhapur, mah');
  await expect(page.getByRole('option', { name: /^Kolhapur/ })).toBeVisible();
  await expectAccessible(page);
  await place.press('ArrowDown');
  await place.press('Enter');
  await expect(place).toHaveValue('Kolhapur, Maharashtra');
  await expect(page.getByText('We calculate rashi, nakshatra, lagna and manglik from these.')).toBeVisible();
  await expect(page.getByLabel('Show the horoscope to')).toHaveValue('matches');
  await page.getByLabel('Use horoscopes to suggest matches').check();
  await expectAccessibleDayAndNight(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(heading(page)).toHaveText('Partner preferences');

  await page.goto('/my-profile?edit=horoscope');
  await expect(page.getByLabel('Use horoscopes to suggest matches')).toBeChecked();
  await expect(place).toHaveValue('Kolhapur, Maharashtra');
  await page.getByLabel('Show the horoscope to').selectOption('Nobody');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const section = page.getByRole('region', { name: 'Birth and horoscope' });
  await expect(section.getByText('Nobody')).toBeVisible();
  await expect(section.getByText('Rashi')).toHaveCount(0);

  await page.goto('/my-profile?edit=horoscope');
  await page.getByLabel("I don't know the time").check();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(section.getByText('Nobody')).toBeVisible();
  const { viewer } = (await (await page.request.get('/api/me')).json()) as {
    viewer: { profile: { id: string } };
  };
  await page.goto(`/profile/${viewer.profile.id}?tab=horoscope`);
  await expect(
    tab(page).getByText('Calculated from the date and place of birth. The time is not known.'),
  ).toBeVisible();
});

test('the horoscope of a match, the points with the own profile, and their PDF', { tag: '@both' }, async ({
  page,
}) => {
  await logInAs(page.request, 'demo');
  // Somebody who shows it to everyone, and whose time is not known.
  await page.goto(`/profile/${await idOf(page, 'Biswajit')}?tab=horoscope`);
  const match = page.getByRole('region', { name: 'Guna milan with Ananya Deshmukh' });
  const range = (await match.getByText(/^Between .* and .* points, because/).innerText()).match(/[\d.]+/g)!;
  await expect(match.getByText(`${range[0]}–${range[1]}`, { exact: true })).toBeVisible();
  // Of what is not known, the table says what it assumes.
  await expect(match.getByText(/^Calculated here with \w+, .+ for Biswajit/)).toBeVisible();
  await expect(match.getByRole('row', { name: /^Bhakoot/ })).not.toContainText('–');
  // The chart would give the date of birth away to families that are not connected.
  await expect(
    tab(page).getByText(/These and the full chart are visible once you're connected/),
  ).toBeVisible();
  await expect(tab(page).getByRole('heading', { name: 'Chart', exact: true })).toHaveCount(0);
  await expect(tab(page).getByText(/pada \d/)).toHaveCount(0);
  await expectAccessibleDayAndNight(page);
  await expectNoSidewaysScroll(page);

  // A match, who shows it to matches only.
  const matched = await idOf(page, 'Siddharth');
  await page.goto(`/profile/${matched}?tab=horoscope`);
  await expect(tab(page).getByText('Purva Ashadha, pada 4')).toBeVisible();
  await expect(tab(page).getByText('9:15 pm')).toBeVisible();
  await expect(match.getByRole('row', { name: /^Total/ })).toContainText('/ 36');
  await expect(match.getByRole('heading', { name: 'Ten poruthams' })).toBeVisible();
  await page.getByRole('radio', { name: 'South Indian' }).check();
  await page.getByRole('radio', { name: 'Raman' }).check();
  await tab(page).getByText('Positions of the grahas').first().click();
  await expect(
    tab(page)
      .getByRole('cell', { name: /° Dhanu|′ Dhanu/ })
      .first(),
  ).toBeVisible();
  await expectNoSidewaysScroll(page);
  // On paper it is as it was chosen, and so it is afterwards.
  const south = page.getByRole('radio', { name: 'South Indian' });
  await setPrinting(page, true);
  await expect(page.getByRole('heading', { name: 'Family', exact: true })).toBeVisible();
  await expect(south).toBeHidden();
  await expect(page.getByRole('link', { name: 'Match as PDF' })).toBeHidden();
  await expect(tab(page).getByText('La', { exact: true }).first()).toBeVisible();
  await setPrinting(page, false);
  await expect(south).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Raman' })).toBeChecked();

  const address = (await page.getByRole('link', { name: 'Match as PDF' }).getAttribute('href'))!;
  const { text } = await readPdf(page, address);
  for (const words of [
    'Horoscope match',
    'Ananya Deshmukh',
    'Siddharth Kamble',
    'Guna milan',
    'Ten poruthams',
  ])
    expect(text.replace(/\s+/g, ' ')).toContain(words);
  // The lagna is marked in a chart of the South alone.
  expect(text).toMatch(/\bLa\b/);

  // One who hides it is not computed for anybody.
  const hidden = await idOf(page, 'Rohan');
  await page.goto(`/profile/${hidden}?tab=horoscope`);
  await expect(tab(page).getByText('Horoscope not added yet')).toBeVisible();
  expect((await page.request.get(`/api/profiles/${hidden}/horoscope`)).status()).toBe(404);
  expect((await page.request.get(`/api/profiles/${hidden}/horoscope.pdf`)).status()).toBe(404);
});
