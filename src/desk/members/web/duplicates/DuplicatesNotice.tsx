import { Trans } from '@lingui/react/macro';
import { alikeText } from '../../../../care/reviews/web/staff/alikeText.tsx';
import { paths } from '../../../../paths.ts';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { TextLink } from '../../../../ui/TextLink.tsx';
import type { PossibleDuplicate } from '../members.ts';

/** The profiles that may be of the same person as a member; nothing without any. */
export function DuplicatesNotice({ duplicates }: { duplicates: PossibleDuplicate[] }) {
  if (duplicates.length === 0) return null;
  return (
    <Notice
      title={<Trans>Registered twice?</Trans>}
      className="mt-5 print:hidden"
      action={
        <TextLink to={paths.adminDuplicates()} className="inline-flex min-h-11 items-center">
          <Trans>All possible duplicates</Trans>
        </TextLink>
      }
    >
      <ul>
        {duplicates.map(({ id, other, ...ways }) => (
          <li key={id} className="[overflow-wrap:anywhere]">
            <TextLink to={paths.adminUser(other.id)}>
              {other.name} ({other.id})
            </TextLink>
            : {alikeText(ways)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
