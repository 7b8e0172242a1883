import { Trans } from '@lingui/react/macro';
import { Day } from '../../../kit/web/locale/Day.tsx';
import { ProfileCard } from '../../../people/profiles/web/card/ProfileCard.tsx';
import { addedByText } from '../../../people/profiles/web/relationText.ts';
import { Dots } from '../../../ui/marks/Dots.tsx';
import { InterestHeart, ReceivedNote } from '../../interests/web/InterestHeart.tsx';
import type { ShortlistEntry } from '../contract.ts';
import { EntryNote } from './EntryNote.tsx';
import { ShortlistButton } from './ShortlistButton.tsx';

type EntryCardProps = {
  entry: ShortlistEntry;
  /** The name of the profile that has the shortlist. */
  person: string;
  priority?: boolean;
};

/** Card of a shortlisted profile, with the person who added it and the note of the profile's managers. */
export function EntryCard({
  entry: { profile, interest, addedAt, addedBy, note },
  person,
  priority,
}: EntryCardProps) {
  const on = <Day time={addedAt} />;
  const added = addedBy && addedByText(addedBy, person);
  return (
    <ProfileCard
      profile={profile}
      priority={priority}
      marks={<ShortlistButton profile={profile} look="sign" />}
      corner={<InterestHeart profile={profile} interest={interest} />}
      note={<ReceivedNote interest={interest} />}
      foot={
        <>
          <p className="text-soft text-sm">
            {added ? (
              <Dots>
                {added}
                {on}
              </Dots>
            ) : (
              <Trans>Added on {on}</Trans>
            )}
          </p>
          <EntryNote profile={profile} note={note} />
        </>
      }
    />
  );
}
