import { expect, test } from 'vitest';
import { twilio } from './twilio.ts';

test("a signature is computed as in Twilio's documentation", () => {
  const account = {
    TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
    TWILIO_AUTH_TOKEN: '12345',
    TWILIO_SENDER: '+12025550123',
  };
  const reportsUrl = 'https://mycompany.com/myapp.php?foo=1&bar=2';
  const options = { apiUrl: 'https://api.twilio.com', timeoutMs: 100 };
  const body = new URLSearchParams({
    To: '+18005551212',
    CallSid: 'CA1234567890ABCDE',
    From: '+12349013030',
    Digits: '1234',
    Caller: '+12349013030',
  }).toString();
  const request = {
    body,
    query: new URLSearchParams(),
    headers: { 'x-twilio-signature': '0/KCTR6DLpKmkAf8muzZqo1nDgQ=' },
  };
  const read = (url: string | null) =>
    twilio.open(account, { ...options, reportsUrl: url }).readReports(request);
  // It is Twilio's, and no report.
  expect(read(reportsUrl)).toBe('unreadable');
  expect(read(`${reportsUrl}3`)).toBe('forged');
  expect(read(null)).toBe('forged');
});
