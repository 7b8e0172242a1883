import { describe, expect, test } from 'vitest';
import { payloads } from '../../../../test/setup/payloads.ts';
import { pictureAddress } from '../shared/rules.ts';
import { slugOf } from '../web/staff/editor/slug.ts';
import { cleanBody, picturesIn } from './clean.ts';

const SITE = 'https://humsafar.example';
const ID = '0f8c5f0e-52a3-4a49-9d0c-2f6a5b3c1d2e';
const pictures = [{ id: ID, width: 1200, height: 800 }];
const clean = (html: string) => cleanBody(html, pictures, SITE);

/** Everything that may be in a post: text, plain tags, links with a safe address, pictures of the post. */
const TAG =
  /<\/?(?:p|h2|h3|strong|em|ul|ol|li|blockquote|a)>|<(?:br|hr) ?\/?>|<a href="([^"<>]*)"(?: rel="noopener nofollow ugc")?>|<img src="\/api\/posts\/pictures\/[0-9a-f-]{36}\/large" alt="[^"<>]*" width="\d+" height="\d+" loading="lazy" \/>/g;

describe('nothing that runs is left of', () => {
  test.each(payloads.map((payload) => [payload]))('%j', (payload) => {
    for (const html of [
      payload,
      `<p>Before ${payload} after</p>`,
      `<ul><li>${payload}`,
      `<a href="/x">${payload}`,
    ]) {
      const cleaned = clean(html);
      for (const [, href] of cleaned.matchAll(TAG)) {
        if (href !== undefined) expect(href).toMatch(/^(https?:\/\/|mailto:|tel:|\/(?!\/))/);
      }
      expect(cleaned.replaceAll(TAG, '')).not.toMatch(/[<>]/);
      expect(clean(cleaned)).toBe(cleaned);
    }
  });

  test('a hundred of them', () => expect(new Set(payloads).size).toBeGreaterThanOrEqual(100));
});

test.each([
  [
    'what the editor writes',
    '<h2>One</h2><p>Two <strong>three</strong> <em>four</em><br />five</p><hr />',
    null,
  ],
  [
    'lists and quotes',
    '<ul><li><p>One</p></li></ul><ol><li><p>Two</p></li></ol><blockquote><p>Three</p></blockquote>',
    null,
  ],
  [
    'a link to the site itself',
    `<p><a href="${SITE}/safety#money">a</a></p>`,
    '<p><a href="/safety#money">a</a></p>',
  ],
  ['a relative link', '<p><a href="/browse?religion=hindu">a</a></p>', null],
  [
    'a link elsewhere',
    '<p><a target="_blank" href="https://example.com/a">a</a></p>',
    '<p><a href="https://example.com/a" rel="noopener nofollow ugc">a</a></p>',
  ],
  [
    'an address of another host',
    '<a href="//evil.example/x">a</a>',
    '<a href="https://evil.example/x" rel="noopener nofollow ugc">a</a>',
  ],
  ['a phone number', '<a href="tel:1930">a</a>', '<a href="tel:1930" rel="noopener nofollow ugc">a</a>'],
  ['headings that a post has not', '<h1>One</h1><h4>Two</h4>', '<h2>One</h2><h3>Two</h3>'],
  [
    'a picture of the post',
    `<img src="${pictureAddress(ID, 'large')}" alt="Two cups">`,
    `<img src="${pictureAddress(ID, 'large')}" alt="Two cups" width="1200" height="800" loading="lazy" />`,
  ],
  [
    'a picture of another post',
    `<p>a<img src="${pictureAddress(ID.replace('0f', '1f'), 'large')}" alt=""></p>`,
    '<p>a</p>',
  ],
  ['a picture from elsewhere', '<p>a<img src="https://example.com/a.png"></p>', '<p>a</p>'],
  ['what looks like a tag', '<p>1 &lt; 2 &amp; 3</p>', null],
])('keeps %s', (_what, html, expected) => expect(clean(html)).toBe(expected ?? html));

test('no half of a character is left where a description of an image is cut', () => {
  const cleaned = clean(`<img src="${pictureAddress(ID, 'large')}" alt="a${'\u{1F375}'.repeat(300)}">`);
  expect([cleaned.isWellFormed(), cleaned.match(/\u{1F375}/gu)?.length]).toEqual([true, 199]);
});

test('finds the pictures of a text', () => {
  const one = `<img src="${pictureAddress(ID, 'large')}" alt="">`;
  expect(picturesIn(clean(`<p>${one}${one}</p>`))).toEqual([ID]);
  // What only reads like one would open a picture of a draft to everybody.
  expect(picturesIn(clean(`<p>src="${pictureAddress(ID, 'large')}"</p>`))).toEqual([]);
});

test.each([
  ['Your First Call: 12 Questions', 'your-first-call-12-questions'],
  ["It's   “Café” time!", 'its-cafe-time'],
  ['लग्नाचा विचार', 'lagnacha-vichar'],
  ['विवाहाची तयारी कशी करावी', 'vivahachi-tayari-kashi-karavi'],
  ['પ્રેમ લગ્ન 2026', 'prem-lagna-2026'],
  ['திருமணம்', 'tirumanam'],
  ['你好', ''],
  [`${'word '.repeat(30)}`, 'word-'.repeat(16).slice(0, -1)],
])('suggests an address for %j', (title, slug) => expect(slugOf(title)).toBe(slug));
