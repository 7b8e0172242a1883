import { plural } from '@lingui/core/macro';
import type { Moved } from '../../../../care/personal-data/shared/merging.ts';

/** Returns how much of something the duplicate has. */
export function movedText(what: Moved, n: number): string {
  switch (what) {
    case 'managers':
      return plural(n, { one: '# manager', other: '# managers' });
    case 'interests':
      return plural(n, { one: '# interest', other: '# interests' });
    case 'conversations':
      return plural(n, { one: '# conversation', other: '# conversations' });
    case 'shortlisted':
      return plural(n, { one: '# shortlisted profile', other: '# shortlisted profiles' });
    case 'savedSearches':
      return plural(n, { one: '# saved search', other: '# saved searches' });
    case 'blocks':
      return plural(n, { one: '# blocked profile', other: '# blocked profiles' });
    case 'plans':
      return plural(n, { one: '# plan', other: '# plans' });
    case 'payments':
      return plural(n, { one: '# payment', other: '# payments' });
    case 'requests':
      return plural(n, { one: '# request', other: '# requests' });
    case 'reports':
      return plural(n, { one: '# report', other: '# reports' });
    case 'warnings':
      return plural(n, { one: '# warning', other: '# warnings' });
    case 'notes':
      return plural(n, { one: '# note or call', other: '# notes and calls' });
    case 'suggestions':
      return plural(n, { one: '# suggested match', other: '# suggested matches' });
  }
}
