import { expect, test } from 'vitest';
import { htmlOf } from './mail.ts';

const site = 'https://humsafar.example';

test('paragraphs and lines stay what they are, and addresses of this site can be pressed', () => {
  const html = htmlOf(`Namaste,\n\nlook here:\n${site}/interests\n\nGoodbye`, site);
  expect(html).toContain(
    `<p>Namaste,</p><p>look here:<br><a href="${site}/interests">${site}/interests</a></p><p>Goodbye</p>`,
  );
});

test('what somebody wrote never becomes markup or a link', () => {
  const html = htmlOf(`<img src=x onerror="a()"> & more\nhttps://evil.example/\n${site}.evil.example/`, site);
  expect(html).toContain('&lt;img src=x onerror=&quot;a()&quot;&gt; &amp; more');
  expect(html).not.toContain('<img');
  expect(html).not.toContain('<a ');
});
