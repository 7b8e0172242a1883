import { type Browser, expect, type Page, test } from '@playwright/test';
import {
  addMember,
  expectAccessible,
  expectAccessibleDayAndNight,
  expectNoSidewaysScroll,
  loadWithoutData,
} from './steps.ts';

/** By the profile's id: profiles that other journeys registered share one name. */
const card = (page: Page, id: string) =>
  page.getByRole('listitem').filter({ has: page.locator(`a[href^="/profile/${id}"]`) });

test('a new member sees reasons that are true of both profiles, and says who is not for her', {
  tag: '@both',
}, async ({ page }) => {
  await addMember(page.request, { name: 'Revati Joglekar' });
  await page.goto('/recommendations');
  await expect(page.getByText('Tell us who you are looking for', { exact: false })).toBeVisible();
  await expect(page.getByText(/^Matches \d+ of your/)).toHaveCount(0);

  const { sections } = await (await page.request.get('/api/my-profile')).json();
  const { version, values } = sections.wishes;
  const wishes = { ...values, version, ageMin: 27, ageMax: 38, religion: ['hindu'] };
  expect((await page.request.put('/api/my-profile/wishes', { data: wishes })).ok()).toBe(true);

  await page.reload();
  const { profiles } = await (await page.request.get('/api/recommendations')).json();
  const first = profiles.find(({ met }: { met: { mine: unknown } }) => met.mine !== null);
  const { profile } = await (await page.request.get(`/api/profiles/${first.id}`)).json();
  const truth: Record<string, unknown> = { religion: profile?.religion ?? 'hindu', age: first.age };
  for (const { wish, value } of first.reasons.mine) expect([wish, value]).toEqual([wish, truth[wish]]);
  const own: Record<string, unknown> = { religion: 'hindu', motherTongue: 'mr', age: expect.any(Number) };
  for (const { wish, value } of first.reasons.theirs) expect([wish, value]).toEqual([wish, own[wish]]);
  const shown = card(page, first.id);
  await expect(shown.getByText('Religion: Hindu').first()).toBeVisible();
  await expect(shown.getByText(`Age: ${first.age}`)).toBeVisible();
  await expect(shown.getByText(/^Matches 2 of your 2 preferences/)).toBeVisible();
  await expect(page.getByText(/%/)).toHaveCount(0);
  await expectAccessibleDayAndNight(page);
  await expectNoSidewaysScroll(page);

  const notForMe = shown.getByRole('button', { name: `Not for me: ${first.name}` });
  await notForMe.click();
  await expect(page.getByText(`We won't recommend ${first.name} again`)).toBeVisible();
  await page.getByRole('button', { name: `Undo: ${first.name}` }).click();
  await expect(notForMe).toBeVisible();
  await notForMe.click();
  await page.getByRole('button', { name: 'Location', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Location', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectAccessible(page);
  await expect
    .poll(async () => (await (await page.request.get('/api/recommendations/dismissals')).json()).dismissals)
    .toMatchObject([{ reason: 'place', profile: { id: first.id } }]);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Not for me: / }).first()).toBeVisible();
  await expect(card(page, first.id)).toHaveCount(0);

  await page.goto('/settings#dismissed');
  await page.getByRole('button', { name: `Recommend again: ${first.name}` }).click();
  await expect(page.getByText('Choose ‘Not for me’ under', { exact: false })).toBeVisible();
  await page.goto('/recommendations');
  await expect(card(page, first.id)).toHaveCount(1);

  await page.getByRole('main').getByRole('link', { name: 'How matching works' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How matching works' })).toBeVisible();
  await expectAccessibleDayAndNight(page);
  await expectNoSidewaysScroll(page);
});

/** A new man in his own browser. */
async function addMan(browser: Browser, place: number) {
  const context = await browser.newContext();
  const man = { name: 'Omkar Vaidya', gender: 'male', dateOfBirth: `199${place}-05-04` };
  await addMember(context.request, man);
  return context;
}

test('a family that wants three interests a week sees three; the fourth waits, and comes when they want more', {
  tag: ['@both', '@slow'],
}, async ({ browser, page }) => {
  const her = await addMember(page.request, { name: 'Revati Joglekar' });
  await page.goto('/settings#intake');
  const limit = page.getByLabel('New interests a week');
  await limit.selectOption('Up to 3');
  await expect(page.getByText('You get up to 3 new interests a week.').first()).toBeVisible();
  await page.goto('/interests');

  const men = await Promise.all([0, 1, 2, 3].map((place) => addMan(browser, place)));
  for (const { request } of men.slice(0, 3)) await request.put(`/api/profiles/${her.id}/interest`);
  const his = await men[3]!.newPage();
  await his.goto(`/profile/${her.id}`);
  await his.getByRole('button', { name: 'Send Interest' }).click();
  await expect(his.getByText(/^Revati Joglekar sees only a few new interests a week/)).toBeVisible();
  await his.goto('/interests?tab=sent');
  await expect(his.getByText(/In queue, delivered within 14 days/)).toBeVisible();
  await expect(his.getByRole('button', { name: 'Withdraw Interest: Revati Joglekar' })).toBeVisible();
  await expectAccessible(his);
  await expectNoSidewaysScroll(his);

  await expect(page.getByText(/Waiting for your reply/)).toHaveCount(3);
  await expectAccessibleDayAndNight(page);
  await expectNoSidewaysScroll(page);
  await page.goto('/settings#intake');
  await limit.selectOption('No limit');
  await expect(page.getByText('You get new interests as they are sent.').first()).toBeVisible();
  await page.goto('/interests');
  await expect(page.getByText(/Waiting for your reply/)).toHaveCount(4);
  await expect(his.getByText(/No reply yet/)).toBeVisible();
  await Promise.all(men.map((man) => man.close()));
});

test('the pick of the week has one card', { tag: ['@both', '@slow'] }, async ({ page }) => {
  await addMember(page.request, { name: 'Revati Joglekar' });
  const { profiles, nextCursor } = await (await page.request.get('/api/recommendations')).json();
  const pick = { ...profiles[1], pick: true };
  await loadWithoutData(page);
  await page.route('**/api/recommendations/pick', (route) => route.fulfill({ json: { pick } }));
  await page.route(/\/api\/recommendations(\?|$)/, (route) =>
    route.fulfill({ json: { profiles: profiles.with(1, pick), nextCursor } }),
  );
  const links = page.locator(`main a[href^="/profile/${pick.id}"]`);
  for (const path of ['/recommendations', '/dashboard']) {
    await page.goto(path);
    await expect(card(page, profiles[0].id)).toBeVisible();
    const top = page.getByRole('region', { name: 'Mutual pick of the week' });
    await expect(top.getByRole('link', { name: new RegExp(pick.name) })).toBeVisible();
    await expect(card(page, pick.id)).toHaveCount(0);
    await expect(links).toHaveCount(1);
  }
});

test('the way back from a recommended profile leads to the same card, and Next beyond what was loaded', {
  tag: ['@phone', '@slow'],
}, async ({ page }) => {
  await addMember(page.request, { name: 'Revati Joglekar' });
  await page.goto('/recommendations');
  const cards = page.locator('main a[data-card]');
  await expect(cards.first()).toBeVisible();
  for (const enough of [12, 18]) {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(enough);
  }
  // Whoever is the pick of the week has a card above them.
  const number = await cards.count();
  const place = number - 2;
  const href = (await cards.nth(place).getAttribute('href'))!;
  await cards.nth(place).scrollIntoViewIfNeeded();
  await cards.nth(place).click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await page.goBack();
  await expect(page).toHaveURL(/\/recommendations$/);
  const same = page.locator(`main a[data-card][href="${href}"]`);
  await expect(same).toBeInViewport();

  await cards.last().click();
  await expect(page).not.toHaveURL(/\/recommendations$/);
  const heading = page.getByRole('heading', { level: 1 });
  const last = page.url();
  const name = await heading.textContent();
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page).not.toHaveURL(last);
  // The address changes before the page does.
  await expect(heading).not.toHaveText(name!);
  const further = new URL(page.url()).pathname;
  await page.goBack();
  await expect(page.locator(`main a[data-card][href="${further}"]`)).toBeInViewport();

  const notForMe = page.getByRole('button', { name: /^Not for me: / }).first();
  const label = (await notForMe.getAttribute('aria-label'))!;
  await notForMe.click();
  await expect(page.getByText("We won't recommend", { exact: false })).toBeVisible();
  await page.goto('/dashboard');
  await page.goBack();
  await expect(cards.first()).toBeVisible();
  await expect(page.getByRole('button', { name: label })).toHaveCount(0);
  await expect(page.getByText("We won't recommend", { exact: false })).toHaveCount(0);
});
