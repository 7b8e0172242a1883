import { type Browser, expect, type Page, test } from '@playwright/test';
import {
  addMember,
  expectAccessible,
  expectAccessibleDayAndNight,
  expectNoSidewaysScroll,
  loadWithoutData,
  logInAs,
  toast,
} from './steps.ts';

/** Opens the page of a new member as an admin, and returns the member's ID. */
async function openUser(staff: Page, browser: Browser): Promise<string> {
  const context = await browser.newContext();
  const { id } = await addMember(context.request);
  await context.close();
  await logInAs(staff.request, 'admin');
  await staff.goto(`/admin/users/${id}`);
  return id;
}

test('staff find a member, open a phone number with a reason, suspend and restore', {
  tag: '@bureau',
}, async ({ page: staff, browser }) => {
  const context = await browser.newContext();
  const member = await context.newPage();
  // On a site that has run before, the name is there already.
  const name = `Charulata ${['Abhyankar', 'Bapat', 'Chitale', 'Dandekar'][Date.now() % 4]}`;
  const { email, id } = await addMember(member.request, { name, phone: '9822077701' });
  await member.goto('/dashboard');
  await expect(member.getByRole('heading', { level: 1 })).toBeVisible();

  await logInAs(staff.request, 'admin');
  await staff.goto('/admin/users?status=active');
  await expect(staff.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await expect(staff.getByText(/profiles$/)).toBeVisible();
  if (staff.viewportSize()!.width < 1280) await expect(staff.getByText(/% complete/).first()).toBeVisible();
  await expectAccessibleDayAndNight(staff);
  await expectNoSidewaysScroll(staff);
  await staff.getByLabel('Name, email, phone number or ID').fill('nobody@nowhere.example');
  await staff.getByRole('button', { name: 'Search' }).click();
  await expect(staff.getByText('No users found')).toBeVisible();
  await staff.getByLabel('Name, email, phone number or ID').fill(email);
  await staff.keyboard.press('Enter');
  await expect(staff.getByText('1 profile', { exact: true })).toBeVisible();
  await staff.getByRole('link', { name, exact: true }).locator('visible=true').click();
  await expect(staff.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(staff.getByRole('region', { name: 'Contact' })).toContainText('••••••7701');
  if (staff.viewportSize()!.width >= 1024) {
    await staff.getByText(/Admin Panel$/).scrollIntoViewIfNeeded();
    await expect(staff.getByRole('link', { name: 'Dashboard' })).toBeInViewport();
  }
  await expectAccessibleDayAndNight(staff);
  await expectNoSidewaysScroll(staff);

  await staff.getByRole('button', { name: 'Show: Phone number' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(dialog.getByText('Please enter a reason.')).toBeVisible();
  await expectAccessible(staff);
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await dialog.getByLabel('Reason').fill('She asked us to call back');
  await dialog.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(staff.getByText('+91 98220 77701')).toBeVisible();

  await staff.getByRole('button', { name: 'Suspend', exact: true }).click();
  await expect(dialog.getByRole('heading', { name: `Suspend ${name}` })).toBeVisible();
  await expectAccessible(staff);
  await dialog.getByLabel('Reason').selectOption({ label: 'Asks for money' });
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(toast(staff, 'Suspended')).toBeVisible();
  await expect(staff.getByRole('button', { name: 'End suspension' })).toBeVisible();
  // Their open page leaves by itself.
  await expect(member).toHaveURL(/\/login/);

  await staff.getByRole('button', { name: 'End suspension' }).click();
  await dialog.getByLabel('Reason').fill('A misunderstanding');
  await dialog.getByRole('button', { name: 'End suspension' }).click();
  await expect(toast(staff, 'Suspension ended')).toBeVisible();
  const login = await member.request.post('/api/sessions', { data: { email, password: 'a quiet river 7' } });
  expect(login.ok()).toBe(true);

  await staff.goto(`/admin/users/${id}?edit=basics`);
  await dialog.getByLabel('Reason').fill('Corrected by phone');
  await dialog.getByRole('button', { name: 'Edit' }).click();
  await staff.getByLabel('Marital status').selectOption({ label: 'Never Married' });
  await staff.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(staff, 'Profile Updated!')).toBeVisible();
  await expectAccessible(staff);
  await context.close();

  await staff.goto('/admin/users/PNOBODY1');
  await expect(staff.getByRole('heading', { name: 'User not found' })).toBeVisible();
});

test('staff register a family at the desk, which claims its profile by the link', {
  tag: '@bureau',
}, async ({ page: staff, browser }) => {
  await logInAs(staff.request, 'admin');
  await staff.goto('/admin/walk-in');
  await expect(staff.getByRole('heading', { level: 1, name: 'Register a family' })).toBeVisible();
  await expectAccessible(staff);
  await expectNoSidewaysScroll(staff);
  await staff.getByRole('button', { name: 'Register' }).click();
  await expect(staff.getByText('Please enter the full name.')).toBeVisible();
  await expect(staff.getByLabel('Full name')).toBeFocused();
  await expect(staff.getByRole('heading', { name: 'Consent of the person' })).toBeVisible();
  await staff.getByLabel('Full name').fill('Gauri Bhide');
  await expect(staff.getByRole('heading', { name: 'Consent of Gauri' })).toBeVisible();
  await staff.getByLabel('Day').fill('20');
  await staff.getByLabel('Month').fill('01');
  await staff.getByLabel('Year').fill('1998');
  await staff.getByLabel('Religion').selectOption('Hindu');
  await staff.getByLabel('Mother tongue').selectOption('Marathi');
  const email = staff.getByRole('textbox', { name: 'Email', exact: true });
  const phone = staff.getByRole('textbox', { name: 'Phone number', exact: true });
  await email.fill('admin@humsafar.example');
  await phone.fill('9822077702');
  await staff.getByLabel('Show me the link').check();
  // A demo verifies, reviews and waits for nothing else.
  await expect(
    staff.getByText('The profile stays hidden until the family has used the link.', { exact: true }),
  ).toBeVisible();
  const person = staff.getByRole('textbox', { name: "Gauri's email" });
  await person.fill('Admin@humsafar.example');
  await staff.getByRole('button', { name: 'Register' }).click();
  await expect(staff.getByText(/somebody who manages the profile/)).toBeVisible();
  await expect(person).toBeFocused();
  await expectAccessible(staff);
  // Where the person has come, there is nobody to ask.
  await staff.getByLabel('Profile for').selectOption('Themselves');
  await expect(person).toBeHidden();
  await staff.getByLabel('Profile for').selectOption('Their daughter');
  await expect(person).toHaveValue('Admin@humsafar.example');
  await person.fill(`gauri-${Date.now()}@example.com`);
  await staff.getByRole('button', { name: 'Register' }).click();
  await expect(staff.getByText('This email address already has an account.')).toBeVisible();
  await email.fill(`family-${Date.now()}@example.com`);
  await staff.getByRole('button', { name: 'Register' }).click();
  await expect(staff.getByText('Gauri Bhide is registered')).toBeVisible();
  await expect(staff.getByText("We've sent Gauri the link to agree to the profile.")).toBeVisible();
  await expectAccessible(staff);
  const link = await staff.getByLabel('Link for the family').inputValue();

  // The family comes again, to another colleague.
  await staff.goto('/admin/walk-in');
  await phone.fill('+91 98220 77702');
  await email.focus();
  await expect(staff.getByText('has the same phone number').first()).toBeVisible();
  await staff.getByLabel('Full name').fill('Gauri Bhide');
  await staff.getByLabel('Day').fill('20');
  await staff.getByLabel('Month').fill('01');
  await staff.getByLabel('Year').fill('1998');
  await expect(staff.getByText('has the same name, date of birth and phone number').first()).toBeVisible();
  await expect(staff.getByRole('link', { name: /^Gauri Bhide \(/ }).first()).toBeVisible();
  await expectAccessible(staff);

  const context = await browser.newContext();
  const family = await context.newPage();
  await family.goto(`/claim${link.slice(link.indexOf('#'))}`);
  await expect(
    family.getByRole('heading', { level: 1, name: "Gauri Bhide's profile is ready" }),
  ).toBeVisible();
  await expectAccessibleDayAndNight(family);
  await expectNoSidewaysScroll(family);
  await family.getByLabel('Password', { exact: true }).fill('a silver lamp 3');
  await family.getByLabel('Confirm password').fill('a silver lamp 3');
  await family.getByRole('button', { name: 'Start using the profile' }).click();
  await expect(family.getByText('Please read and accept this to continue.')).toBeVisible();
  await expect(family.getByText('Please confirm this to continue.')).toBeVisible();
  await family.getByRole('checkbox', { name: /I agree/ }).check();
  await family.getByRole('checkbox', { name: /I declare/ }).check();
  await family.getByRole('button', { name: 'Start using the profile' }).click();
  await expect(family).toHaveURL(/\/dashboard/);
  await expect(family.getByRole('heading', { level: 1 })).toContainText('Gauri Bhide');
  await context.close();

  const later = await browser.newContext();
  const again = await later.newPage();
  await again.goto(`/claim${link.slice(link.indexOf('#'))}`);
  await expect(again.getByRole('heading', { name: "This link doesn't work any more" })).toBeVisible();
  await later.close();
});

test('staff learn that the person got no link, and send it again', { tag: ['@bureau', '@slow'] }, async ({
  page: staff,
}) => {
  await logInAs(staff.request, 'admin');
  await staff.goto('/admin/walk-in');
  await staff.getByLabel('Full name').fill('Shalaka Bhide');
  await staff.getByLabel('Day').fill('20');
  await staff.getByLabel('Month').fill('01');
  await staff.getByLabel('Year').fill('1997');
  await staff.getByLabel('Religion').selectOption('Hindu');
  await staff.getByLabel('Mother tongue').selectOption('Marathi');
  const made = Date.now();
  await staff.getByRole('textbox', { name: 'Email', exact: true }).fill(`desk-${made}@example.com`);
  await staff.getByRole('textbox', { name: 'Phone number', exact: true }).fill('9822077703');
  await staff.getByRole('radio', { name: 'SMS' }).check();
  // The sandbox's gateway is busy for numbers that end so.
  await staff.getByRole('textbox', { name: "Shalaka's phone number" }).fill('98220 80003');
  await staff.getByRole('button', { name: 'Register' }).click();
  await expect(staff.getByText('Shalaka Bhide is registered')).toBeVisible();
  await expect(staff.getByText('The link for Shalaka was not sent')).toBeVisible();
  await expectAccessible(staff);
  await expectNoSidewaysScroll(staff);
  await staff.getByRole('button', { name: 'Ask again' }).click();
  await expect(staff.getByRole('textbox', { name: "Shalaka's phone number" })).toHaveValue('98220 80003');
  await expectAccessible(staff);
  await staff.getByRole('radio', { name: 'Email' }).check();
  await staff.getByRole('textbox', { name: "Shalaka's email" }).fill(`shalaka-${made}@example.com`);
  await staff.getByRole('button', { name: 'Send link' }).click();
  await expect(staff.getByText("We've sent Shalaka the link to agree to the profile.")).toBeVisible();
  await expect(staff.getByText('The link for Shalaka was not sent')).toBeHidden();
});

test('staff record a call, and remove it once they have confirmed', { tag: ['@both', '@slow'] }, async ({
  page: staff,
  browser,
}) => {
  await openUser(staff, browser);
  const calls = staff.getByRole('region', { name: 'Calls' });
  await calls.getByRole('button', { name: 'Record a call' }).click();
  await calls.getByLabel('Call with').selectOption({ index: 1 });
  await calls.getByLabel('Outcome').selectOption({ index: 1 });
  await calls.getByLabel('Note').fill('Prefers Pune');
  await staff.getByRole('link', { name: 'Users', exact: true }).last().click();
  const leaving = staff.getByRole('dialog', { name: 'Leave without saving?' });
  await leaving.getByRole('button', { name: 'Stay here' }).click();
  await expect(leaving).toBeHidden();
  await calls.getByRole('button', { name: 'Save call' }).click();
  await expect(toast(staff, 'Call recorded')).toBeVisible();
  await expect(calls.getByText('Prefers Pune')).toBeVisible();
  const remove = calls.getByRole('button', { name: /^Remove the call of / });
  const dialog = staff.getByRole('dialog', { name: 'Remove this call?' });

  await remove.click();
  await expect(dialog).toBeVisible();
  await expectAccessible(staff);
  await expectNoSidewaysScroll(staff);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(remove).toBeFocused();
  await expect(calls.getByText('Prefers Pune')).toBeVisible();

  await remove.click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(toast(staff, 'Call removed')).toBeVisible();
  await expect(calls.getByText('No calls yet')).toBeVisible();
  await expect(calls.getByRole('button', { name: 'Record a call' })).toBeFocused();
});

test('a new site has no users yet, which is not a search that found nobody', {
  tag: ['@both', '@slow'],
}, async ({ page }) => {
  await logInAs(page.request, 'admin');
  await loadWithoutData(page);
  await page.route(/\/api\/staff\/members(\?|$)/, (route) =>
    route.fulfill({ json: { items: [], nextCursor: null, total: { count: 0, more: false } } }),
  );
  await page.goto('/admin/users');
  await expect(page.getByRole('heading', { name: 'No users yet' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clear all' })).toHaveCount(0);
  // On a phone the list begins on the first screen, and the filters are behind a button.
  const status = page.getByLabel('Status');
  await expect(status).toBeHidden();
  const filters = page.getByRole('button', { name: 'Filters' });
  await filters.click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await status.focus();
  await status.selectOption({ label: 'Suspended' });
  await expect(page.getByRole('heading', { name: 'No users found' })).toBeVisible();
  // The next filter is one key away.
  await expect(status).toBeFocused();
  await expect(filters).toContainText('1');
  await page.getByRole('button', { name: 'Clear all' }).last().click();
  await expect(page.getByRole('heading', { name: 'No users yet' })).toBeVisible();
});

test('two filters within a moment are both kept, and going back in that moment leaves none', {
  tag: ['@desk', '@slow'],
}, async ({ page }) => {
  await logInAs(page.request, 'admin');
  await page.goto('/admin/users');
  const status = page.getByLabel('Status');
  const plan = page.getByLabel('Plan');
  await expect(plan.getByRole('option', { name: 'No plan' })).toBeAttached();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  /** Chooses options before the page has drawn the first, and then goes back or not. */
  const choose = (choices: [label: string, value: string][], back: boolean) =>
    page.evaluate(
      async ([wanted, goesBack]) => {
        for (const [label, value] of wanted) {
          const named = [...document.querySelectorAll('label')].find((one) => one.textContent === label);
          const select = named!.control as HTMLSelectElement;
          select.value = value;
          select.dispatchEvent(new Event('change', { bubbles: true }));
          await new Promise((resolve) => setTimeout(resolve));
        }
        if (goesBack) history.back();
      },
      [choices, back] as const,
    );
  await choose(
    [
      ['Status', 'suspended'],
      ['Plan', 'none'],
    ],
    false,
  );
  await expect(page).toHaveURL(/\/admin\/users\?status=suspended&plan=none$/);
  await expect(status).toHaveValue('suspended');
  await expect(plan).toHaveValue('none');
  await page.goto('/admin/users');
  await expect(plan.getByRole('option', { name: 'No plan' })).toBeAttached();
  await choose([['Status', 'suspended']], true);
  await expect(page).toHaveURL(/\/admin\/users$/);
  await expect(status).toHaveValue('');
});

test('on a phone, why a suspension is refused is in view', { tag: ['@phone', '@slow'] }, async ({
  page: staff,
  browser,
}) => {
  const id = await openUser(staff, browser);
  await staff.getByRole('button', { name: 'Suspend', exact: true }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByLabel('Reason').selectOption({ label: 'Asks for money' });
  const suspension = { reason: 'money', days: 3, message: null };
  const colleague = await staff.request.put(`/api/staff/members/${id}/suspension`, { data: suspension });
  expect(colleague.ok()).toBe(true);
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(dialog.getByText('This profile is suspended already.')).toBeInViewport({ ratio: 0.9 });
});

test('a family without an email address claims its profile at the desk, and logs in with its phone number', {
  tag: ['@both', '@slow'],
}, async ({ page, browser, baseURL }) => {
  const number = `97${String(Date.now()).slice(-8)}`;
  await logInAs(page.request, 'admin');
  await page.goto('/admin/walk-in');
  await page.getByLabel('Full name').fill('Sunanda Shelke');
  await page.getByLabel('Day').fill('11');
  await page.getByLabel('Month').fill('08');
  await page.getByLabel('Year').fill('1997');
  await page.getByLabel('Religion').selectOption('Hindu');
  await page.getByLabel('Mother tongue').selectOption('Marathi');
  await page.getByRole('textbox', { name: 'Phone number', exact: true }).fill(number);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('To send the link by email, enter an email address.')).toBeVisible();
  await page.getByLabel('Show me the link').check();
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Sunanda Shelke is registered')).toBeVisible();
  await expectNoSidewaysScroll(page);
  const link = new URL(await page.getByLabel('Link for the family').inputValue());

  const context = await browser.newContext({ baseURL, viewport: page.viewportSize() });
  const family = await context.newPage();
  await family.goto(link.pathname + link.hash);
  await expect(family.getByText(`Your login is +91 ${number.slice(0, 5)} ${number.slice(5)}.`)).toBeVisible();
  await family.getByLabel('Password', { exact: true }).fill('a silver lamp 3');
  await family.getByLabel('Confirm password').fill('a silver lamp 3');
  for (const box of await family.getByRole('checkbox').all()) await box.check();
  await expectAccessible(family);
  await family.getByRole('button', { name: 'Start using the profile' }).click();
  await expect(family).toHaveURL(/\/(dashboard|my-profile)/);
  await family.goto('/settings#email');
  await expect(family.getByText('You log in with your phone number.')).toBeVisible();
  await expectAccessible(family);
  await context.clearCookies();

  await family.goto('/login');
  await family.getByLabel('Email or phone number').fill(number);
  await family.getByLabel('Password', { exact: true }).fill('a silver lamp 3');
  await family.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(family).toHaveURL(/\/dashboard/);
  await expectNoSidewaysScroll(family);
  await context.close();
});
