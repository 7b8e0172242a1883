import { useLingui } from '@lingui/react/macro';
import type { OwnStory } from '../contract.ts';

/** Returns a function that describes what a story is waiting for. */
export function useStoryState() {
  const { t } = useLingui();
  return ({ state, mine, other }: OwnStory): string => {
    switch (state) {
      case 'consent':
        return mine ? t`Waiting for ${other.name} to agree` : t`Do you agree to this story?`;
      case 'review':
        return t`Our team is checking the story`;
      case 'approved':
        return t`The story is on the home page`;
      case 'rejected':
        return t`Our team did not approve the story`;
    }
  };
}
