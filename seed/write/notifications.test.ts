import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../src/base/site/samples.ts';
import { openTest, type Test } from '../../test/app.ts';
import { seedNotifications } from './notifications.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
  await seedNotifications(site.app);
});
afterAll(() => site.close());

test('the bell of a demo has what the cast did, once, and sends no email', async () => {
  const browser = site.visitor();
  await browser.post('/api/sessions', { email: 'demo@humsafar.example', password: DEMO_PASSWORD });
  const { body } = await browser.get('/api/notifications');
  const lines = (body.notifications as { text: string; read: boolean }[]).map(
    ({ text, read }) => `${read ? 'read' : 'new'}: ${text}`,
  );
  expect(lines).toContain('new: Vikram Singh Rathore sent you an interest');
  expect(lines).toContain('read: Arjun Venkataraman sent you an interest');
  expect(lines).toContain('read: Siddharth Kamble viewed your contact details');
  // Declined, and nothing to reply to.
  expect(lines).not.toContain('read: Ramesh Iyengar sent you an interest');
  const { rows } = await site.app.pool.query('select count(*)::int as emails from notification_deliveries');
  expect(rows[0].emails).toBe(0);
});
