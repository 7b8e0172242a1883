import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible, expectAccessibleDayAndNight, expectNoSidewaysScroll } from './steps.ts';

const formOf = (page: Page, name: 'Bride' | 'Groom') => page.getByRole('group', { name, exact: true });

async function enterDate(form: Locator, day: string, month: string, year: string): Promise<void> {
  await form.getByLabel('Day').fill(day);
  await form.getByLabel('Month').fill(month);
  await form.getByLabel('Year').fill(year);
}

async function enterPlace(form: Locator, typed: string, chosen: RegExp): Promise<void> {
  const place = form.getByRole('combobox', { name: 'Place of birth' });
  await place.fill(typed);
  await expect(form.getByRole('option', { name: chosen })).toBeVisible();
  await place.press('ArrowDown');
  await place.press('Enter');
  await expect(form.getByRole('listbox')).toBeHidden();
}

test('a visitor matches two horoscopes, and a reload keeps what was typed', { tag: '@both' }, async ({
  page,
}) => {
  await page.goto('/horoscope');
  await expectAccessibleDayAndNight(page);
  const submit = page.getByRole('button', { name: 'Match horoscopes' });
  await submit.click();
  await expect(page.getByText('Please choose a place from the list.')).toHaveCount(2);
  await expectAccessible(page);

  const [bride, groom] = [formOf(page, 'Bride'), formOf(page, 'Groom')];
  await enterDate(bride, '08', '12', '2002');
  await bride.getByLabel('Time of birth').fill('20:01');
  await enterPlace(bride, 'coch', /^Kochi \(Cochin/);
  await expect(bride.getByRole('combobox')).toHaveValue('Kochi, Kerala');
  await enterDate(groom, '29', '02', '1999');
  await groom.getByLabel('Time of birth').fill('04:12');
  const place = groom.getByRole('combobox', { name: 'Place of birth' });
  await place.fill('ठठठठठ');
  await expect(groom.getByText('No place found. Type the name in English letters.')).toBeVisible();
  await expectAccessible(page);
  await place.fill('zzzzz');
  await expect(groom.getByText('No place found. Check the spelling')).toBeVisible();
  await enterPlace(groom, 'bombay', /^Mumbai \(Bombay/);
  await expect(groom.getByText('No place found', { exact: false })).toHaveCount(0);
  await submit.click();
  await expect(groom.getByText('Please enter a valid date.')).toBeVisible();
  await expect(groom.getByLabel('Day')).toBeFocused();

  await enterDate(groom, '11', '02', '1993');
  await submit.click();
  const result = page.getByRole('region', { name: 'Guna milan' });
  await expect(result.getByRole('row')).not.toHaveCount(0);
  const chart = result.getByRole('heading', { name: 'Bride' }).locator('..');
  await expect(chart).toContainText('Shravana, pada 3');
  await expect(chart).toContainText('Mithuna');
  await expect(chart).toContainText('8 Dec 2002 · 8:01 pm · Kochi, Kerala');
  await expectNoSidewaysScroll(page);
  await expectAccessibleDayAndNight(page);
  // The address has nothing of the births.
  expect(new URL(page.url()).search).toBe('');

  const total = await result.getByRole('row', { name: /^Total/ }).innerText();
  await result.getByRole('radio', { name: 'South Indian' }).check();
  await result.getByRole('radio', { name: 'Raman' }).check();
  await expect(result.getByRole('row', { name: /^Yoni/ })).toContainText('1 / 4');

  await page.reload();
  await expect(bride.getByRole('combobox')).toHaveValue('Kochi, Kerala');
  await result.getByRole('radio', { name: 'AstroSage' }).check();
  await expect(result.getByRole('row', { name: /^Total/ })).toHaveText(total, { useInnerText: true });

  await groom.getByLabel("I don't know the time").check();
  await submit.click();
  await expect(result.getByText(/Between .* and .* points/)).toBeVisible();
  const moon = result.getByLabel('Moon on that day');
  // A phone cuts the end, so that the hours come first.
  await expect(moon.getByRole('option').first()).toHaveText(/^12:00 am – \d+:\d\d (am|pm): \w+/);
  await moon.selectOption({ index: 0 });
  await expect(result.getByText('Not known', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(result).toBeHidden();
  await expect(bride.getByRole('combobox')).toHaveValue('');
});
