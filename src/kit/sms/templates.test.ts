import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { smsTemplateKeys, smsTemplates } from './templates.ts';

test('README has each text as it is registered (DLT)', () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
  const anything = new Proxy({} as Record<string, string>, { get: () => '{#var#}' });
  for (const key of smsTemplateKeys) {
    const text = smsTemplates[key]('en', anything as never);
    expect(readme).toContain(`| \`${key}\` | \`${text}\` |`);
  }
});
