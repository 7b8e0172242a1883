import { expect, type Page, test } from '@playwright/test';
import {
  addMember,
  expectAccessible,
  expectAccessibleDayAndNight,
  expectNoSidewaysScroll,
  loadWithoutData,
  toast,
} from './steps.ts';

const isPhone = (page: Page) => page.viewportSize()!.width < 768;

/** Opens the list of profiles: the menu of small screens, or the account menu in the bar. */
async function openProfiles(page: Page, name: string): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: 'You', exact: true }).click();
  else await page.getByRole('banner').getByRole('button', { name }).click();
}

/** The line of a profile in that list. */
const profileIn = async (page: Page, name: string) =>
  isPhone(page) ? page.getByRole('button', { name }) : page.getByRole('menuitemradio', { name });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a mother adds her second daughter, sees her dashboard, and goes back; her other tab follows', {
  tag: '@both',
}, async ({ page, context }) => {
  await addMember(page.request, { profileFor: 'daughter' });
  await page.goto('/dashboard');
  await expect(heading(page)).toContainText('Revati Joglekar');

  await openProfiles(page, 'Revati Joglekar');
  await page
    .getByRole('link', { name: 'Add another profile' })
    .or(page.getByRole('menuitem', { name: 'Add another profile' }))
    .click();
  await expect(heading(page)).toHaveText('Add another profile');
  await expectAccessibleDayAndNight(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Add profile' }).click();
  await expect(page.getByText('Please enter the full name.')).toBeVisible();
  await page.getByLabel('Full name').fill('Ketaki Joglekar');
  await page.getByLabel('Day').fill('12');
  await page.getByLabel('Month').fill('04');
  await page.getByLabel('Year').fill('1999');
  await page.getByLabel('Religion').selectOption('Hindu');
  await page.getByLabel('Mother tongue').selectOption('Marathi');
  await page.getByRole('checkbox', { name: /I declare/ }).check();
  await page.getByRole('button', { name: 'Add profile' }).click();
  await expect(toast(page, "You are now using Ketaki Joglekar's profile")).toBeVisible();
  await expect(heading(page)).toContainText('Ketaki Joglekar');
  await expect(page).toHaveURL(/\/dashboard$/);

  const second = await context.newPage();
  await second.goto('/dashboard');
  await expect(heading(second)).toContainText('Ketaki Joglekar');

  await openProfiles(page, 'Ketaki Joglekar');
  const [ketaki, revati] = [
    await profileIn(page, 'Ketaki Joglekar'),
    await profileIn(page, 'Revati Joglekar'),
  ];
  await expect(ketaki).toHaveAttribute(isPhone(page) ? 'aria-current' : 'aria-checked', 'true');
  await expect(revati).toHaveText(/P[0-9A-Z]{8}/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await revati.click();
  await expect(toast(page, "You are now using Revati Joglekar's profile")).toBeVisible();
  await expect(heading(page)).toContainText('Revati Joglekar');
  await expect(heading(second)).toContainText('Revati Joglekar');
});

test('the profiles are reached and chosen with the keyboard', { tag: ['@desk', '@slow'] }, async ({
  page,
}) => {
  await addMember(page.request);
  const added = await page.request.post('/api/me/profiles', {
    data: {
      profileFor: 'sister',
      name: 'Ketaki Joglekar',
      gender: 'female',
      dateOfBirth: '1999-04-12',
      religion: 'hindu',
      motherTongue: 'mr',
      declaration: true,
    },
  });
  expect(added.status()).toBe(201);
  await page.goto('/dashboard');
  const name = page.getByRole('banner').getByRole('button', { name: 'Ketaki Joglekar' });
  await name.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'Revati Joglekar' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(name).toBeFocused();
  await page.keyboard.press('Enter');
  const revati = page.getByRole('menuitemradio', { name: 'Revati Joglekar' });
  await expect(revati).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Add another profile' })).toBeFocused();
  await page.keyboard.press('Home');
  await expect(revati).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page, "You are now using Revati Joglekar's profile")).toBeVisible();
});

const ketaki = {
  profileFor: 'sister',
  name: 'Ketaki Joglekar',
  gender: 'female',
  dateOfBirth: '1999-04-12',
  religion: 'hindu',
  motherTongue: 'mr',
  declaration: true,
};

test('a link about the other profile offers to switch to it, and opens its page', {
  tag: ['@both', '@slow'],
}, async ({ page }) => {
  const { id } = await addMember(page.request);
  const added = await page.request.post('/api/me/profiles', { data: ketaki });
  expect(added.status()).toBe(201);
  await page.goto(`/settings?for=${id}#download`);
  await expect(heading(page)).toHaveText("This link is for Revati Joglekar's profile");
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Switch profile and continue' }).click();
  await expect(toast(page, "You are now using Revati Joglekar's profile")).toBeVisible();
  await expect(page).toHaveURL(/\/settings#download$/);
  const section = page.getByRole('heading', { name: 'Download my data' }).getByRole('button');
  const expectOpen = async () => {
    await expect(heading(page)).toHaveText('Settings');
    await expect(section).toHaveAttribute('aria-expanded', 'true');
    await expect(section).toBeInViewport();
  };
  await expectOpen();
  await page.reload();
  await expectOpen();
  // Whoever does not manage the profile sees the page as it is for them.
  await page.goto('/settings?for=PNOBODY00#download');
  await expectOpen();
});

test('who pays for two profiles is told which one a plan is for', { tag: ['@both', '@slow'] }, async ({
  page,
}) => {
  await addMember(page.request);
  await page.goto('/subscription');
  await expect(heading(page)).toHaveText('Choose Your Perfect Plan');
  await expect(page.getByText('For Revati Joglekar')).toHaveCount(0);
  const { id } = (await (await page.request.post('/api/me/profiles', { data: ketaki })).json()) as {
    id: string;
  };
  expect(id).toMatch(/^P/);
  // The live stream reports the new profile to the open page.
  await expect(page.getByText('For Ketaki Joglekar')).toBeVisible();
  await page.goto('/checkout/gold');
  await expect(page.getByText('For Ketaki Joglekar')).toBeVisible();
});

test('a name of sixty letters stays beside the other buttons of the bar', {
  tag: ['@desk', '@slow'],
}, async ({ page }) => {
  await addMember(page.request, { name: 'W'.repeat(60) });
  await page.goto('/dashboard');
  const bar = page.getByRole('banner');
  const name = await bar.getByRole('button', { name: 'WWW' }).boundingBox();
  const logOut = await bar.getByRole('button', { name: 'Logout' }).boundingBox();
  expect(name!.x + name!.width).toBeLessThanOrEqual(logOut!.x);
  await expectNoSidewaysScroll(page);
});

/** Lets the server's answer about who is logged in have another profile, or none. */
async function changeViewer(page: Page, change: (viewer: { profile: object | null }) => void) {
  await loadWithoutData(page);
  await page.route('**/api/me', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    change(body.viewer);
    await route.fulfill({ response, json: body });
  });
}

test('an account whose only profile was deleted is led to a new one', { tag: '@slow' }, async ({ page }) => {
  await addMember(page.request);
  await changeViewer(page, (viewer) => {
    viewer.profile = null;
  });
  await page.goto('/dashboard');
  await expect(heading(page)).toHaveText("You don't have a profile yet");
  await expectAccessibleDayAndNight(page);
  await expectNoSidewaysScroll(page);
  if (await isPhone(page)) await page.getByRole('button', { name: /^(?:Menu|You)$/ }).click();
  await expect(page.getByRole('link', { name: 'Dashboard', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Admin Dashboard' })).toHaveCount(0);
  if (await isPhone(page)) await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Add a profile' }).click();
  await expect(heading(page)).toHaveText('Add a profile');
});

test('a profile that others cannot see, because a manager is suspended, says so', {
  tag: ['@desk', '@slow'],
}, async ({ page }) => {
  const { id } = await addMember(page.request);
  await changeViewer(page, (viewer) => {
    viewer.profile = { ...viewer.profile, listed: false };
  });
  await page.goto('/dashboard');
  await expect(page.getByText("Others can't see your profile")).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/profile/${id}`);
  await expect(page.getByText("Others can't see your profile yet.")).toBeVisible();
});

test('who only views a profile is not told how many interests it can send', {
  tag: ['@desk', '@slow'],
}, async ({ page }) => {
  await addMember(page.request);
  await page.goto('/profile/P001');
  await expect(page.getByText(/^You can send \d+ more interests today/)).toBeVisible();
  await changeViewer(page, (viewer) => {
    viewer.profile = { ...viewer.profile, role: 'viewer' };
  });
  await page.reload();
  await expect(
    page.getByText("You can view Revati Joglekar's profile, but you can't make changes."),
  ).toBeVisible();
  await expect(page.getByText(/more interests today/)).toBeHidden();
  // Without the menu beside it, the button ends where the page does.
  const beyond = await page.getByRole('button', { name: 'Share Profile' }).evaluate((button) => {
    const around = button.closest('.page')!;
    const end =
      around.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(around).paddingRight);
    return button.getBoundingClientRect().right - end;
  });
  expect(beyond).toBeLessThanOrEqual(0.5);
  await page.goto('/dashboard');
  await expect(page.getByText(/^You can view .+'s profile, but you can't make changes\.$/)).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText(/^Not added yet: Photo, About the person, /)).toBeVisible();
  await expect(main.getByText(/Add these next|Complete your profile|phone number/)).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Edit My Profile' })).toHaveCount(0);
  await expectAccessible(page);
  await main.getByRole('link', { name: 'My Profile' }).click();
  await expect(heading(page)).toHaveText('My Profile');
});

test('whoever manages the profile reads who registered it, and who asked to delete it', {
  tag: ['@both', '@slow'],
}, async ({ page, browser }) => {
  const { email } = await addMember(page.request, { profileFor: 'daughter' });
  const invited = await page.request.post('/api/me/managers/invitations', {
    data: { email: null, role: 'owner', relation: 'father' },
  });
  const { link } = (await invited.json()) as { link: string };
  const other = await browser.newContext();
  await addMember(other.request, { name: 'Malhar Joglekar', gender: 'male', dateOfBirth: '1969-05-04' });
  await other.request.put('/api/manager-invitation/acceptance', { data: { token: link.split('#')[1] } });
  const father = await other.newPage();

  await page.goto('/settings#name');
  await expect(page.getByText('see you as ‘Parent’')).toBeVisible();
  await page.goto('/settings#managers');
  const own = page.getByRole('listitem').filter({ has: page.getByText('You', { exact: true }) });
  await expect(own).toContainText('Parent');
  await own.getByRole('button', { name: 'Change: Parent' }).click();
  await expect(page.getByRole('dialog').getByLabel('Relation to the bride or groom')).toHaveValue('');
  await page.keyboard.press('Escape');
  await father.goto('/settings#managers');
  const hers = father.getByRole('listitem').filter({ hasText: email });
  await expect(hers).toContainText('Parent');

  await page.goto('/settings#delete');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Ask the other owner to delete it' }).check();
  await expect(dialog.getByText(/profile stays until the other owner decides/)).toBeVisible();
  await expect(dialog.getByText(/stays with the other managers/)).toHaveCount(0);

  const { profiles } = await (await page.request.get('/api/me/deletion')).json();
  const deleted = await page.request.post('/api/me/deletion', {
    data: {
      reason: 'other',
      password: 'a quiet river 7',
      profiles: [{ id: profiles[0].id, outcome: 'ask' }],
    },
  });
  expect(deleted.status()).toBe(200);
  await father.goto('/dashboard');
  await expect(father.getByText(/^A parent of Revati Joglekar asked on .* to delete/)).toBeVisible();
  await other.close();
});
