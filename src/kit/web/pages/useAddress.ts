import { startTransition, useOptimistic } from 'react';
import {
  createSearchParams,
  type NavigateOptions,
  type URLSearchParamsInit,
  useNavigate,
  useSearchParams,
} from 'react-router';

/**
 * As `useSearchParams`, and a change counts at once: React draws a navigation when it has time, and a second choice in
 * that moment begins from the first.
 */
export function useAddress() {
  const navigate = useNavigate();
  const [drawn] = useSearchParams();
  const [address, showAlready] = useOptimistic(drawn);
  const change = (next: URLSearchParamsInit, options?: NavigateOptions) => {
    const params = createSearchParams(next);
    startTransition(async () => {
      showAlready(params);
      await navigate(`?${params}`, options);
    });
  };
  return [address, change] as const;
}
