import { beforeAll, expect, test } from 'vitest';
import { formatTime } from './formatTime.ts';
import { activateEnglish } from './locale.ts';

beforeAll(activateEnglish);

test.each([
  ['00:05', '12:05 am'],
  ['07:10', '7:10 am'],
  ['12:00', '12:00 pm'],
  ['23:59', '11:59 pm'],
])('%s is %s', (time, words) => expect(formatTime(time)).toBe(words));
