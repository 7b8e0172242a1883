import { type Browser, expect, type Page, test } from '@playwright/test';
import {
  addMember,
  breakApi,
  buyPlan,
  expectAccessible,
  expectAccessibleDayAndNight,
  logInAs,
  newName,
} from './steps.ts';

/** A woman and a man, both new, each in their own browser. */
async function openTwo(browser: Browser, man = 'Omkar Vaidya') {
  const [herContext, hisContext] = [await browser.newContext(), await browser.newContext()];
  const her = await addMember(herContext.request, { name: 'Revati Joglekar' });
  const him = await addMember(hisContext.request, {
    name: man,
    gender: 'male',
    dateOfBirth: '1993-05-04',
  });
  return {
    her,
    him,
    hers: await herContext.newPage(),
    his: await hisContext.newPage(),
    /** Sends his interest through the API; resolves to its id. */
    async sendHis() {
      const answer = await hisContext.request.put(`/api/profiles/${her.id}/interest`);
      return ((await answer.json()) as { id: string }).id;
    },
    close: () => Promise.all([herContext.close(), hisContext.close()]),
  };
}

const tile = (page: Page, label: string) => page.getByRole('listitem').filter({ hasText: label }).first();

test('two families find each other: the interest appears without reloading, is accepted, and both see it', {
  tag: '@both',
}, async ({ browser }) => {
  const { her, him, hers, his, close } = await openTwo(browser);
  await hers.goto('/dashboard');
  await expect(tile(hers, 'Interests Received')).toContainText('0');
  await expect(hers.getByRole('heading', { name: 'New interests' })).toHaveCount(0);

  await his.goto(`/profile/${her.id}`);
  await his.getByRole('button', { name: 'Send Interest' }).click();
  await expect(his.getByText('Interest Sent! 💝', { exact: true })).toBeVisible();
  await expect(
    his.getByText("Your interest has been sent successfully. We'll notify you when they respond!", {
      exact: true,
    }),
  ).toBeVisible();
  await expect(his.getByRole('button', { name: 'Withdraw Interest' })).toBeVisible();

  await expect(tile(hers, 'Interests Received')).toContainText('1');
  await expect(hers.getByRole('heading', { name: 'New interests' })).toBeVisible();
  await hers.getByRole('link', { name: 'View all interests' }).click();
  await expect(hers.getByText(/Waiting for your reply/)).toBeVisible();
  await expect(
    hers.getByRole('tab', { name: /Interests Received.*1.*waiting for your reply/ }),
  ).toBeVisible();
  await expectAccessibleDayAndNight(hers);

  await his.goto('/interests?tab=sent');
  await expect(his.getByRole('tab', { name: 'Interests Sent' })).toHaveAttribute('aria-selected', 'true');
  await expect(his.getByText(/No reply yet/)).toBeVisible();
  await expectAccessible(his);

  await hers.getByRole('button', { name: 'Accept: Omkar Vaidya' }).click();
  await expect(hers.getByText('Interest Accepted', { exact: true })).toBeVisible();
  await expect(hers.getByText('You and Omkar Vaidya are now connected.', { exact: true })).toBeVisible();
  const moment = hers.getByRole('dialog', { name: "You're connected with Omkar Vaidya" });
  // The message covers nothing of it.
  const message = hers.locator('li[data-tone]').filter({ hasText: 'Interest Accepted' });
  await expect(async () => {
    const [upper, lower] = [(await message.boundingBox())!, (await moment.boundingBox())!];
    const isBeside = upper.x >= lower.x + lower.width;
    expect(isBeside || upper.y + upper.height <= lower.y || upper.y >= lower.y + lower.height).toBe(true);
  }).toPass({ timeout: 3000 });
  await expect(moment.getByText('What happens next')).toBeVisible();
  await expect(moment.getByText('Religion: Hindu')).toBeVisible();
  await expectAccessible(hers);
  await moment.getByRole('button', { name: 'Close' }).click();
  await expect(hers.getByText(/^You accepted on \d{1,2}\s\w{3,4}\s\d{4} · You're connected$/)).toBeVisible();
  await expect(hers.locator('p').filter({ hasText: /^You accepted on/ })).toBeFocused();
  await expect(hers.getByRole('tab', { name: /waiting for your reply/ })).toHaveCount(0);
  await expect(
    his.getByText(/^Revati Joglekar accepted on \d{1,2}\s\w{3,4}\s\d{4} · You're connected$/),
  ).toBeVisible();
  await expectAccessible(hers);
  await expectAccessible(his);

  await hers.goto(`/profile/${him.id}`);
  await expect(hers.getByText(/You're connected$/)).toBeVisible();
  await close();
});

test('declined, and accepted later; the other side sees each step', { tag: ['@desk', '@slow'] }, async ({
  browser,
}) => {
  const { hers, his, sendHis, close } = await openTwo(browser);
  await sendHis();
  await his.goto('/interests?tab=sent');
  await hers.goto('/interests');
  await hers.getByRole('button', { name: 'Decline: Omkar Vaidya' }).click();
  // At once: the message is gone after five seconds.
  await hers.getByRole('button', { name: 'Undo' }).click();
  await expect(hers.getByText(/Waiting for your reply/)).toBeVisible();
  await hers.getByRole('button', { name: 'Decline: Omkar Vaidya' }).click();
  await Promise.all([
    expect(hers.getByText('Interest Declined', { exact: true })).toBeVisible(),
    expect(hers.getByText("We'll let the family know.", { exact: true })).toBeVisible(),
    expect(hers.getByText(/^You declined on/)).toBeVisible(),
  ]);
  await expect(his.getByText(/^Revati Joglekar declined on/)).toBeVisible();
  await expect(his.getByRole('button', { name: /Interest (to|in) Revati/ })).toHaveCount(0);
  await expectAccessible(hers);
  await expectAccessible(his);

  await hers.getByRole('button', { name: 'Accept now: Omkar Vaidya' }).click();
  await expect(hers.getByText(/You're connected$/)).toBeVisible();
  await expect(his.getByText(/You're connected$/)).toBeVisible();
  await close();
});

test('an interest accepted by the heart can be undone from the message', {
  tag: ['@phone', '@slow'],
}, async ({ browser }) => {
  const man = newName('Omkar');
  const { hers, his, sendHis, close } = await openTwo(browser, man);
  await sendHis();
  await his.goto('/interests?tab=sent');
  await hers.goto(`/browse?q=${encodeURIComponent(man)}`);
  const heart = hers.getByRole('button', { name: `Accept interest from ${man}` });
  await heart.click();
  await expect(hers.getByText("You're now connected", { exact: true })).toBeVisible();
  await expect(his.getByText(/You're connected$/)).toBeVisible();
  await expectAccessible(hers);
  await hers.getByRole('button', { name: 'Undo' }).click();
  await expect(
    hers.getByText(`${man}'s interest is waiting for your reply again.`, { exact: true }),
  ).toBeVisible();
  await expect(heart).toBeVisible();
  await expect(his.getByText(/No reply yet/)).toBeVisible();
  await close();
});

test('a heart that was pressed by mistake is undone: it uses no interest, and the other side saw nothing', {
  tag: ['@phone', '@slow'],
}, async ({ browser }) => {
  const man = newName('Omkar');
  const { him, hers, his, close } = await openTwo(browser, man);
  await his.goto('/interests');
  await hers.goto(`/browse?q=${encodeURIComponent(man)}`);
  const between = async () => (await hers.request.get(`/api/profiles/${him.id}/interest`)).json();
  const before = await between();
  const heart = hers.getByRole('button', { name: `Send Interest to ${man}` });
  await heart.click();
  await expect(hers.getByText('Interest Sent! 💝', { exact: true })).toBeVisible();
  await hers.getByRole('button', { name: 'Undo' }).click();
  await expect(hers.getByText('Undone', { exact: true })).toBeVisible();
  await expect(heart).toBeVisible();
  await expectAccessible(hers);
  expect(await between()).toEqual(before);
  await expect(his.getByRole('heading', { name: 'No interests received yet' })).toBeVisible();
  await close();
});

test('withdrawing asks first; it is gone for the other side, and a late answer shows a message', {
  tag: ['@desk', '@slow'],
}, async ({ browser }) => {
  const { her, hers, his, sendHis, close } = await openTwo(browser);
  const id = await sendHis();
  await hers.goto('/interests');
  await expect(hers.getByText(/Waiting for your reply/)).toBeVisible();
  await his.goto('/interests?tab=sent');
  const withdraw = his.getByRole('button', { name: 'Withdraw Interest: Revati Joglekar' });
  await withdraw.click();
  await expect(his.getByRole('dialog')).toContainText("Revati Joglekar won't see it any more.");
  await expectAccessible(his);
  await his.getByRole('button', { name: 'Cancel' }).click();
  await expect(his.getByText(/No reply yet/)).toBeVisible();

  await withdraw.click();
  await his.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(his.getByText('Interest Withdrawn', { exact: true })).toBeVisible();
  await expect(his.getByText(/^Withdrawn on/)).toBeVisible();
  await expectAccessible(his);
  await expect(hers.getByRole('heading', { name: 'No interests received yet' })).toBeVisible();
  await expectAccessible(hers);

  // He sends it again; her page receives nothing and shows the old state.
  await his.getByRole('button', { name: 'Send Interest to Revati Joglekar' }).click();
  await expect(his.getByText(/No reply yet/)).toBeVisible();
  // It reaches her once it can't be undone any more.
  const waiting = async () => (await (await hers.request.get('/api/interests')).json()).waiting;
  await expect.poll(waiting).toBe(1);
  await hers.route('**/api/live*', (route) => route.abort());
  await hers.reload();
  await expect(hers.getByText(/Waiting for your reply/)).toBeVisible();
  await his.request.put(`/api/interests/${id}/withdrawal`);
  await hers.getByRole('button', { name: 'Accept: Omkar Vaidya' }).click();
  await expect(hers.getByText('This interest has changed', { exact: true })).toBeVisible();
  await expect(hers.getByRole('heading', { name: 'No interests received yet' })).toBeVisible();

  // After the third time, a sentence replaces the button: in the list and on the profile.
  await his.request.put(`/api/interests/${await sendHis()}/withdrawal`);
  for (const address of ['/interests?tab=sent', `/profile/${her.id}`]) {
    await his.goto(address);
    await expect(his.getByText(/You can send another from/)).toBeVisible();
    await expect(his.getByRole('button', { name: /^Send Interest to Revati/ })).toHaveCount(0);
    await expectAccessible(his);
  }
  await close();
});

test('the heart on a card sends the interest, stays filled after a reload, and the sixth of a day is refused with a message', {
  tag: '@desk',
}, async ({ page }) => {
  await addMember(page.request, { name: 'Revati Joglekar' });
  await page.goto('/browse');
  const hearts = page.getByRole('button', { name: /^Send Interest to/ });
  for (let sent = 0; sent < 5; sent++) {
    const name = (await hearts.first().getAttribute('aria-label'))!.replace('Send Interest to ', '');
    await hearts.first().click();
    await expect(page.getByRole('button', { name: /^Interest sent to/ })).toHaveCount(sent + 1);
    // The next one is pressed after this toast has come: it may come over it.
    await expect(
      page
        .getByText(`Your interest has been sent to ${name}. You will be notified when they respond!`, {
          exact: true,
        })
        .first(),
    ).toBeVisible();
  }
  await hearts.first().click();
  await expect(page.getByText(/You've used today's 5 interests/).first()).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Interest sent to/ })).toHaveCount(5);
});

test('a long list loads more on scroll', { tag: ['@phone', '@slow'] }, async ({ page }) => {
  await addMember(page.request);
  await buyPlan(page.request, 'Platinum');
  const first = await page.request.get('/api/profiles');
  const { profiles, nextCursor } = (await first.json()) as { profiles: { id: string }[]; nextCursor: string };
  const second = await page.request.get(`/api/profiles?cursor=${nextCursor}`);
  const more = ((await second.json()) as { profiles: { id: string }[] }).profiles;
  for (const { id } of [...profiles, ...more].slice(0, 30)) {
    await page.request.put(`/api/profiles/${id}/interest`);
  }
  await page.goto('/interests?tab=sent');
  const cards = page.locator('a[data-card]');
  await expect(cards).toHaveCount(24);
  await expectAccessible(page);
  await cards.nth(23).scrollIntoViewIfNeeded();
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(30);
});

test('lists that fail to load show an error and can be loaded again', { tag: ['@desk', '@slow'] }, async ({
  page,
}) => {
  await logInAs(page.request, 'demo');
  const mend = await breakApi(page, '**/api/interests?**');
  await page.goto('/interests');
  await expect(page.getByText("Couldn't load interests")).toBeVisible();
  await expectAccessible(page);
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('a[data-card]').first()).toBeVisible();
});

test('a dialog whose file is lost for a moment opens by itself, and one that is lost for long when it is opened again', {
  tag: ['@phone', '@slow'],
}, async ({ browser }) => {
  const { his, sendHis, close } = await openTwo(browser);
  await sendHis();
  const files = /\/assets\/DialogFrame-/;
  const withdraw = his.getByRole('button', { name: 'Withdraw Interest: Revati Joglekar' });
  const dialog = his.getByRole('dialog');
  async function openInVain() {
    await his.route(files, (route) => route.abort());
    await his.goto('/interests?tab=sent');
    const failed = his.waitForEvent('requestfailed', (request) => files.test(request.url()));
    await withdraw.click();
    await failed;
  }
  await openInVain();
  await his.unroute(files);
  await expect(dialog).toContainText("Revati Joglekar won't see it any more.");

  await his.clock.install();
  await openInVain();
  // Longer than all pauses.
  for (let passed = 0; passed < 20; passed += 2) await his.clock.runFor(2000);
  await expect(dialog).toHaveCount(0);
  await his.unroute(files);
  await withdraw.click();
  await expect(dialog).toBeVisible();
  await close();
});
