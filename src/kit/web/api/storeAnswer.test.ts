import {
  type DataTag,
  InfiniteQueryObserver,
  QueryClient,
  type QueryKey,
  QueryObserver,
} from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { changeShown, storeAnswer } from './storeAnswer.ts';

const queryKey = ['notes'] as unknown as DataTag<QueryKey, unknown>;

/** A query whose every fetch is answered when the test resolves it. */
function open(first?: unknown) {
  const queries = new QueryClient();
  const answers: ((value: unknown) => void)[] = [];
  const queryFn = () => new Promise<unknown>((resolve) => answers.push(resolve));
  if (first !== undefined) queries.setQueryData(queryKey, first);
  const observer = new QueryObserver(queries, { queryKey, queryFn, retry: false });
  observer.subscribe(() => {});
  return { queries, answers, shown: () => observer.getCurrentResult().data };
}

test('what was being fetched before a change does not undo it, and is fetched again', async () => {
  const { queries, answers, shown } = open('old');
  storeAnswer(queries, queryKey, 'changed');
  expect(shown()).toBe('changed');
  answers[0]!('old');
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  expect(shown()).toBe('changed');
  answers[1]!('changed, and by somebody else');
  await vi.waitFor(() => expect(shown()).toBe('changed, and by somebody else'));
});

test('also what is fetched for the first time', async () => {
  const { queries, answers, shown } = open();
  storeAnswer(queries, queryKey, (kept: unknown) => kept && 'changed');
  answers[0]!('old');
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  expect(shown()).toBeUndefined();
  answers[1]!('changed');
  await vi.waitFor(() => expect(shown()).toBe('changed'));
});

test('nothing is fetched again that was not being fetched', async () => {
  const { queries, answers } = open();
  answers[0]!('old');
  await vi.waitFor(() => expect(queries.getQueryData(queryKey)).toBe('old'));
  storeAnswer(queries, queryKey, 'changed');
  await Promise.resolve();
  expect(answers).toHaveLength(1);
});

test('a further page of a list that was under way is loaded behind the changed ones', async () => {
  const queries = new QueryClient();
  const answers: ((value: unknown) => void)[] = [];
  const observer = new InfiniteQueryObserver(queries, {
    queryKey,
    queryFn: () => new Promise<unknown>((resolve) => answers.push(resolve)),
    initialPageParam: 1,
    getNextPageParam: (_, pages) => pages.length + 1,
  });
  observer.subscribe(() => {});
  answers[0]!('newest');
  await vi.waitFor(() => expect(observer.getCurrentResult().data?.pages).toEqual(['newest']));
  void observer.fetchNextPage();
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  storeAnswer(queries, queryKey, { pages: ['newest and one more'], pageParams: [1] });
  answers[1]!('older');
  await vi.waitFor(() => expect(answers).toHaveLength(3));
  answers[2]!('older');
  const both = ['newest and one more', 'older'];
  await vi.waitFor(() => expect(observer.getCurrentResult().data?.pages).toEqual(both));
});

test('a change that is shown before the answer is not undone, and fetched once the server has it', async () => {
  const { queries, answers, shown } = open('old');
  const settle = changeShown(queries, {}, (kept) => (kept === 'old' ? 'changed' : kept));
  answers[0]!('old');
  await Promise.resolve();
  expect([shown(), answers.length]).toEqual(['changed', 1]);
  settle();
  await vi.waitFor(() => expect(answers).toHaveLength(2));
});

test('what does not show it goes on being fetched', async () => {
  const { queries, answers, shown } = open('other');
  changeShown(queries, {}, (kept) => kept)();
  answers[0]!('newer');
  await vi.waitFor(() => expect(shown()).toBe('newer'));
  expect(answers).toHaveLength(1);
});

test('what is fetched for the first time while a change is sent is fetched again after it', async () => {
  const { queries, answers, shown } = open();
  const settle = changeShown(queries, {}, (kept) => kept);
  answers[0]!('old');
  settle();
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  expect(shown()).toBeUndefined();
});
