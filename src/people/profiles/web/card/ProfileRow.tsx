import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useVocabulary } from '../../../../base/vocabulary/web/useVocabulary.ts';
import { paths } from '../../../../paths.ts';
import { Card } from '../../../../ui/Card.tsx';
import type { Card as Profile } from '../../contract.ts';
import { Portrait } from './Portrait.tsx';

/** Compact row of a profile, where a card would be too much: small photo, name and age, a line of text. */
export function ProfileRow({ profile, children }: { profile: Profile; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const { ready, nameOf } = useVocabulary();
  return (
    <Card className="relative @container h-full overflow-hidden transition hover:border-clay hover:shadow-lift has-focus-visible:outline-3 has-focus-visible:outline-kumkum-ink has-focus-visible:outline-offset-2">
      {/* In large type, the name is below the photo. */}
      <div className="flex h-full @max-[13rem]:flex-col">
        <Portrait name={profile.name} photo={profile.photo} sizes="5rem" priority className="w-20 shrink-0" />
        <div className="flex min-w-0 flex-col justify-center px-4 py-2">
          <Link
            to={paths.profile(profile.id)}
            state={{ from: pathname + search }}
            className="line-clamp-5 text-balance [overflow-wrap:anywhere] font-semibold font-serif text-lg leading-snug after:absolute after:inset-0 focus-visible:outline-none"
          >
            <bdi>{profile.name}</bdi>, {profile.age}
          </Link>
          <p className="text-soft [overflow-wrap:anywhere]">
            {profile.city ?? (ready && nameOf('state', profile.state))}
          </p>
          <p className="text-sm text-soft">{children}</p>
        </div>
      </div>
    </Card>
  );
}
