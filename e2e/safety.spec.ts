import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page, test } from '@playwright/test';
import {
  addMember,
  buyPlan,
  expectAccessible,
  expectAccessibleDayAndNight,
  expectNoSidewaysScroll,
  logInAs,
  newName,
  toast,
} from './steps.ts';

/** A woman and a man who are connected, each in their own browser; he has a plan and has written to her. */
async function openTwo(browser: Browser) {
  const [hers, his] = [await browser.newContext(), await browser.newContext()];
  const man = newName('Omkar');
  const him = await addMember(his.request, { name: man, gender: 'male', dateOfBirth: '1993-05-04' });
  await buyPlan(his.request, 'Gold');
  const her = await addMember(hers.request, { name: 'Revati Joglekar' });
  await his.request.put(`/api/profiles/${her.id}/interest`);
  await hers.request.put(`/api/profiles/${him.id}/interest`);
  const begun = await his.request.put(`/api/profiles/${her.id}/conversation`, {
    data: { message: randomUUID(), body: 'Namaste, we live in Pune.' },
  });
  const { conversation } = (await begun.json()) as { conversation: string };
  return {
    her,
    him,
    man,
    conversation,
    hers: await hers.newPage(),
    his: await his.newPage(),
    contexts: [hers, his],
  };
}

type Item = { profile: { publicId: string } };
const options = (page: Page, name: string) => page.getByRole('button', { name: `Options for ${name}` });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a member blocks somebody: both pages follow, and unblocking brings all back', {
  tag: '@both',
}, async ({ browser }) => {
  const { her, him, man, conversation, hers, his, contexts } = await openTwo(browser);
  await his.goto(`/profile/${her.id}`);
  await expect(heading(his)).toContainText('Revati Joglekar');
  await hers.goto(`/profile/${him.id}`);

  // Sharing: the link, and WhatsApp with the first name alone.
  await hers.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await hers.getByRole('button', { name: 'Share Profile' }).click();
  await expect(hers.getByRole('menuitem', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=Omkar's%20profile%20on%20.*%2Fprofile%2F/,
  );
  await hers.getByRole('menuitem', { name: 'Copy link' }).click();
  await expect(toast(hers, 'Link copied')).toBeVisible();
  expect(await hers.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`/profile/${him.id}$`),
  );

  await options(hers, man).click();
  await hers.getByRole('menuitem', { name: 'Block' }).click();
  const dialog = hers.getByRole('dialog', { name: `Block ${man}?` });
  await expect(dialog).toContainText(`${man} is not notified.`);
  await expectAccessible(hers);
  // While Browse is on its way, she is not told that there is no such profile.
  await hers.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent === 'Profile not found')
        document.documentElement.setAttribute('data-lost', '');
    }).observe(document.body, { childList: true, subtree: true });
  });
  await dialog.getByRole('button', { name: 'Block' }).click();
  await expect(toast(hers, `${man} is blocked`)).toBeVisible();
  await expect(heading(hers)).toHaveText('Browse Profiles');
  await expect(hers.locator('html[data-lost]')).toHaveCount(0);
  await expect(heading(his)).toHaveText('Profile not found');

  await hers.goto(`/messages/${conversation}`);
  await expect(hers.getByText("You've blocked Omkar.")).toBeVisible();
  await his.goto(`/messages/${conversation}`);
  await expect(his.getByText("Revati's profile is no longer available")).toBeVisible();
  await expect(his.getByRole('textbox')).toHaveCount(0);

  await hers.goto('/settings#blocked');
  const blocked = hers.locator('#blocked');
  await expect(blocked.getByText('Omkar', { exact: true })).toBeVisible();
  await expectAccessibleDayAndNight(hers);
  await expectNoSidewaysScroll(hers);
  await blocked.getByRole('button', { name: 'Unblock Omkar' }).click();
  await expect(blocked.getByText("You haven't blocked any profiles.")).toBeVisible();

  // His page goes on without reloading, and she sees that he is writing.
  await Promise.all([hers.waitForResponse('**/api/live*'), hers.goto(`/messages/${conversation}`)]);
  await his.getByRole('textbox', { name: /^Message to/ }).pressSequentially('Na');
  await expect(hers.getByText('typing…')).toBeVisible();
  await Promise.all(contexts.map((context) => context.close()));
});

test('a member reports a message and a profile; staff see them as they stood and suspend him, and the reporter hears the outcome', {
  tag: '@bureau',
}, async ({ page: staff, browser }) => {
  const { him, man, conversation, hers, his, contexts } = await openTwo(browser);
  await his.request.put(`/api/conversations/${conversation}/messages/${randomUUID()}`, {
    data: { body: 'Please send me some money for the customs fee.' },
  });
  await hers.goto(`/messages/${conversation}`);
  await expect(hers.getByText('Never send money or codes')).toBeVisible();
  await expectAccessibleDayAndNight(hers);
  await expectNoSidewaysScroll(hers);

  // Search within the conversation.
  await hers.getByRole('button', { name: 'Search in this conversation' }).click();
  await hers.getByRole('searchbox').fill('PUNE');
  await expect(hers.getByText('1 of 1', { exact: true })).toBeVisible();
  await expect(hers.locator('mark')).toHaveText('Pune');
  await expectAccessible(hers);
  await hers.keyboard.press('Escape');
  await expect(hers.locator('mark')).toHaveCount(0);
  await expect(hers.getByRole('button', { name: 'Search in this conversation' })).toBeFocused();

  await hers.getByRole('note').getByRole('button', { name: 'Report message' }).click();
  const dialog = hers.getByRole('dialog', { name: 'Report message' });
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('Please choose a reason.')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Asks for money' }).check();
  await dialog.getByLabel('What happened?').fill('He says a parcel is held.');
  await expectAccessible(hers);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(toast(hers, 'Report sent')).toBeVisible();
  await hers.getByRole('note').getByRole('button', { name: 'Close' }).click();
  await expect(hers.getByText('Never send money or codes')).toHaveCount(0);

  await hers.goto(`/profile/${him.id}`);
  await options(hers, man).click();
  await hers.getByRole('menuitem', { name: 'Report profile' }).click();
  const form = hers.getByRole('dialog', { name: `Report ${man}` });
  await form.getByRole('radio', { name: 'Already married, or wrong details' }).check();
  // Closed by mistake: what is typed is not lost unasked.
  const note = form.getByLabel('What happened?');
  await note.fill('He told me so himself.');
  await hers.keyboard.press('Escape');
  await expect(form.getByText('What you typed is not saved.')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Stay here' })).toBeFocused();
  await expectAccessible(hers);
  await hers.keyboard.press('Enter');
  await expect(note).toBeFocused();
  await expect(note).toHaveValue('He told me so himself.');
  await note.fill('');
  await form.getByRole('checkbox', { name: `Block ${man} as well` }).check();
  await form.getByRole('button', { name: 'Send report' }).click();
  await expect(toast(hers, 'Report sent')).toBeVisible();
  await expect(hers).toHaveURL(/\/browse/);

  await logInAs(staff.request, 'admin');
  // After a decision the next of the queue opens: those of others would come first.
  const { items } = await (await staff.request.get('/api/staff/reviews?kind=report')).json();
  for (const { id, version } of items.filter((one: Item) => one.profile.publicId !== him.id)) {
    await staff.request.put(`/api/staff/reviews/${id}/decision`, { data: { version, state: 'approved' } });
  }
  await staff.goto('/admin/reviews?kind=report');
  const open = staff.getByRole('button', { name: `Open review of ${man}` }).locator('visible=true');
  await expect(open).toHaveCount(1);
  await expect(staff.getByText('2 reports', { exact: true }).locator('visible=true')).toBeVisible();
  await expectAccessible(staff);
  await open.click();
  await expect(staff.getByRole('heading', { name: 'Reported message' })).toBeVisible();
  await expect(staff.getByText('He says a parcel is held.')).toBeVisible();
  await expect(staff.getByText('Please send me some money for the customs fee.')).toBeVisible();
  await expect(staff.getByText('2 reports against this member in total')).toBeVisible();
  await expectAccessibleDayAndNight(staff);
  await expectNoSidewaysScroll(staff);
  // The other report about him is one click away, and the back button leads back.
  await staff.getByRole('link', { name: 'Reported profile' }).click();
  await expect(staff.getByRole('heading', { name: 'Reported profile' })).toBeVisible();
  await staff.goBack();
  await expect(staff.getByRole('heading', { name: 'Reported message' })).toBeVisible();
  await staff.getByRole('button', { name: 'The report is right' }).click();
  const decision = staff.getByRole('dialog', { name: 'The report is right' });
  await decision.getByRole('button', { name: 'The report is right' }).click();
  await expect(decision.getByText('Please enter a note.')).toBeVisible();
  // What follows is a choice that nobody makes by leaving it out.
  await expect(decision.getByText('Please choose one.')).toBeVisible();
  await decision.getByText('Nothing else', { exact: true }).click();
  await expect(decision.getByText(/^Nothing else happens: .* stays visible/)).toBeVisible();
  await decision.getByText('Suspend', { exact: true }).click();
  await expect(decision.getByLabel('Reason')).toHaveValue('money');
  await decision.getByLabel('Note for colleagues').fill('The usual story.');
  // The other report could be decided with it; it is dismissed.
  const alike = decision.getByRole('group', { name: 'Apply to these reports, too' });
  await alike.getByText(/Reported profile/).click();
  await expect(alike.getByRole('checkbox', { name: /Reported profile/ })).toBeChecked();
  await expectAccessibleDayAndNight(staff);
  await expectNoSidewaysScroll(staff);
  await alike.getByText(/Reported profile/).click();
  await his.goto('/notifications');
  await expect(his.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(his.getByText(/report/)).toHaveCount(0);
  await decision.getByRole('button', { name: 'The report is right: suspend' }).click();
  await expect(toast(staff, 'Upheld and suspended')).toBeVisible();
  await expect(his).toHaveURL(/\/login/);

  await expect(staff.getByRole('heading', { name: 'Reported profile' })).toBeVisible();
  await staff.getByRole('button', { name: 'The report is wrong' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'The report is wrong' }).click();
  await expect(toast(staff, 'Dismissed')).toBeVisible();
  await staff.goto('/admin/reviews');
  await staff.getByRole('tab', { name: 'Upheld' }).click();
  await expect(
    staff.getByRole('button', { name: `Open review of ${man}` }).locator('visible=true'),
  ).toHaveCount(1);

  await hers.goto('/notifications');
  await expect(hers.getByText("We've checked your report about a message. You were right.")).toBeVisible();
  await expect(hers.getByText("We've checked your report about a profile.")).toBeVisible();
  await Promise.all(contexts.map((context) => context.close()));
});

test('somebody who wrote nothing and blocks first is still reported, from the interests and the conversation', {
  tag: ['@both', '@slow'],
}, async ({ browser }) => {
  const { her, him, conversation, hers, his, contexts } = await openTwo(browser);
  await hers.request.put(`/api/blocks/${him.id}`);
  // He wrote, she didn't: he sees her first name only, and no message of hers.
  await his.goto('/interests');
  const gone = his.getByRole('region', { name: 'No longer available' });
  await expect(gone).toContainText('Revati');
  await expect(gone).not.toContainText('Joglekar');
  await expect(gone).not.toContainText(her.id);
  await expectAccessibleDayAndNight(his);
  await expectNoSidewaysScroll(his);
  await gone.getByRole('button', { name: 'Report Revati' }).click();
  const dialog = his.getByRole('dialog', { name: 'Report Revati' });
  // The reasons fill the screen of a phone, and the error is below them.
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('Please choose a reason.')).toBeInViewport({ ratio: 0.9 });
  await dialog.getByRole('radio', { name: 'Asks for money' }).check();
  await expectAccessible(his);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(toast(his, 'Report sent')).toBeVisible();

  await his.goto(`/messages/${conversation}`);
  await options(his, 'Revati').click();
  await his.getByRole('menuitem', { name: 'Report Revati' }).click();
  await dialog.getByRole('radio', { name: 'Harassment' }).check();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(toast(his, 'Report sent')).toBeVisible();
  for (const context of contexts) await context.close();
});

test('a menu that cannot be loaded leaves its button, which opens it once the line is back', {
  tag: ['@phone', '@slow'],
}, async ({ page }) => {
  await logInAs(page.request, 'demo');
  const files = /\/assets\/(OpenMenu|MenuItems)-/;
  await page.route(files, (route) => route.abort());
  await page.goto('/profile/P002');
  const button = options(page, 'Vikram Singh Rathore').first();
  const failed = page.waitForEvent('requestfailed', (request) => files.test(request.url()));
  await button.click();
  await failed;
  await expect(button).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Vikram Singh Rathore' })).toBeVisible();
  await page.unroute(files);
  await button.click();
  await expect(page.getByRole('menuitem', { name: 'Block' })).toBeVisible();
});
