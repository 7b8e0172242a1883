import { Plural, Trans } from '@lingui/react/macro';
import { clockTime } from '../../../kit/web/locale/format.ts';
import { ProfileRow } from '../../../people/profiles/web/card/ProfileRow.tsx';
import { Dots } from '../../../ui/marks/Dots.tsx';
import type { View } from '../contract.ts';

/** A person who viewed the profile: the time, and on how many days in all. */
export function ViewerRow({ view: { profile, viewedAt, days } }: { view: View & { kind: 'person' } }) {
  const time = viewedAt && clockTime(viewedAt);
  return (
    <ProfileRow profile={profile}>
      <Dots>
        {time && <Trans>Viewed at {time}</Trans>}
        {days > 1 && <Plural value={days} one="# visit" other="# visits" />}
      </Dots>
    </ProfileRow>
  );
}
