import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { errorMessages } from '../kit/shared/api/errorMessages.ts';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const catalog = read('catalog/en.po');

test('the catalog has the words of every refusal', () => {
  const missing = Object.keys(errorMessages).filter((code) => !catalog.includes(`msgid "error.${code}"`));
  expect(missing).toEqual([]);
});

/** What belongs to the person of a profile, even when a parent is at the screen. */
const HERS =
  /\b[Yy]our (?:(?:own|new|next|only|main|earlier|partner|saved) )?(?:contact details|height|horoscope|ID|interests?|matches|must-haves|partner|photos?|preferences|profile|searches|shortlist|story)\b|\b(?:sent you an? (?:interest|message)|viewed you|[Yy]ou're connected with someone)\b/;

/** Sentences with one form: 'your' is right there for every reader. */
const ONE_FORM = {
  'pages/public/web/': 'pages for visitors, and terms',
  'people/person-consent/': 'its reader is the person of the profile',
  'people/profiles/web/register/RegistrationForm.tsx': "the specification's toast",
  'meeting/search/web/results/BrowseHead.tsx': "the specification's heading",
};

// 'You' is the person at the screen, often a mother: what is about the profile has a form for each, or says 'the profile' (0069).
test('what belongs to the person of a profile is said to a mother in a form of its own', () => {
  const files = catalog.split('\n\n').flatMap((entry) => {
    const english = entry.replaceAll('"\n"', '').match(/^msgstr "(.*)"$/m)?.[1] ?? '';
    // A `select` between both forms is one sentence of the catalog.
    if (!HERS.test(english) || /\{(self|who|isOwn|named), select, /.test(english)) return [];
    return [...entry.matchAll(/^#: src\/(\S+)$/gm)].map(([, file]) => `${file}: ${english}`);
  });
  const alone = files.filter(
    (line) => !/useSubject\(|\{ self|\bself \?|=== 'self' \?/.test(read(line.split(': ')[0]!)),
  );
  const allowed = Object.keys(ONE_FORM);
  expect(alone.filter((line) => !allowed.some((start) => line.startsWith(start)))).toEqual([]);
  expect(allowed.filter((start) => !alone.some((line) => line.startsWith(start)))).toEqual([]);
});
