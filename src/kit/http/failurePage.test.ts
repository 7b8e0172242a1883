import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import { addMember } from '../../../test/registration.ts';
import { RETRY_AFTER_SECONDS } from '../api/refusals.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

test('under pressure answers are refused, and what an open page needs is not', async () => {
  const busy = await openTest({ MAX_EVENT_LOOP_DELAY_MS: '20' });
  const timer = setInterval(() => {
    for (const end = performance.now() + 60; performance.now() < end; );
  }, 70);
  try {
    const ask = (path: string) => fetch(busy.base + path);
    await expect.poll(async () => (await ask('/api/site')).status, { timeout: 30_000 }).toBe(503);
    expect((await ask('/api/site')).headers.get('retry-after')).toBe(String(RETRY_AFTER_SECONDS));
    expect(await (await ask('/api/site')).json()).toMatchObject({ status: 503 });
    // There is no such file: it was looked for.
    expect((await ask('/assets/none.js')).status).toBe(404);
  } finally {
    clearInterval(timer);
    await busy.close();
  }
});

test.each([
  [503, 'We are very busy right now', true],
  [500, 'Something went wrong on our side', false],
])('%i: whoever opened the page reads words, a program JSON', async (statusCode, words, loadsAgain) => {
  const { browser, id } = await addMember(site);
  const path = `/api/profiles/${id}/horoscope.pdf`;
  const clock = vi.spyOn(site.app, 'clock').mockImplementation(() => {
    throw Object.assign(new Error('a detail'), { statusCode });
  });
  try {
    const asBrowsers: Record<string, string>[] = [
      { 'sec-fetch-dest': 'document' },
      { accept: 'text/html,*/*' },
    ];
    for (const headers of asBrowsers) {
      const opened = await browser.get(path, headers);
      expect(opened.status).toBe(statusCode);
      expect(opened.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(opened.headers.get('cache-control')).toBe('no-store');
      expect(opened.body).toContain(`<h1>${words}</h1>`);
      expect(opened.body).not.toContain('a detail');
      expect(opened.body.includes('http-equiv="refresh"')).toBe(loadsAgain);
    }
    const fetched = await browser.get(path, { 'sec-fetch-dest': 'empty', accept: 'text/html' });
    expect(fetched.body).toMatchObject({ status: statusCode });
  } finally {
    clock.mockRestore();
  }
});
