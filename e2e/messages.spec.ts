import { randomUUID } from 'node:crypto';
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import {
  addMember,
  breakApi,
  buyPlan,
  expectAccessible,
  expectAccessibleDayAndNight,
  expectNoSidewaysScroll,
  logInAs,
} from './steps.ts';

/**
 * A man with a plan, and a new woman without one: connected, each in their own browser.
 * @param he one of the cast; null for a new member who has bought Gold
 */
async function openTwo(browser: Browser, he: string | null = 'vikram') {
  const contexts = [await browser.newContext(), await browser.newContext()] as const;
  const [his, hers] = contexts;
  if (he) {
    await logInAs(his.request, he);
  } else {
    await addMember(his.request, { name: 'Omkar Vaidya', gender: 'male', dateOfBirth: '1993-05-04' });
    await buyPlan(his.request, 'Gold');
  }
  const me = (await (await his.request.get('/api/me')).json()) as { viewer: { profile: { id: string } } };
  const her = await addMember(hers.request, { name: 'Revati Joglekar' });
  await his.request.put(`/api/profiles/${her.id}/interest`);
  await hers.request.put(`/api/profiles/${me.viewer.profile.id}/interest`);
  return {
    her,
    hers: await hers.newPage(),
    his: await his.newPage(),
    close: () => Promise.all(contexts.map((context) => context.close())),
  };
}

/** Writes through the API; resolves to the conversation. */
async function begin({ request }: BrowserContext, recipient: string, body: string): Promise<string> {
  const answer = await request.put(`/api/profiles/${recipient}/conversation`, {
    data: { message: randomUUID(), body },
  });
  expect(answer.ok()).toBe(true);
  return ((await answer.json()) as { conversation: string }).conversation;
}

const field = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });
const write = async (page: Page, text: string) => {
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
};
const unread = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .getByText(/unread messages?$/)
    .locator('visible=true');

test('a member with a plan starts, one without replies, both see it without reloading; then contact details open', {
  tag: '@both',
}, async ({ browser }) => {
  const { her, hers, his, close } = await openTwo(browser);
  await hers.goto('/dashboard');
  const tile = hers.getByRole('listitem').filter({ hasText: 'Messages' }).filter({ hasText: /^\d/ });
  await expect(tile).toContainText('0');

  await his.goto(`/profile/${her.id}`);
  await expect(his.getByRole('heading', { name: 'Contact details' })).toBeVisible();
  await expectAccessible(his);
  await his.getByRole('link', { name: 'Send Message to Revati Joglekar' }).click();
  await expect(his.getByRole('heading', { name: 'Revati Joglekar', level: 1, exact: true })).toBeVisible();
  await expectAccessible(his);
  await write(his, 'Namaste Revati, thank you for accepting.');
  await expect(his).toHaveURL(/\/messages\/[0-9a-f-]{36}$/);
  const thread = his.getByRole('region', { name: 'Messages with Revati Joglekar' });
  await expect(thread.getByText('Namaste Revati, thank you for accepting.')).toBeVisible();
  await expect(his.getByText('Sent', { exact: true })).toBeVisible();

  // Her page receives it where she is.
  await expect(tile).toContainText('1');
  await expect(unread(hers)).toHaveCount(1);
  await tile.getByRole('link', { name: 'Messages' }).click();
  await expectAccessibleDayAndNight(hers);
  await hers.getByRole('link', { name: /Vikram Singh Rathore.*1\s*unread message/ }).click();
  await expect(hers.getByText('New messages')).toBeVisible();
  await expect(unread(hers)).toHaveCount(0);
  await expect(his.getByText('Read', { exact: true })).toBeVisible();

  const hides = hers.getByText(
    /^Phone numbers, emails and links stay hidden until Vikram Singh Rathore views/,
  );
  await hers.getByRole('textbox', { name: /^Message to/ }).fill('Namaste. My father’s number is 98220');
  await expect(hides).toHaveCount(0);
  await hers
    .getByRole('textbox', { name: /^Message to/ })
    .fill('Namaste. My father’s number is 98220 12345.');
  await expect(hides).toBeVisible();
  await expectAccessible(hers);
  await write(hers, 'Namaste. My father’s number is 98220 12345.');
  await expect(hides).toHaveCount(0);
  await expect(hers.getByText('Contact details are hidden from Vikram Singh Rathore')).toBeVisible();
  await expectAccessibleDayAndNight(hers);
  await expectNoSidewaysScroll(hers);
  await expect(thread.getByText('My father’s number is •••••.')).toBeVisible();
  await expect(thread.getByText('98220')).toHaveCount(0);
  await expectAccessibleDayAndNight(his);

  await his.getByRole('heading', { level: 1 }).getByRole('link').click();
  await his.getByRole('button', { name: 'View contact details' }).click();
  await expect(his.getByRole('dialog')).toContainText(/This uses 1 of your \d+ remaining contact views\./);
  await expectAccessible(his);
  await his.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(his.getByRole('link', { name: her.email })).toHaveCount(0);
  await his.getByRole('button', { name: 'View contact details' }).click();
  await his.getByRole('dialog').getByRole('button', { name: 'View', exact: true }).click();
  await expect(his.getByRole('link', { name: '+91 98220 12345' })).toHaveAttribute(
    'href',
    'tel:+919822012345',
  );
  await expect(his.getByRole('link', { name: her.email })).toHaveAttribute('href', `mailto:${her.email}`);
  await expect(his.getByText('Phone not verified')).toBeVisible();
  await expectAccessibleDayAndNight(his);

  await his.goBack();
  await expect(thread.getByText('My father’s number is 98220 12345.')).toBeVisible();
  await expect(hers.getByText(/are hidden from/)).toHaveCount(0);
  await hers.goto('/dashboard');
  await expect(hers.getByRole('heading', { name: 'Who viewed your contact details' })).toBeVisible();
  await expect(hers.getByRole('link', { name: /Vikram Singh Rathore, \d+/ }).first()).toBeVisible();
  await expectAccessible(hers);
  await close();
});

test('an unsent message is kept, also over a reload, and is sent once', {
  tag: ['@desk', '@slow'],
}, async ({ browser }) => {
  const { her, hers, his, close } = await openTwo(browser);
  // Joined letters are one, as a browser breaks lines.
  const id = await begin(his.context(), her.id, `Namaste ${'क्'.repeat(300)}`);
  await hers.goto(`/messages/${id}`);
  await his.goto(`/messages/${id}`);
  const read = hers.getByRole('region', { name: /^Messages with/ });
  await expect(read).toContainText('Namaste');
  expect(await read.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  // The server accepts the first and its answer is lost; then it is unreachable.
  let lost = 0;
  await hers.route('**/api/conversations/*/messages/*', async (route) => {
    if (lost++ === 0) await route.fetch();
    await route.abort();
  });
  await write(hers, 'The train is late');
  // The live stream reports that it has arrived.
  await expect(hers.getByText(/^(?:Sent|Read)$/)).toBeVisible();
  await expect(hers.getByText('Waiting to send')).toHaveCount(0);
  await write(hers, 'I will write in the evening');
  await expect(hers.getByText('Waiting to send')).toHaveCount(1);
  await expectAccessible(hers);
  await field(hers).fill('half a line');
  await hers.reload();
  await expect(hers.getByText('I will write in the evening', { exact: true }).last()).toBeVisible();
  await expect(field(hers)).toHaveValue('half a line');

  await hers.unroute('**/api/conversations/*/messages/*');
  await expect(hers.getByText('Waiting to send')).toHaveCount(0);
  const thread = his.getByRole('region', { name: 'Messages with Revati Joglekar' });
  await expect(thread.getByRole('listitem').filter({ hasText: 'I will write in the evening' })).toHaveCount(
    1,
  );
  await expect(thread.getByRole('listitem').filter({ hasText: 'The train is late' })).toHaveCount(1);
  await close();
});

test(
  'a long conversation opens at its end, older lines come while one scrolls and nothing jumps',
  { tag: ['@both', '@slow'] },
  async ({ browser }, { project }) => {
    // Nobody may send more than thirty messages a minute: this needs a man who has sent none.
    const { her, hers, his, close } = await openTwo(browser, null);
    const id = await begin(his.context(), her.id, 'line 0');
    for (let line = 1; line < 50; line++) {
      const author = line % 2 ? hers : his;
      const answer = await author.context().request.put(`/api/conversations/${id}/messages/${randomUUID()}`, {
        data: { body: `line ${line}` },
      });
      expect(answer.ok()).toBe(true);
    }
    await hers.goto(`/messages/${id}`);
    const line = (number: number) => hers.getByText(`line ${number}`, { exact: true }).last();
    await expect(line(49)).toBeInViewport();
    const thread = hers.getByRole('region', { name: /^Messages with/ });
    await thread.evaluate((box) => box.scrollTo({ top: -box.scrollHeight }));
    await expect(line(0)).toBeAttached();
    // The visible messages stay in place when something is added at the end.
    await thread.evaluate((box) => box.scrollTo({ top: -600 }));
    const before = await line(35).boundingBox();
    await his.context().request.put(`/api/conversations/${id}/messages/${randomUUID()}`, {
      data: { body: 'one more' },
    });
    await expect(hers.getByRole('button', { name: 'New message' })).toBeVisible();
    // It lies over messages, which must not be seen through it.
    await expect(hers.getByRole('button', { name: 'New message' })).not.toHaveCSS(
      'background-color',
      'rgba(0, 0, 0, 0)',
    );
    const after = await line(35).boundingBox();
    expect(Math.abs(after!.y - before!.y)).toBeLessThan(4);
    await expectAccessible(hers);
    await hers.getByRole('button', { name: 'New message' }).click();
    await expect(hers.getByText('one more', { exact: true }).last()).toBeInViewport();

    if (project.name === 'desk') {
      await field(hers).fill('two');
      await field(hers).press('Shift+Enter');
      await field(hers).pressSequentially('lines');
      await field(hers).press('Enter');
      await expect(field(hers)).toHaveValue('');
      await expect(thread.getByText('two\nlines', { exact: true })).toBeInViewport();
    } else {
      await field(hers).fill('two');
      await field(hers).press('Enter');
      await expect(field(hers)).toHaveValue('two\n');
      await hers.getByRole('link', { name: 'All messages' }).click();
      await expect(hers.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible();
      await hers.goBack();
      await expect(field(hers)).toHaveValue('two\n');
    }
    await close();
  },
);

test('a member without a plan sees what starting a conversation needs, and returns to it after paying', {
  tag: ['@desk', '@slow'],
}, async ({ browser }) => {
  const { hers, close } = await openTwo(browser);
  await hers.goto('/messages');
  await expect(hers.getByRole('heading', { name: 'Connected, no messages yet' })).toBeVisible();
  await expect(hers.getByText('to write first. Replying is free.')).toBeVisible();
  await expect(hers.getByText('Upgrade to write first')).toBeVisible();
  await expect(hers.getByText('Write the first message')).toHaveCount(0);
  await expect(hers.getByRole('contentinfo')).toBeVisible();
  await expectAccessibleDayAndNight(hers);
  await hers.goto('/profile/P002');
  await expect(hers.getByText(/Upgrade to see Vikram Singh Rathore's phone number/)).toBeVisible();
  await hers.goto('/messages');
  await hers.getByRole('link', { name: /Vikram Singh Rathore/ }).click();
  await expect(hers.getByRole('contentinfo')).toHaveCount(0);
  await expect(hers.getByRole('heading', { name: 'Upgrade to send the first message' })).toBeVisible();
  await expectAccessibleDayAndNight(hers);
  await hers.getByRole('link', { name: 'View plans' }).click();
  await expect(hers).toHaveURL(/\/subscription$/);

  await buyPlan(hers.request, 'Gold');
  const orders = (await (await hers.request.get('/api/orders')).json()) as { id: string }[];
  await hers.goto(`/checkout/gold?order=${orders[0]!.id}`);
  await hers.getByRole('link', { name: 'Write to Vikram Singh Rathore' }).click();
  const line = hers.getByRole('button', { name: /^Thank you for connecting\./ });
  await expect(line).toBeVisible();
  await expectAccessibleDayAndNight(hers);
  await line.click();
  await expect(field(hers)).toBeFocused();
  await expect(field(hers)).toHaveValue(/^Thank you for connecting\./);
  await hers.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(hers).toHaveURL(/\/messages\/[0-9a-f-]{36}$/);
  await expect(hers.getByRole('heading', { name: 'Connected, no messages yet' })).toHaveCount(0);
  await expect(line).toHaveCount(0);
  await close();
});

test('who is not connected is offered an interest where a message would be written', {
  tag: ['@phone', '@slow'],
}, async ({ page }) => {
  await addMember(page.request, { name: 'Revati Joglekar' });
  await page.goto('/messages');
  await expect(page.getByText('No messages yet.')).toBeVisible();
  await page.goto('/messages/to/P006');
  await expect(page.getByText("You can write once you're connected.")).toBeVisible();
  const send = page.getByRole('button', { name: /^Send Interest to/ });
  await expect(send).toBeVisible();
  await expectAccessibleDayAndNight(page);
  await send.click();
  await expect(page.getByText(/No reply yet/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(send).toBeVisible();
  await page.goto(`/messages/${randomUUID()}`);
  await expect(page.getByRole('heading', { name: 'Conversation not found' })).toBeVisible();
  await expectAccessible(page);
});

test('the thread of a deleted profile does not say from whom contact details are hidden', {
  tag: ['@desk', '@slow'],
}, async ({ browser }) => {
  const { her, hers, his, close } = await openTwo(browser, null);
  const id = await begin(his.context(), her.id, 'My father’s number is 98220 12345.');
  await his.goto(`/messages/${id}`);
  const hidden = his.getByText(/^Contact details are hidden/);
  await expect(hidden).toHaveText('Contact details are hidden from Revati Joglekar');
  const deleted = await hers.request.post('/api/me/deletion', {
    data: { reason: 'other', password: 'a quiet river 7', profiles: [{ id: her.id, outcome: 'delete' }] },
  });
  expect(deleted.ok()).toBe(true);
  await his.reload();
  await expect(his.getByRole('heading', { name: 'Deleted profile' })).toBeVisible();
  await expect(his.getByText('My father’s number is 98220 12345.', { exact: true })).toBeVisible();
  await expect(hidden).toHaveCount(0);
  await expectAccessible(his);
  await close();
});

test('a list or a conversation that fails to load shows an error and can be loaded again', {
  tag: ['@desk', '@slow'],
}, async ({ page }) => {
  await logInAs(page.request, 'demo');
  const mend = await breakApi(page, '**/api/conversations');
  await page.goto('/messages');
  await expect(page.getByText("Couldn't load messages")).toBeVisible();
  await expectAccessible(page);
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  const mendThread = await breakApi(page, '**/api/conversations/*');
  await page.getByRole('link', { name: /Siddharth Kamble/ }).click();
  await expect(page.getByText("Couldn't load this conversation")).toBeVisible();
  await mendThread();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/And|goat/).first()).toBeVisible();
});
