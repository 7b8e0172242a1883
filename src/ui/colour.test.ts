import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Tokens = Record<string, string>;
const css = readFileSync(`${import.meta.dirname}/../app/app.css`, 'utf8');

function tokensIn(block: string): Tokens {
  return Object.fromEntries(
    [...block.matchAll(/--color-([a-z-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, value]) => [name!, value!]),
  );
}

const light = tokensIn(css.slice(css.indexOf('@theme'), css.indexOf('@media (prefers-color-scheme: dark)')));
const dark = { ...light, ...tokensIn(css.slice(css.indexOf('@media (prefers-color-scheme: dark)'))) };

// WCAG 2.2, relative luminance and contrast ratio.
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((index) => {
    const part = Number.parseInt(hex.slice(index, index + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

const pages = ['ground', 'raised', 'sunk'];
const tints = ['kumkum-soft', 'marigold-soft', 'leaf-soft', 'bad-soft'];
const texts = ['ink', 'soft', 'kumkum-ink', 'marigold-ink', 'leaf-ink', 'bad-ink'];
const filled = [
  ['on-kumkum', 'kumkum'],
  ['on-kumkum', 'kumkum-deep'],
  ['on-marigold', 'marigold'],
  ['on-leaf', 'leaf'],
];

describe.each([
  ['light', light],
  ['dark', dark],
])('%s', (_, tokens) => {
  const pairs = [...[...pages, ...tints].flatMap((ground) => texts.map((text) => [text, ground])), ...filled];
  test.each(pairs)('%s can be read on %s', (text, ground) => {
    expect(contrast(tokens[text!]!, tokens[ground!]!)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pages)('outlines of controls and the focus ring can be seen on %s', (ground) => {
    expect(contrast(tokens.edge!, tokens[ground]!)).toBeGreaterThanOrEqual(3);
    expect(contrast(tokens['kumkum-ink']!, tokens[ground]!)).toBeGreaterThanOrEqual(3);
  });
});

test('dark has a value of its own for every page, tint and text', () => {
  const own = tokensIn(css.slice(css.indexOf('@media (prefers-color-scheme: dark)')));
  for (const name of [...pages, ...tints, ...texts, 'line', 'edge']) expect(own).toHaveProperty(name);
});
