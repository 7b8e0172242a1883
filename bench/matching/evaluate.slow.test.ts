import { expect, test } from 'vitest';
import { learn, makeExamples } from '../../src/meeting/matching/score/learn.ts';
import { startModel } from '../../src/meeting/matching/score/model.ts';
import { decode, parseCsv } from './csv.ts';
import { evaluate, type Method, type Result } from './evaluate.ts';
import { readLog } from './log.ts';
import { areaUnderCurve, gainOfLists, gini } from './metrics.ts';
import { isSpeedDating, readSpeedDating } from './speedDating.ts';
import { drawLog } from './synthetic.ts';

test('AUC: the share of pairs in the right order, ties half', () => {
  const truths = [true, false, true, false];
  expect(areaUnderCurve([4, 3, 2, 1], truths)).toBe(0.75);
  expect(areaUnderCurve([1, 1, 1, 1], truths)).toBe(0.5);
  expect(areaUnderCurve([1, 2], [true, true])).toBeNaN();
});

test('NDCG: how far up in the list of each person for whom there is something to find', () => {
  const lists = { truths: [true, false, false, true, false], groups: [1, 1, 2, 2, 3] };
  const ties = [0, 0, 0, 0, 0];
  expect(gainOfLists({ ...lists, scores: [2, 1, 1, 2, 1] }, ties)).toBe(1);
  expect(gainOfLists({ ...lists, scores: [1, 2, 1, 2, 1] }, ties)).toBeCloseTo((1 / Math.log2(3) + 1) / 2);
});

test('Gini: nothing where all have the same, nearly 1 where one has all', () => {
  expect(gini([3, 3, 3])).toBeCloseTo(0);
  expect(gini([0, 0, 0, 9])).toBeCloseTo(0.75);
  expect(gini([])).toBe(0);
});

const find = (results: Result[], setting: string, truth: string) => (method: Method) =>
  results.find((one) => one.setting === setting && one.truth === truth && one.method === method)!;

test('finds the truth behind a drawn log, and beats popularity by it', async () => {
  const truth = { weights: [0.9, 0.7, -0.6], popularity: 0.8 };
  const { log, chances } = drawLog({ evenings: 14, each: 14, truth }, 5);
  const results = await evaluate(log);
  const best = areaUnderCurve(
    chances,
    log.rows.map(({ sent }) => sent === 1),
  );
  const cold = find(results, 'cold', 'sent');
  const warm = find(results, 'warm', 'sent');
  expect(cold('popularity').auc).toBe(0.5);
  expect(cold('stated fit, one way').auc).toBeGreaterThan(0.6);
  expect(cold('learned').auc).toBeGreaterThan(cold('stated fit, one way').auc + 0.05);
  expect(warm('popularity').auc).toBeGreaterThan(0.6);
  expect(warm('learned').auc).toBeGreaterThan(warm('popularity').auc + 0.05);
  expect(warm('learned').auc).toBeGreaterThan(best - 0.04);
  const mutual = find(results, 'warm', 'mutual');
  expect(mutual('stated fit, both ways').auc).toBeGreaterThan(mutual('stated fit, one way').auc);
  expect(mutual('the whole').auc).toBeGreaterThan(mutual('learned').auc);
  expect(mutual('the whole').ndcg).toBeGreaterThan(mutual('popularity').ndcg);
  for (const { auc } of [cold('random'), warm('random')]) expect(Math.abs(auc - 0.5)).toBeLessThan(0.05);
});

test('decisions that a fold lacks do not put whoever was sent an interest last in a list', async () => {
  const truth = { weights: [], popularity: 2.5 };
  const { log } = drawLog({ evenings: 10, each: 8, truth }, 3);
  const warm = find(await evaluate(log), 'warm', 'sent');
  expect(warm('learned').ndcg).toBeGreaterThan(warm('popularity').ndcg - 0.01);
});

test('learning stays at the start without data, and is solid where everybody says yes', async () => {
  const start = startModel().send;
  const width = start.weights.length;
  expect(await learn(start, makeExamples(0, width), 20)).toEqual(start);
  const all = makeExamples(50, width);
  all.count = 50;
  all.outcomes.fill(1);
  const learned = await learn(start, all, 20);
  expect(Object.values(learned).flat().every(Number.isFinite)).toBe(true);
  expect(learned.intercept).toBeGreaterThan(start.intercept);
});

test('reads a log of anybody: quotes, lines of any kind, what is missing', () => {
  const log = readLog(
    parseCsv(
      '\uFEFFwho,whom,sent,answered,fit,pair_km,who_age,whom_age\r\n"a, b",c,1,1,.8,"1,200",30,27\rc,"a, b",0,,2,,27,30\n,c,1,,,,,\n\n',
    ),
  );
  expect(log).toMatchObject({
    people: 2,
    skipped: 1,
    featureNames: ['pair_km', 'own age', "other's age", 'gap in age'],
  });
  expect(log.rows).toEqual([
    {
      who: 0,
      whom: 1,
      sent: 1,
      answered: 1,
      fit: 0.8,
      returned: 0.5,
      features: [1200, 30, 27, 3],
      backwards: [1200, 27, 30, 3],
    },
    {
      who: 1,
      whom: 0,
      sent: 0,
      answered: null,
      fit: 0.5,
      returned: 0.5,
      features: [Number.NaN, 27, 30, 3],
      backwards: [Number.NaN, 30, 27, 3],
    },
  ]);
});

test('recognises the Speed Dating data: Latin-1 or UTF-8, columns in any order, empty cells, partners without a number', async () => {
  const text = [
    'iid,id,gender,idg,wave,round,partner,pid,match,int_corr,samerace,dec_o,attr_o,age,field,field_cd,race,imprace,imprelig,goal,date,go_out,career_c,sports,yoga,exphappy,attr1_1,sinc1_1,intel1_1,fun1_1,amb1_1,shar1_1,attr3_1,dec,attr',
    '1,1,0,1,1,10,1,11,1,0.14,0,1,6,21,Law,1,4,2,4,2,7,1,,9,7,3,15,20,20,15,15,15,6,1,7',
    '1,1,0,1,1,10,2,,0,0.5,0,1,7,21,Law,1,4,2,4,2,7,1,,9,7,3,15,20,20,15,15,15,6,0,7',
    '11,1,1,2,1,10,1,1,1,,,1,7,27,"Caf\xe9, \xe9tudes",,2,,4,1,5,2,3,2,1,5,,,,,,,,1,6',
    '11,1,1,2,1,10,2,2,0,,,,7,27,x,,2,,4,1,5,2,3,2,1,5,,,,,,,,,',
  ].join('\r\n');
  const table = parseCsv(decode(Buffer.from(text, 'latin1')));
  expect(isSpeedDating(table)).toBe(true);
  expect(isSpeedDating(parseCsv('who,whom,sent\n'))).toBe(false);
  const log = readSpeedDating(table);
  expect(log).toMatchObject({ people: 2, skipped: 2 });
  expect(log.rows.map(({ who, whom, sent, answered }) => [who, whom, sent, answered])).toEqual([
    [0, 1, 1, 1],
    [1, 0, 1, 1],
  ]);
  for (const { features, backwards, fit, returned } of log.rows) {
    expect([features.length, backwards.length]).toEqual([log.featureNames.length, log.featureNames.length]);
    expect(fit).toBeGreaterThan(0);
    expect(returned).toBeLessThan(1);
  }
  expect(log.featureNames.join()).not.toMatch(/_o\b|attr\b|income/);
  expect(await evaluate(log)).toHaveLength(24);

  const cells = table.columns.map((_, place) =>
    [table.columns, ...table.rows].map((row) => row[place] ?? ''),
  );
  const quoted = (cell: string) => `"${cell}"`;
  const turned = cells[0]!.map((_, line) =>
    cells
      .toReversed()
      .map((column) => quoted(column[line]!))
      .join(','),
  );
  const copy = parseCsv(decode(Buffer.from(`\uFEFF${turned.join('\n')}\n`)));
  expect(isSpeedDating(copy)).toBe(true);
  expect(readSpeedDating(copy)).toEqual(log);
});
