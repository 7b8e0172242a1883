import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { DAY_MS } from '../src/kit/shared/time/durations.ts';
import { payloads } from '../test/setup/payloads.ts';
import {
  expectAccessible,
  expectAccessibleDayAndNight,
  expectNoSidewaysScroll,
  logInAs,
  toast,
} from './steps.ts';

const drawing = () =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: '#9b1b30' } })
    .png()
    .toBuffer();

test('an editor writes, previews and publishes a post, and it is read without scripts', {
  tag: '@bureau',
}, async ({ page, browser, baseURL }) => {
  const title = `Meeting over tea ${Date.now()}`;
  const slug = title.toLowerCase().replaceAll(' ', '-');
  await logInAs(page.request, 'admin');
  await page.goto('/admin/blogs');
  await expect(page.getByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible();
  await expect(
    page.getByRole('link', { name: 'Staying safe from fraud' }).locator('visible=true').first(),
  ).toBeVisible();
  await expectAccessibleDayAndNight(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('link', { name: 'Add New Post' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Add New Post' })).toBeVisible();
  await page.getByLabel('Title').fill(title);
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.click();
  await page.keyboard.type('Choose a quiet place. ');
  // The toolbar is one stop of the Tab key, with arrow keys inside.
  await page.keyboard.press('Shift+Tab');
  const tools = page.getByRole('toolbar', { name: 'Formatting' });
  await expect(tools.getByRole('button', { name: 'Heading', exact: true })).toBeFocused();
  // The focus follows a key a moment later: pressed at once, the next one would be answered by the button before.
  for (const name of ['Subheading', 'Bold']) {
    await page.keyboard.press('ArrowRight');
    await expect(tools.getByRole('button', { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await page.keyboard.type('Arrive early.');
  await expect(tools.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Please enter a description.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Description').fill('Where to meet, and what to talk about.');
  await page.getByLabel('Tags').fill('Meetings');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Add cover' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel('Image')
    .setInputFiles({ name: 'tea.png', mimeType: 'image/png', buffer: await drawing() });
  await dialog.getByLabel('Description').fill('A red wall');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add image' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('img', { name: 'A red wall' })).toBeVisible();
  await expect(page.getByText('All changes saved')).toBeVisible();
  await expectAccessibleDayAndNight(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('Only your team can see this page.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('link', { name: 'Back to editing' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(toast(page, 'Post published')).toBeVisible();
  await expect(page.getByRole('link', { name: 'View post' })).toBeVisible();
  const id = page.url().split('/').at(-1)!;

  // What another program stored runs nowhere.
  const { version, ...post } = await (await page.request.get(`/api/staff/posts/${id}`)).json();
  const body = `${post.body}${payloads.map((one) => `<p>${one}</p>`).join('')}`.replaceAll('\0', '');
  const saved = await page.request.put(`/api/staff/posts/${id}`, { data: { ...post, version, body } });
  expect(saved.ok()).toBe(true);
  await page.request.put(`/api/staff/posts/${id}/publication`, {
    data: { version: (await saved.json()).version, publishAt: null },
  });

  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const reader = await context.newPage();
  const answer = await reader.goto(`/blogs/${slug}`);
  expect(answer!.status()).toBe(200);
  await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(reader.getByText('Arrive early.')).toBeVisible();
  await expect(reader.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/blogs/${slug}$`));
  await expect(reader.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/share$/);
  const facts = await reader.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(facts!)).toMatchObject({ '@type': 'BlogPosting', headline: title });
  await reader.getByRole('link', { name: 'Meetings' }).click();
  await expect(reader.getByRole('heading', { level: 1, name: 'Posts about Meetings' })).toBeVisible();
  expect((await reader.goto('/blogs/there-is-no-such-post'))!.status()).toBe(404);
  expect(await (await reader.request.get('/sitemap.xml')).text()).toContain(`/blogs/${slug}`);
  await context.close();

  const asked: string[] = [];
  page.on('dialog', async (one) => {
    asked.push(one.message());
    await one.dismiss();
  });
  await page.goto(`/blogs/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(asked).toEqual([]);

  await page.goto(`/admin/blogs/${id}`);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete post' }).click();
  await expect(toast(page, 'Post deleted')).toBeVisible();
  expect((await page.request.get(`/api/posts/${slug}`)).status()).toBe(404);
});

test('what is written after scheduling is scheduled once the editor says so', {
  tag: ['@both', '@slow'],
}, async ({ page }) => {
  const id = crypto.randomUUID();
  const post = {
    ...{ version: 0, title: `Tea ${id}`, slug: `tea-${id}`, description: 'Where to meet.', tags: [] },
    ...{ body: '<p>Meet early.</p>', author: 'Lata Menon', cover: null, coverAlt: '' },
  };
  await logInAs(page.request, 'admin');
  expect((await page.request.put(`/api/staff/posts/${id}`, { data: post })).ok()).toBe(true);
  await page.goto(`/admin/blogs/${id}`);
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Date and time').fill('9999-12-31T09:00');
  await dialog.getByRole('button', { name: 'Schedule post' }).click();
  await expect(dialog.getByText('Please choose a time within one year.')).toBeVisible();
  const tomorrow = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
  await dialog.getByLabel('Date and time').fill(`${tomorrow}T21:00`);
  await dialog.getByRole('button', { name: 'Schedule post' }).click();
  await expect(toast(page, 'Post scheduled')).toBeVisible();
  const box = page.getByRole('region', { name: 'Publishing' });
  await expect(box.getByText(/^Scheduled for .* IST$/)).toBeVisible();

  await page.getByLabel('Title').fill('Half a ti');
  await expect(box.getByText('Your latest changes are not scheduled yet.')).toBeVisible();
  await expect(page.getByText('All changes saved')).toBeVisible();
  await expect(box.getByText('Changes not scheduled', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await box.getByRole('button', { name: 'Schedule changes' }).click();
  await expect(box.getByText('Your latest changes are not scheduled yet.')).toBeHidden();
  await box.getByRole('button', { name: 'Cancel schedule' }).click();
  await expect(box.getByText('Draft', { exact: true })).toBeVisible();
  expect((await page.request.delete(`/api/staff/posts/${id}`)).ok()).toBe(true);
});

test('a lost answer, or a post that a colleague deleted, costs an editor nothing', {
  tag: ['@desk', '@slow'],
}, async ({ page }) => {
  const id = crypto.randomUUID();
  const address = `/api/staff/posts/${id}`;
  const post = {
    ...{ version: 0, title: `Tea ${id}`, slug: `tea-${id}`, description: 'Where to meet.', tags: [] },
    ...{ body: '<p>Meet early.</p>', author: 'Lata Menon', cover: null, coverAlt: '' },
  };
  await logInAs(page.request, 'admin');
  expect((await page.request.put(address, { data: post })).ok()).toBe(true);
  await page.goto(`/admin/blogs/${id}`);
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.click();
  // The post is saved, and the editor gets no answer.
  await page.route(`**${address}`, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.keyboard.type('One. ');
  await expect(page.getByText("Couldn't reach the site.")).toBeVisible();
  await page.unroute(`**${address}`);
  await page.keyboard.type('Two. ');
  await expect(page.getByText('All changes saved')).toBeVisible();
  expect((await (await page.request.get(address)).json()).body).toContain('One. Two. ');

  expect((await page.request.delete(address)).ok()).toBe(true);
  await page.keyboard.type('Three. ');
  await expect(page.getByText('This post has been deleted.')).toBeVisible();
  await expect(text).toContainText('One. Two. Three.');
  page.on('dialog', (one) => one.accept());
});

test('the blog leads from the footer to a post and on', { tag: '@both' }, async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blogs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'Staying safe from fraud: seven signs, and what to do' }),
  ).toBeVisible();
  await expectAccessibleDayAndNight(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: /The first call between families/ }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: /The first call between families/ }),
  ).toBeVisible();
  await expect(page).toHaveTitle(/The first call between families/);
  await page.emulateMedia({ media: 'print' });
  await expect(
    page.getByRole('heading', { level: 1, name: /The first call between families/ }),
  ).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await page.emulateMedia({ media: null });
  await expectAccessibleDayAndNight(page);
  await expectNoSidewaysScroll(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible();
});
