import { expect, test } from 'vitest';
import { nativeWords, nativeWordsOf } from './nativeWords.ts';
import { soundOf } from './sound.ts';

test.each(nativeWords)('%s is meant by each of its spellings', (word, spellings) => {
  for (const spelling of spellings.split(' '))
    expect([spelling, nativeWordsOf(spelling)]).toEqual([spelling, expect.arrayContaining([soundOf(word)])]);
});

test('means nothing else, as a whole and in parts', () => {
  expect(nativeWordsOf('ಇಂಜಿನಿಯರ್')).toEqual(['engineer', 'engineering'].map(soundOf));
  // The beginning of a word, while somebody types.
  expect(nativeWordsOf('ఇంజనీ')).toContain(soundOf('engineer'));
  expect(nativeWordsOf('சாஃப்ட்வேர் இன்ஜினியர்')).toContain(soundOf('software engineer'));
  expect(nativeWordsOf('ബാങ്ക് manager')).toContain(soundOf('bank manager'));
  for (const text of ['ಬೆಂಗಳೂರು', 'கோயம்புத்தூர்', 'प्रिया', 'pune', '']) expect(nativeWordsOf(text)).toEqual([]);
});

test('an English word finds what is written in an Indian script', () => {
  expect(nativeWordsOf('engineer')).toContain(soundOf('ઇજનેર'));
  expect(nativeWordsOf('weaver')).toEqual([]);
});
