import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { LiveQueryClient } from './LiveQueryClient.ts';

const queryKey = ['interests'];

/** A list whose every fetch is answered when the test resolves it. */
function open({ shown = true } = {}) {
  const queries = new LiveQueryClient({ defaultOptions: { queries: { retry: false } } });
  const answers: { resolve(value: string): void; reject(error: Error): void }[] = [];
  const queryFn = () =>
    new Promise<string>((resolve, reject) => {
      answers.push({ resolve, reject });
    });
  const observer = new QueryObserver(queries, { queryKey, queryFn, staleTime: 10_000 });
  const leave = observer.subscribe(() => {});
  if (!shown) leave();
  return { queries, answers, observer };
}

test('an interest that is accepted while its list is first fetched is shown as accepted', async () => {
  const { queries, answers, observer } = open();
  void queries.invalidateQueries({ queryKey });
  void queries.invalidateQueries();
  // It was read before.
  answers[0]!.resolve('pending');
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]!.resolve('accepted');
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('accepted'));
  expect(answers).toHaveLength(2);
});

test('a list that nobody looks at any more is stale then', async () => {
  const { queries, answers } = open({ shown: false });
  void queries.invalidateQueries({ queryKey });
  answers[0]!.resolve('pending');
  const stale = { data: 'pending', isInvalidated: true };
  await vi.waitFor(() => expect(queries.getQueryState(queryKey)).toMatchObject(stale));
  expect(answers).toHaveLength(1);
});

test('what is not fetched, or fails, is left as it is', async () => {
  const { queries, answers, observer } = open();
  void queries.invalidateQueries({ queryKey: ['messages'] });
  answers[0]!.resolve('pending');
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('pending'));
  const failing = open();
  void failing.queries.invalidateQueries();
  failing.answers[0]!.reject(new Error('No connection'));
  await vi.waitFor(() => expect(failing.observer.getCurrentResult().isError).toBe(true));
  expect([answers.length, failing.answers.length]).toEqual([1, 1]);
});
