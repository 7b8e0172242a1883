import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { emailColours, layOutEmail } from './emailLayout.ts';

const frame = { siteName: 'Kalyanam <b>', publicUrl: 'https://kalyanam.example', locale: 'en' };
const content = {
  subject: 'A subject',
  paragraphs: ['Namaste,', 'First line\nsecond line'],
  button: { label: 'View interest', url: 'https://kalyanam.example/interests?a=1&b=2' },
  reason: 'You have an account.',
};

test('the text has what the page has, with the address of the button', () => {
  const { text, html } = layOutEmail(
    { ...content, rest: ['Bye'], unsubscribe: { label: 'Stop', url: 'https://kalyanam.example/u#x' } },
    frame,
  );
  expect(text).toBe(
    'Namaste,\n\nFirst line\nsecond line\n\nView interest:\nhttps://kalyanam.example/interests?a=1&b=2\n\nBye\n\n--\n\nYou have an account.\nStop: https://kalyanam.example/u#x',
  );
  expect(html).toContain('First line<br>second line</p>');
  expect(html).toContain('<a href="https://kalyanam.example/interests?a=1&amp;b=2"');
  expect(html).toContain('<a href="https://kalyanam.example/u#x"');
});

test('nothing is loaded from elsewhere, and it is at most 600 pixels wide', () => {
  const { html } = layOutEmail(content, frame);
  expect(html).not.toMatch(/<img|<link|<script|url\(|@import|@font-face|\bsrc=/i);
  expect(html).toContain('max-width:600px');
  expect(html).toContain('<html lang="en">');
});

test('what somebody wrote becomes text wherever it stands', () => {
  const evil = `<img src=x onerror="a()">'&`;
  const { html } = layOutEmail(
    {
      subject: evil,
      paragraphs: [evil],
      rest: [evil],
      button: { label: evil, url: `https://x.example/"><script>` },
      reason: evil,
      unsubscribe: { label: evil, url: evil },
    },
    { ...frame, siteName: evil },
  );
  expect(html).not.toMatch(/<img|<script/);
  expect(html.match(/&lt;img src=x onerror=&quot;a\(\)&quot;&gt;&#x27;&amp;/g)).toHaveLength(8);
});

test('the colours are those of the site, by day and by night', () => {
  const css = readFileSync(new URL('../../app/app.css', import.meta.url), 'utf8');
  const [byDay, byNight] = css.split('@media (prefers-color-scheme: dark)') as [string, string];
  const colourOf = (part: string, name: string) =>
    new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(part)?.[1];
  for (const [name, colour] of Object.entries(emailColours.day)) {
    expect([name, colourOf(byDay, name)]).toEqual([name, colour]);
  }
  for (const [name, colour] of Object.entries(emailColours.night)) {
    expect([name, colourOf(byNight, name)]).toEqual([name, colour]);
  }
});
