import { expect, test } from '@playwright/test';
import { addMember, expectAccessible } from './steps.ts';

test('two families find each other: the interest appears without reloading, is accepted, and both know', async ({
  browser,
}) => {
  const [herContext, hisContext] = [await browser.newContext(), await browser.newContext()];
  const her = await addMember(herContext.request, { name: 'Revati Joglekar' });
  const him = await addMember(hisContext.request, {
    name: 'Omkar Vaidya',
    gender: 'male',
    dateOfBirth: '1993-05-04',
  });
  const [hers, his] = [await herContext.newPage(), await hisContext.newPage()];

  await hers.goto('/interests');
  await expect(hers.getByRole('heading', { name: 'No interests received yet' })).toBeVisible();
  await expectAccessible(hers);

  await his.goto(`/profile/${her.id}`);
  await his.getByRole('button', { name: 'Send Interest' }).click();
  await expect(his.getByText('Interest Sent! 💝', { exact: true })).toBeVisible();
  await expect(
    his.getByText("Your interest has been sent successfully. We'll notify you when they respond!", {
      exact: true,
    }),
  ).toBeVisible();
  await expect(his.getByRole('button', { name: 'Withdraw Interest' })).toBeVisible();
  await expectAccessible(his);

  await expect(hers.getByText(/Waits for your answer/)).toBeVisible();
  await expectAccessible(hers);
  await his.goto('/interests?tab=sent');
  await expect(his.getByText(/No answer yet/)).toBeVisible();
  await hers.getByRole('button', { name: 'Accept' }).click();
  await expect(hers.getByText(/^(Interest accepted|You are connected)$/i)).toBeVisible();
  await expect(hers.getByText(/You are connected since/)).toBeVisible();
  await expect(his.getByText(/You are connected since/)).toBeVisible();

  await hers.goto(`/profile/${him.id}`);
  await expect(hers.getByText(/You are connected since/)).toBeVisible();
  await Promise.all([herContext.close(), hisContext.close()]);
});

test('declined, accepted after all; withdrawn, gone for the other', async ({ browser }) => {
  const [herContext, hisContext] = [await browser.newContext(), await browser.newContext()];
  const her = await addMember(herContext.request);
  await addMember(hisContext.request, { name: 'Omkar Vaidya', gender: 'male', dateOfBirth: '1993-05-04' });
  const [hers, his] = [await herContext.newPage(), await hisContext.newPage()];
  await his.goto(`/profile/${her.id}`);
  await his.getByRole('button', { name: 'Send Interest' }).click();
  await his.getByRole('button', { name: 'Withdraw Interest' }).click();
  await expect(his.getByRole('dialog')).toBeVisible();
  await expectAccessible(his);
  await his.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(his.getByText(/^Interest withdrawn$/i)).toBeVisible();
  await hers.goto('/interests');
  await expect(hers.getByRole('heading', { name: 'No interests received yet' })).toBeVisible();

  await his.getByRole('button', { name: 'Send Interest' }).click();
  await hers.getByRole('button', { name: 'Decline' }).click();
  await expect(hers.getByText(/^Interest declined$/i)).toBeVisible();
  await hers.getByRole('button', { name: 'Accept after all' }).click();
  await expect(hers.getByText(/You are connected since/)).toBeVisible();
  await Promise.all([herContext.close(), hisContext.close()]);
});

test('the heart on a card sends the interest, stays filled after a reload, and the sixth of a day is refused in words', async ({
  page,
}) => {
  await addMember(page.request, { name: 'Revati Joglekar' });
  await page.goto('/browse');
  const hearts = page.getByRole('button', { name: /^Send Interest to/ });
  for (let sent = 0; sent < 5; sent++) {
    await hearts.first().click();
    await expect(page.getByRole('button', { name: /^Interest sent to/ })).toHaveCount(sent + 1);
  }
  await expect(
    page.getByText(/^Your interest has been sent to .+\. You will be notified when they respond!$/),
  ).toBeVisible();
  await hearts.first().click();
  await expect(page.getByText(/You have sent 5 interests today/).first()).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Interest sent to/ })).toHaveCount(5);
});
