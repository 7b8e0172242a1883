import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import {
  addMember,
  expectAccessible,
  expectAccessibleDayAndNight,
  expectNoSidewaysScroll,
  toast,
} from './steps.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const section = (page: Page, name: string) => page.getByRole('region', { name });
const edit = (page: Page, name: string) => page.getByRole('link', { name: `Edit: ${name}` }).click();
/** Expects the toast, which stays for five seconds, and the form to be closed: the toast of the save before may still be there. */
async function saved(page: Page): Promise<void> {
  await Promise.all([
    expect(page.getByRole('button', { name: 'Save Changes' })).toHaveCount(0),
    expect(toast(page, 'Profile Updated!')).toBeVisible(),
  ]);
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });
const stay = (page: Page) => question(page).getByRole('button', { name: 'Close' }).click();

const scrolledTo = (page: Page) => page.evaluate(() => scrollY);

/** Changes a section through the API, as another tab or manager does. */
async function saveElsewhere(context: BrowserContext, name: string, changed: object): Promise<void> {
  const { sections } = await (await context.request.get('/api/my-profile')).json();
  const { version, values } = sections[name];
  const answer = await context.request.put(`/api/my-profile/${name}`, {
    data: { ...values, ...changed, version },
  });
  expect(answer.ok()).toBe(true);
}

test('a newcomer goes through the steps, leaves in the middle, comes back, and reaches the end', {
  tag: '@both',
}, async ({ page }) => {
  await addMember(page.request);
  await page.goto('/my-profile/steps');
  await expect(heading(page)).toHaveText('Photo');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(heading(page)).toHaveText('About');
  const progress = page.getByRole('progressbar', { name: 'Complete your profile' });
  await expect(progress).toHaveAttribute('aria-valuetext', 'Step 2 of 8');
  await expectAccessibleDayAndNight(page);
  await expectNoSidewaysScroll(page);

  await page.getByLabel('In your own words').fill('मी शिक्षिका आहे.\nI teach in Pune.');
  await page.getByLabel('Hobbies').fill('Singing, வாசிப்பு,');
  await expect(page.getByRole('button', { name: 'Remove Singing' })).toBeVisible();
  // Its chip takes a line of its own, so the button is further down once the field is left.
  await page.getByLabel('Hobbies').pressSequentially('Growing vegetables on the roof');
  await page.getByRole('button', { name: 'Save and continue' }).click();

  await expect(heading(page)).toHaveText('Height and marital status');
  await page.getByLabel('Height').selectOption('5\'5"');
  await page.getByLabel('Weight').fill('heavy');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByText('Please enter the weight in whole kg, like 70.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Weight').fill('58 kg');
  // Away in the middle: what was not saved is asked about.
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(question(page)).toBeVisible();
  await expectAccessible(page);
  await stay(page);
  await expect(page.getByLabel('Weight')).toHaveValue('58');
  await page.getByLabel('Weight').fill('heavy');
  const skip = page.getByRole('button', { name: 'Skip' });
  await skip.click();
  await stay(page);
  await expect(skip).toBeFocused();
  // It isn't left yet: who comes back finds it again.
  const { steps } = await (await page.request.get('/api/my-profile')).json();
  expect(steps.find(({ name }: { name: string }) => name === 'basics')).toMatchObject({ left: false });
  await skip.click();
  await question(page).getByRole('button', { name: 'Save and leave' }).click();
  await expect(page.getByLabel('Weight')).toBeFocused();
  await page.getByLabel('Weight').fill('58 kg');
  await skip.click();
  await question(page).getByRole('button', { name: 'Save and leave' }).click();
  await expect(heading(page)).toHaveText('Community');

  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Complete your profile' }).click();
  await expect(heading(page)).toHaveText('Community');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Weight')).toHaveValue('58');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByLabel('Community', { exact: true }).fill('Maratha');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(heading(page)).toHaveText('Education and work');
  await page.getByLabel('Annual income').selectOption('₹10-15 Lakhs');
  await page.getByLabel('City').fill('Satara');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  for (const title of ['Family', 'Horoscope']) {
    await expect(heading(page)).toHaveText(title);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Skip' }).click();
  }
  await expect(heading(page)).toHaveText('Partner preferences');
  await page.getByRole('button', { name: /^Fill in from .+'s own details$/ }).click();
  await expect(page.getByLabel('Minimum age')).toBeFocused();
  await expect(page.getByRole('group', { name: 'Religion' }).getByLabel('Hindu')).toBeChecked();
  await page.getByRole('radiogroup', { name: 'How important: Religion' }).getByText('Must have').click();
  await page.getByRole('group', { name: 'Not the same gotra as' }).getByText('Own gotra').click();
  const states = page.getByRole('group', { name: 'States', exact: true });
  await states.getByRole('button', { name: 'Show all 36' }).click();
  await expect(states.getByRole('checkbox').nth(8)).toBeFocused();
  await states.getByText('Andhra Pradesh').click();
  await expectAccessibleDayAndNight(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Save and finish' }).click();
  await expect(heading(page)).toHaveText(/^Your profile is \d+% complete$/);
  await expectAccessible(page);

  await page.getByRole('main').getByRole('link', { name: 'My Profile' }).click();
  await expect(heading(page)).toHaveText('Edit Your Profile');
  await expect(section(page, 'About')).toContainText('मी शिक्षिका आहे.');
  await expect(section(page, 'About')).toContainText('Singing, வாசிப்பு, Growing vegetables on the roof');
  await expect(section(page, 'Basics and lifestyle')).toContainText('58 kg');
  await expect(section(page, 'Partner preferences')).toContainText('Hindu · Must have');
  await expect(section(page, 'Partner preferences')).toContainText('Andhra Pradesh');
  await expect(section(page, 'Partner preferences')).toContainText('Not the same as own gotra');
});

/** Returns the words of a page's labels that break in the middle. */
const brokenWords = (page: Page) =>
  page.locator('dt:visible').evaluateAll((labels) =>
    labels
      .flatMap((label) => {
        const words = [...label.textContent.matchAll(/\S+/g)];
        return words.filter(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(label.firstChild!, index);
          range.setEnd(label.firstChild!, index + word.length);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
        });
      })
      .map(([word]) => word),
  );

test('a profile is edited: errors stay at their field, leaving asks, saving says so', {
  tag: '@both',
}, async ({ page }) => {
  const { email } = await addMember(page.request);
  await page.goto('/my-profile');
  await expect(page.getByText('Used in recommendations')).toBeVisible();
  expect(await brokenWords(page)).toEqual([]);
  await expect(heading(page)).toHaveText('Edit Your Profile');
  await expect(page.getByText('Keep your profile updated for better matches.')).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessibleDayAndNight(page);
  await expectNoSidewaysScroll(page);

  await edit(page, 'About');
  await expect(page.getByLabel('Full name')).toHaveValue('Revati Joglekar');
  await page.evaluate(() => scrollTo(0, 500));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-taken-over', '');
  await page.getByLabel('Full name').fill('Revati 98220');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(
    page.getByText('Please use only letters, spaces, dots, hyphens and apostrophes.'),
  ).toBeVisible();
  await expect(page.getByLabel('Full name')).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByLabel('Full name').fill('रेवती जोगळेकर');

  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(question(page)).toBeVisible();
  await stay(page);
  await page.evaluate(() => scrollTo(0, 250));
  await page.goBack();
  await expect(question(page)).toBeVisible();
  expect(await scrolledTo(page)).toBe(250);
  await stay(page);
  await page.getByRole('link', { name: 'Skip to main content' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(question(page)).toBeVisible();
  await stay(page);
  await expect(page.getByLabel('Full name')).toHaveValue('रेवती जोगळेकर');
  // Closing or reloading the tab asks in the browser's own words.
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();

  await page.getByRole('button', { name: 'Save Changes' }).click();
  await saved(page);
  await expect(section(page, 'About')).toContainText('रेवती जोगळेकर');
  await expect(page.getByRole('button', { name: 'Save Changes' })).toHaveCount(0);

  await edit(page, 'Education and work');
  await page.getByLabel('City').fill('Pun');
  await expect(page.locator('#cities option[value=Pune]')).toHaveCount(1);
  await page.getByLabel('City').fill('Dubai');
  await expect(page.getByLabel('Country')).toHaveValue('AE');
  await expect(page.getByLabel('State')).toHaveValue('');
  // Asked of those who live abroad.
  await page.getByLabel('Residency status').selectOption('Work permit');
  await page.getByLabel('City').fill('Pune');
  await expect(page.getByLabel('State')).toHaveValue('mh');
  await expect(page.getByLabel('Country')).toHaveValue('IN');
  await expect(page.getByLabel('Residency status')).toHaveCount(0);
  await page.getByLabel('Employed in').selectOption('Government / public sector');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await saved(page);
  await expect(section(page, 'Education and work')).toContainText('Government / public sector');

  await edit(page, 'Partner preferences');
  await page.getByLabel('Minimum age').selectOption('35');
  await page.getByLabel('Maximum age').selectOption('30');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('The maximum must not be less than the minimum.')).toBeVisible();
  await page.getByLabel('Maximum age').selectOption('40');
  await page.getByLabel('Cities').fill('Pune');
  await page.getByLabel('Cities').press('Enter');
  await expectAccessibleDayAndNight(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await saved(page);
  await page.reload();
  await expect(section(page, 'Partner preferences')).toContainText('35 to 40 years');
  await expect(section(page, 'Partner preferences')).toContainText('Pune');
});

test('what is saved elsewhere while a form is checked is not overwritten', {
  tag: ['@desk', '@slow'],
}, async ({ page, context }) => {
  await addMember(page.request);
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.goto('/my-profile?edit=basics');
  await expect(page.locator('html')).toHaveAttribute('data-taken-over', '');
  await page.route('**/assets/rules-*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.getByLabel('Weight').fill('58');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await saveElsewhere(context, 'basics', { weightKg: 61 });
  const notice = page.getByRole('alert').filter({ hasText: 'You changed this in another tab' });
  await expect(notice).toBeVisible();
  const answered = page.waitForResponse((response) => response.request().method() === 'PUT');
  arrive();
  expect((await answered).status()).toBe(409);
  await expect(notice).toContainText(/Weight\s*Saved now\s*61 kg\s*Yours\s*58 kg/);
});

test('an old tab is told what was saved elsewhere, and chooses; other changes are merged', {
  tag: ['@both', '@slow'],
}, async ({ page, context }) => {
  await addMember(page.request);
  await page.goto('/my-profile?edit=basics');
  await page.getByLabel('Weight').fill('58');
  await saveElsewhere(context, 'basics', { weightKg: 61, diet: 'vegan' });
  const notice = page.getByRole('alert').filter({ hasText: 'You changed this in another tab' });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(notice).toContainText(/Weight\s*Saved now\s*61 kg\s*Yours\s*58 kg/);
  await expect(notice).toContainText(/Diet\s*Now: Vegan/);
  await expectAccessibleDayAndNight(page);
  await expectNoSidewaysScroll(page);
  await expect(page.getByLabel('Diet')).toHaveValue('vegan');
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await saved(page);
  await expect(section(page, 'Basics and lifestyle')).toContainText('58 kg');
  await expect(section(page, 'Basics and lifestyle')).toContainText('Vegan');

  await edit(page, 'Basics and lifestyle');
  await page.getByLabel('Weight').fill('59');
  await saveElsewhere(context, 'basics', { weightKg: 62 });
  // The live stream brings it before anything is sent.
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Keep the saved version' }).click();
  await expect(page.getByLabel('Weight')).toHaveValue('62');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(section(page, 'Basics and lifestyle')).toContainText('62 kg');
});

test('what was typed is still there after a session has ended', { tag: ['@desk', '@slow'] }, async ({
  page,
  context,
}) => {
  const { email } = await addMember(page.request);
  await page.goto('/my-profile?edit=family');
  await page.getByLabel("Father's name").fill('Ramesh Joglekar');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a quiet river 7');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Your changes are still here')).toBeVisible();
  await expect(page.getByLabel("Father's name")).toHaveValue('Ramesh Joglekar');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await saved(page);
  await expect(section(page, 'Family')).toContainText('Ramesh Joglekar');
});

test('a member sees their profile as a visitor, a member and a match do', { tag: '@both' }, async ({
  page,
}) => {
  await addMember(page.request);
  await page.goto('/my-profile');
  await page.getByRole('link', { name: 'As a visitor' }).click();
  await expect(page.getByText('Anyone on the internet sees this, without logging in.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: /^Revati, \d+$/ })).toBeVisible();
  await expect(heading(page)).toHaveText('See your profile');
  await expectAccessibleDayAndNight(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'As a match' }).click();
  await expect(page.getByRole('heading', { name: /^Revati Joglekar, \d+$/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Horoscope' }).click();
  await expect(page.getByText('4 May 1996')).toBeVisible();
  await expectAccessible(page);
});
