import { Trans } from '@lingui/react/macro';
import { paths } from '../../../paths.ts';
import { useViewsOnly } from '../../../people/profiles/web/ViewsOnly.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

/** Asks a member without preferences to add some: without them, there are no reasons to show. */
export default function StateWishes() {
  const viewsOnly = useViewsOnly();
  return (
    <p className="mb-5 max-w-text text-soft">
      <Trans>Tell us who you are looking for, and we'll show why each profile matches.</Trans>{' '}
      {!viewsOnly && (
        <TextLink to={paths.myProfile('wishes')}>
          <Trans>Add partner preferences</Trans>
        </TextLink>
      )}
    </p>
  );
}
