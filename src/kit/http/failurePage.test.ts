import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import { addMember } from '../../../test/registration.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

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
