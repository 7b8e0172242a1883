import { type APIRequestContext, expect, test } from '@playwright/test';
import { linkTo } from './emails.ts';
import {
  addMember,
  expectAccessible,
  expectAccessibleDayAndNight,
  expectNoSidewaysScroll,
  logInAs,
  toast,
} from './steps.ts';

/** Invites the person of the profile to manage it. Resolves to the token of the link. */
async function inviteSelf(request: APIRequestContext): Promise<string> {
  const data = { email: null, role: 'manager', relation: 'self' };
  const { link } = await (await request.post('/api/me/managers/invitations', { data })).json();
  return link.split('#')[1];
}

test('a father asks his daughter on her own email; she reads the profile, agrees, and takes it back', {
  tag: '@both',
}, async ({ page, browser }) => {
  await addMember(page.request, { profileFor: 'daughter', accountName: 'Ramesh Joglekar' });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Ask Revati' }).click();
  const section = page.locator('#person-consent');
  await expect(section.getByText('Revati has not been asked yet.')).toBeVisible();
  await section.getByRole('button', { name: 'Ask Revati' }).click();
  await section.getByLabel("Revati's email").fill('no address');
  await section.getByRole('button', { name: 'Send link' }).click();
  await expect(section.getByText('Please enter a valid email')).toBeVisible();
  await expectAccessibleDayAndNight(page);
  await expectNoSidewaysScroll(page);
  const address = `revati-${Date.now()}@example.com`;
  await section.getByLabel("Revati's email").fill(address);
  await section.getByRole('button', { name: 'Send link' }).click();
  await expect(toast(page, 'Link sent to Revati')).toBeVisible();
  await expect(section.getByText('Waiting for the reply')).toBeVisible();
  await expect(section.getByText(address)).toBeVisible();

  const hers = await browser.newContext({ viewport: page.viewportSize()! });
  const phone = await hers.newPage();
  await phone.goto(await linkTo(address, '/person-consent'));
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(
    /Ramesh Joglekar, has created a profile for you on/,
  );
  await expect(phone.getByRole('heading', { name: /Revati Joglekar/ })).toBeVisible();
  await expectAccessibleDayAndNight(phone);
  await expectNoSidewaysScroll(phone);
  await phone.getByRole('button', { name: 'I agree' }).click();
  await expect(phone.getByText('You have agreed to this profile')).toBeVisible();
  await expectAccessible(phone);
  await expect(section.getByText('Revati agreed on')).toBeVisible();

  await phone.getByRole('button', { name: "I don't agree" }).click();
  await expect(phone.getByText('The profile is hidden')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByText("Revati's profile is hidden from everyone")).toBeVisible();
  await expectAccessible(page);
  await hers.close();
});

test('who does not agree and manages the own profile sees of themselves what keeps it hidden', {
  tag: ['@both', '@slow'],
}, async ({ page, browser }) => {
  await addMember(page.request, { profileFor: 'daughter', accountName: 'Ramesh Joglekar' });
  const address = `revati-own-${Date.now()}@example.com`;
  const asked = await page.request.put('/api/my-profile/person-consent', {
    data: { channel: 'email', address },
  });
  expect(asked.ok()).toBe(true);
  const token = (await linkTo(address, '/person-consent')).split('#')[1];
  const data = { token, answer: 'refused' };
  expect((await page.request.put('/api/person-consent/answer', { data })).ok()).toBe(true);
  const invitation = await inviteSelf(page.request);

  const hers = await browser.newContext({ viewport: page.viewportSize()! });
  const phone = await hers.newPage();
  await addMember(phone.request);
  await phone.goto(`/join#${invitation}`);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Manage your profile with your family');
  await expect(phone.getByText("You're Revati. By accepting, you agree to this profile")).toBeVisible();
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);
  await phone.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(phone.getByText('Your profile is hidden from everyone')).toBeVisible();
  await expect(phone.getByText('Please contact us')).toBeHidden();
  await phone.getByRole('link', { name: 'See what to do' }).click();
  const section = phone.locator('#person-consent');
  await expect(section.getByText(/You did not agree on/)).toBeVisible();
  await expect(section.getByText(/If you change your mind, open the link/)).toBeVisible();
  await section.getByRole('button', { name: 'Send me the link' }).click();
  await expect(section.getByText('Not the email you log in with.')).toBeVisible();
  await expect(section.getByText(/Revati/)).toBeHidden();
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);
  await hers.close();
});

test('who has agreed by joining finds how to end it', { tag: ['@both', '@slow'] }, async ({
  page,
  browser,
}) => {
  await addMember(page.request, { profileFor: 'daughter', accountName: 'Ramesh Joglekar' });
  const invitation = await inviteSelf(page.request);
  const hers = await browser.newContext({ viewport: page.viewportSize()! });
  const phone = await hers.newPage();
  await addMember(phone.request);
  const data = { token: invitation };
  await phone.request.put('/api/manager-invitation/acceptance', { data });
  await phone.goto('/settings#person-consent');
  const section = phone.locator('#person-consent');
  await expect(section.getByText('You agreed to this profile when you joined.')).toBeVisible();
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);
  await section.getByRole('link', { name: 'hide the profile' }).click();
  await expect(phone.locator('#hide').getByRole('button').first()).toBeVisible();
  await hers.close();
});

test('a link that was replaced says what to do', { tag: ['@desk', '@slow'] }, async ({ page }) => {
  await page.goto(`/person-consent#${'a'.repeat(43)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("This link doesn't work any more");
  await expectAccessible(page);
});

test('an admin sets that profiles wait for consent', { tag: ['@desk', '@slow'] }, async ({ page }) => {
  await logInAs(page.request, 'admin');
  const countListed = async () => (await (await page.request.get('/api/profiles?gender=all')).json()).count;
  const before = await countListed();
  try {
    await page.goto('/admin/settings');
    await page.getByRole('radio', { name: 'Show the profile only after consent' }).check();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(toast(page, 'Saved')).toBeVisible();
    await expectAccessible(page);
  } finally {
    await page.request.put('/api/staff/settings/person-consent', { data: { shown: 'always' } });
    // A task shows those again that it has hidden: others look for them.
    await expect.poll(countListed).toBeGreaterThanOrEqual(before);
  }
});
