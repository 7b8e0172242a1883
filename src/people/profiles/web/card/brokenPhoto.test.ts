import { i18n } from '@lingui/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refuse } from '../../../../kit/api/refusals.ts';
import { code } from '../../../../kit/shared/api/errorCode.ts';
import { explainBrokenPhoto } from './brokenPhoto.ts';

const toast = vi.hoisted(() => vi.fn());
vi.mock('../../../../ui/state/toast.tsx', () => ({ toast }));

const location = { href: '' };
let fetched = 0;
beforeEach(() => {
  fetched = 0;
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  vi.stubGlobal('window', { location });
});
afterEach(() => {
  toast.mockClear();
  vi.unstubAllGlobals();
});

/** Loads a page on which three photos fail. */
async function failOn(href: string, answer: () => Response) {
  location.href = href;
  vi.stubGlobal('fetch', async () => {
    fetched += 1;
    return answer();
  });
  await Promise.all(['a', 'b', 'c'].map((id) => explainBrokenPhoto(`/api/photos/${id}/small`)));
}

test('a limit of photos is said in words once a page, other failures are not', async () => {
  const refusal = refuse.tooMany(600, code('reading_photos_limit', { limit: 1600 }));
  const refused = () => new Response(JSON.stringify(refusal.toJSON()), { status: 429 });
  await failOn('/browse', refused);
  expect(fetched).toBe(1);
  expect(toast.mock.calls).toEqual([
    [
      {
        tone: 'bad',
        title: 'Photos not shown',
        description: "You've seen 1,600 photos today, the most for one day. Please try again in 10 minutes.",
      },
    ],
  ]);
  await failOn('/browse', refused);
  expect(toast).toHaveBeenCalledTimes(1);
  await failOn('/browse?page=2', refused);
  expect(toast).toHaveBeenCalledTimes(2);
  await failOn('/shortlist', () => new Response('', { status: 404 }));
  expect(toast).toHaveBeenCalledTimes(2);
});
