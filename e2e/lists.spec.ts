import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import {
  addMember,
  buyPlan,
  expectAccessible,
  expectAccessibleDayAndNight,
  expectNoSidewaysScroll,
  toast,
} from './steps.ts';

const PASSWORD = 'a quiet river 7';

/** Opens a browser of a new man. */
async function addMan(browser: Browser, name: string) {
  const context = await browser.newContext();
  const { id } = await addMember(context.request, { name, gender: 'male', dateOfBirth: '1993-05-04' });
  return { context, id };
}

/** Logs another browser in as the same account. */
async function logInAgain(browser: Browser, email: string): Promise<BrowserContext> {
  const context = await browser.newContext();
  const answer = await context.request.post('/api/sessions', { data: { email, password: PASSWORD } });
  expect(answer.ok()).toBe(true);
  return context;
}

const star = (page: Page, name: string) => page.getByRole('button', { name: `Shortlist: ${name}` });

/** Goes to a page of the member's navigation, which is behind You on a phone. */
async function goTo(page: Page, name: string): Promise<void> {
  if (page.viewportSize()!.width < 768) {
    await page.getByRole('button', { name: 'You', exact: true }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name }).click();
  } else {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
  }
}

test('a profile is shortlisted with a note that another device sees; removed, and restored', {
  tag: '@both',
}, async ({ browser, page }) => {
  const { email } = await addMember(page.request);
  const his = await addMan(browser, 'Omkar Vaidya');
  await page.goto('/dashboard');
  await goTo(page, 'Shortlisted');
  await expect(page.getByRole('heading', { name: 'No Shortlisted Profiles Yet' })).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/profile/${his.id}`);
  await star(page, 'Omkar Vaidya').click();
  await expect(star(page, 'Omkar Vaidya')).toHaveAttribute('aria-pressed', 'true');
  await expect(toast(page, 'Added to the shortlist')).toBeVisible();
  await page.getByRole('link', { name: 'View shortlist' }).click();
  await expect(page.getByText(/^Added by you · \d{1,2}\s\w{3,4}\s\d{4}$/)).toBeVisible();
  await page.getByRole('button', { name: 'Add a note: Omkar Vaidya' }).click();
  await page.getByLabel('Note about Omkar Vaidya').fill('Ask about Pune.');
  await expectAccessibleDayAndNight(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Save' }).click();
  const edit = page.getByRole('button', { name: 'Edit note: Omkar Vaidya' });
  await expect(edit).toBeFocused();

  await edit.click();
  await page.getByLabel('Note about Omkar Vaidya').fill('Ask about Pune and Nagpur.');
  const elsewhere = await logInAgain(browser, email);
  const other = await elsewhere.newPage();
  await other.goto('/shortlisted');
  await expect(other.getByText('Ask about Pune.')).toBeVisible();
  await other.getByRole('button', { name: 'Edit note: Omkar Vaidya' }).click();
  await other.getByLabel('Note about Omkar Vaidya').fill('Papa will call.');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('You changed this in another tab or on another device')).toBeVisible();
  await expect(page.getByText('Saved now: Papa will call.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Ask about Pune and Nagpur.')).toBeVisible();

  await star(page, 'Omkar Vaidya').click();
  await expect(toast(page, 'Removed from the shortlist')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No Shortlisted Profiles Yet' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Ask about Pune and Nagpur.')).toBeVisible();
  await expect(star(other, 'Omkar Vaidya')).toHaveAttribute('aria-pressed', 'true');
  await expectAccessibleDayAndNight(page);
  expect((await page.request.put(`/api/blocks/${his.id}`)).ok()).toBe(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: '1 profile is not visible right now' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No Shortlisted Profiles Yet' })).toHaveCount(0);
  await elsewhere.close();
  await his.context.close();
});

test('a member sees who viewed the profile as it happens, and only the number of those who browse privately', {
  tag: '@both',
}, async ({ browser, page }) => {
  const her = await addMember(page.request);
  const [his, hidden] = [await addMan(browser, 'Omkar Vaidya'), await addMan(browser, 'Arun Rao')];
  await page.goto('/dashboard');
  await page.route('**/api/private-browsing', (route) => route.abort());
  await page.getByRole('link', { name: 'Profile Views' }).click();
  await expect(page.getByRole('heading', { name: 'No views yet' })).toBeVisible();
  await expect(page.getByText("Couldn't load your private browsing choice")).toBeVisible();
  await page.unroute('**/api/private-browsing');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/With enhanced privacy you can browse/)).toBeVisible();
  await expectAccessible(page);

  const seen = await his.context.newPage();
  await seen.goto(`/profile/${her.id}`);
  await expect(page.getByRole('link', { name: /^Omkar Vaidya/ })).toBeVisible();
  expect((await page.request.put(`/api/blocks/${his.id}`)).ok()).toBe(true);
  await page.reload();
  await expect(page.getByText('1 view is from a profile that is not visible right now')).toBeVisible();
  await expect(page.getByText('1 profile view so far.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No views yet' })).toHaveCount(0);
  expect((await page.request.delete(`/api/blocks/${his.id}`)).ok()).toBe(true);

  await buyPlan(hidden.context.request, 'Platinum');
  const unseen = await hidden.context.newPage();
  await unseen.goto('/viewers');
  const choice = unseen.getByRole('checkbox', { name: 'Browse privately' });
  await choice.check();
  await expect(choice).toBeChecked();
  await expect(choice).toHaveAttribute('aria-busy', 'false');
  await expectAccessible(unseen);
  await unseen.goto(`/profile/${her.id}`);
  await expect(page.getByRole('link', { name: /^Omkar Vaidya/ })).toBeVisible();
  await expect(page.getByText('and 1 person who browses privately')).toBeVisible();
  await expect(page.getByText('Arun Rao')).toHaveCount(0);
  await expect(page.getByText('2 profile views so far.')).toBeVisible();
  await expectAccessibleDayAndNight(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: /^Omkar Vaidya/ }).click();
  await expect(page).toHaveURL(`/profile/${his.id}`);
  await his.context.close();
  await hidden.context.close();
});

test('the bell joins what is alike and leads on; a choice that is switched off stays off', {
  tag: ['@both', '@slow'],
}, async ({ browser, page }) => {
  const her = await addMember(page.request);
  for (const name of ['Omkar Vaidya', 'Arun Rao']) {
    const { context } = await addMan(browser, name);
    await context.request.put(`/api/profiles/${her.id}/interest`);
    await context.close();
  }
  await page.goto('/notifications');
  const line = page.getByRole('link', { name: /^2 people sent you an interest/ });
  await expect(page.getByRole('link', { name: 'Notifications, 1 unread' })).toBeVisible();
  await expectAccessible(page);
  await line.click();
  await expect(page).toHaveURL('/interests');
  await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();

  await page.goto('/notifications');
  await expect(line).toBeVisible();
  await page.getByRole('link', { name: 'Notification settings' }).click();
  const onSite = page.getByRole('checkbox', { name: 'New interests: On the site' });
  await expect(onSite).toBeChecked();
  await onSite.uncheck();
  await expect(onSite).not.toBeChecked();
  await expectAccessibleDayAndNight(page);
  await expectNoSidewaysScroll(page);
  await page.reload();
  await expect(onSite).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'New interests: Email' })).toBeChecked();
  await page.goto('/notifications');
  await expect(page.getByRole('heading', { name: 'No notifications yet' })).toBeVisible();
});

test('a desktop and a tablet have every place of a member once', { tag: ['@desk', '@slow'] }, async ({
  page,
}) => {
  await addMember(page.request, { name: 'Pattabhirama Satyanarayana Raghavendra Rao' });
  const places = [
    ...['Dashboard', 'Browse', 'My Profile', 'Interests'],
    ...['Messages', 'Shortlisted', 'Settings', 'Subscription'],
  ];
  for (const width of [1280, 1024, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/shortlisted');
    await expect(page.getByRole('heading', { name: 'Shortlisted', exact: true })).toBeVisible();
    await expectNoSidewaysScroll(page);
    if (width === 768) await page.getByRole('button', { name: 'Menu' }).click();
    const name = page.getByRole('banner').getByRole('button', { name: /^Pattabhirama/ });
    if (width === 1024) await name.click();
    const there = (place: string) =>
      page
        .getByRole('banner')
        .getByRole('link', { name: place })
        .or(page.getByRole('menuitem', { name: place }));
    for (const place of places) await expect(there(place)).toHaveCount(1);
    await expect(there('Shortlisted')).toHaveAttribute('aria-current', 'page');
  }
});
