import { expect, test } from 'vitest';
import { fillJson, fillPage } from './template.ts';

const values = { SITE: '{"a":"b"}', SITE_name: 'A & B', SITE_phone: null, PUBLIC_URL: 'https://a.example' };

test.each([
  ['text and attributes', '<p title="__SITE_name__">__SITE_name__</p>', '<p title="A &amp; B">A &amp; B</p>'],
  [
    'several in one text',
    '__PUBLIC_URL__/x __SITE_name____SITE_name__',
    'https://a.example/x A &amp; BA &amp; B',
  ],
  ['an attribute of JSON', '<html data-site="__SITE__">', '<html data-site="{&quot;a&quot;:&quot;b&quot;}">'],
  ['what is no place', '__SITE_other__ __reactRouterContext', '__SITE_other__ __reactRouterContext'],
  ['a place without a value', '<p>__SITE_phone__</p>', '<p></p>'],
  [
    'an element that shows it',
    '<ul><li data-if="SITE_name">x</li></ul>',
    '<ul><li data-if="SITE_name">x</li></ul>',
  ],
  [
    'an element without a value',
    '<ul><li>a</li><li class="c" data-if="SITE_phone">b</li></ul>',
    '<ul><li>a</li></ul>',
  ],
  [
    'one with others of its kind inside',
    '<div><div data-if="SITE_phone"><div>a</div><div><br/></div></div><div>b</div></div>',
    '<div><div>b</div></div>',
  ],
  ['two of them', '<i data-if="SITE_phone">a</i>-<i data-if="SITE_phone">b</i>', '-'],
  [
    'a script, whose hash has to stay',
    '<script>x = "__SITE_name__"</script>',
    '<script>x = "__SITE_name__"</script>',
  ],
  [
    'linked data, without what is missing',
    '<script type="application/ld+json">{"name":"__SITE_name__","tel":"__SITE_phone__"}</script>',
    '<script type="application/ld+json">{"name":"A & B"}</script>',
  ],
])('fills %s', (_, built, served) => {
  expect(fillPage(built, values)).toBe(served);
});

test('a value is text: no markup, no place, no pattern of a replacement', () => {
  const hostile = { SITE_name: '</script><script>"\'$& __PUBLIC_URL__', PUBLIC_URL: 'https://a.example' };
  expect(fillPage('<p>__SITE_name__</p>', hostile)).toBe(
    '<p>&lt;/script&gt;&lt;script&gt;&quot;&#x27;$&amp; __PUBLIC_URL__</p>',
  );
  const linked = fillPage('<script type="application/ld+json">{"name":"__SITE_name__"}</script>', hostile);
  expect(linked.match(/<\/script>/g)).toHaveLength(1);
  expect(JSON.parse(linked.slice(linked.indexOf('{'), linked.lastIndexOf('}') + 1)).name).toBe(
    hostile.SITE_name,
  );
  expect(JSON.parse(fillJson('{"name":"__SITE_name__"}', hostile)).name).toBe(hostile.SITE_name);
});

test('an element that is not closed is a defect of the build', () => {
  expect(() => fillPage('<p data-if="SITE_phone">a', values)).toThrow(/not closed/);
});
