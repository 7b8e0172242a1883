import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openPaymentTest, type PaymentTest } from '../gateway.ts';

export let site: PaymentTest;

/** Opens what these tests share, and closes it after them. */
export function setUp(): void {
  beforeAll(async () => {
    site = await openPaymentTest();
  });
  afterAll(() => site.close());
  beforeEach(() => site.gateway.down(false));
}
