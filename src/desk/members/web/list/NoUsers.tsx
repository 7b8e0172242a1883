import { Trans } from '@lingui/react/macro';
import { Button } from '../../../../ui/Button.tsx';
import { EmptyState } from '../../../../ui/state/EmptyState.tsx';

type NoUsersProps = {
  /** Whether anything narrows the list. */
  filtered: boolean;
  onClear(): void;
};

/** An empty list: of a new site, or of filters that nobody fits. */
export function NoUsers({ filtered, onClear }: NoUsersProps) {
  if (!filtered) {
    return (
      <EmptyState
        title={<Trans>No users yet</Trans>}
        text={<Trans>Families who register are listed here.</Trans>}
      />
    );
  }
  return (
    <EmptyState
      title={<Trans>No users found</Trans>}
      text={
        <Trans>
          Type the start of each name, or the whole email address, phone number or ID. Parts of an email
          address are not searched.
        </Trans>
      }
      action={
        <Button kind="quiet" onClick={onClear}>
          <Trans>Clear all</Trans>
        </Button>
      }
    />
  );
}
