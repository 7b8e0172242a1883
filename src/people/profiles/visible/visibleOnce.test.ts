import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

const src = path.resolve(import.meta.dirname, '../../..');

/** The columns and tables of the visibility rule, and which files may name them. */
const parts: [RegExp, string[]][] = [
  // The settings write it, and deletion hides at once.
  [
    /\bhidden_at\b/,
    [
      'people/profiles/registration/insertProfile.ts',
      'people/profiles/visible/settings/settings.ts',
      'people/profiles/visible/settings/settingsStore.ts',
      'people/profiles/visible/visible.ts',
    ],
  ],
  // The search leaves the blocked out before the page is cut; its rows are read again through the rule.
  // The download of a person's data lists whom they have blocked, and merging counts them.
  [
    /\b(from|join) blocks\b/,
    [
      'care/personal-data/deletion/merging/preview.ts',
      'care/personal-data/parts/contactParts.ts',
      'people/profiles/visible/blocked.ts',
      'people/profiles/visible/visible.ts',
    ],
  ],
  [
    /\bvisibility = '/,
    [
      'meeting/matching/people/peopleStore.ts',
      'meeting/search/rows/columns.ts',
      'people/profiles/visible/visible.ts',
    ],
  ],
  // Staff filter members by state; the index of the search keeps the places of who is hidden.
  [
    /\blisted_at is not null/,
    [
      'desk/members/list/listStore.ts',
      'desk/members/memberStore.ts',
      'meeting/search/index/load.ts',
      'people/profiles/visible/visible.ts',
    ],
  ],
];

test('profile visibility is one condition: no other file has a copy of it', async () => {
  const files = (await readdir(src, { recursive: true })).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.ts$|tables\.gen\.ts$/.test(file),
  );
  const texts = await Promise.all(
    files.map(async (file) => [file, await readFile(path.join(src, file), 'utf8')] as const),
  );
  for (const [part, allowed] of parts) {
    const found = texts.filter(([, text]) => part.test(text)).map(([file]) => file);
    expect(found.sort(), String(part)).toEqual(allowed.toSorted());
  }
});
