import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Check, HeartHandshake } from 'lucide-react';
import { useVocabulary } from '../../../../base/vocabulary/web/useVocabulary.ts';
import { useViewer } from '../../../../kit/web/viewer.ts';
import { paths } from '../../../../paths.ts';
import { Portrait } from '../../../../people/profiles/web/card/Portrait.tsx';
import { profiles } from '../../../../people/profiles/web/profiles.ts';
import { useSubject } from '../../../../people/profiles/web/useSubject.ts';
import { TextLink } from '../../../../ui/TextLink.tsx';
import { findShared, type Shared } from './shared.ts';

/** Shown to two families once they are connected: both photos, what they have in common, and what happens next. */
export default function Connected({ id, name }: { id: string; name: string }) {
  const { viewer } = useViewer();
  const { self, name: person } = useSubject();
  const own = viewer?.profile?.id ?? '';
  const mine = useQuery(profiles.read.queryOptions({ input: { id: own }, enabled: own !== '' })).data;
  const theirs = useQuery(profiles.read.queryOptions({ input: { id } })).data;
  const shared =
    mine?.view === 'full' && theirs?.view === 'full' ? findShared(mine, theirs) : { hobbies: [] };
  const lines = useSharedTexts(shared);
  return (
    <div className="grid gap-4">
      <div className="flex items-center justify-center">
        <Portrait
          name={person}
          photo={mine?.photo ?? null}
          sizes="7rem"
          priority
          className="w-28 rounded-xl shadow-lift"
        />
        <span className="z-10 -mx-4 grid size-11 shrink-0 place-items-center rounded-full border-2 border-raised bg-leaf text-on-leaf">
          <HeartHandshake aria-hidden className="size-6" />
        </span>
        <Portrait
          name={name}
          photo={theirs?.photo ?? null}
          sizes="7rem"
          priority
          className="w-28 rounded-xl shadow-lift"
        />
      </div>
      {lines.length > 0 && (
        <section>
          <h3 className="font-sans font-semibold text-base text-leaf-ink">
            {self ? (
              <Trans>What you and {name} share</Trans>
            ) : (
              <Trans>
                What {person} and {name} share
              </Trans>
            )}
          </h3>
          <ul className="mt-1 grid gap-1">
            {lines.map((line) => (
              <li key={line} className="flex gap-1.5">
                <Check aria-hidden className="mt-1 size-4 shrink-0 text-leaf-ink" />
                <span className="min-w-0 [overflow-wrap:anywhere]">{line}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3 className="font-sans font-semibold text-base">
          <Trans>What happens next</Trans>
        </h3>
        <ul className="mt-1 grid list-disc gap-1 pl-5 text-soft">
          <li>
            <Trans>Both families can now see all photos.</Trans>
          </li>
          <li>
            {viewer?.premium ? (
              <Trans>You can write, and view the phone number and email on the profile.</Trans>
            ) : (
              <Trans>Replying is free. With a plan, you can write first and view contact details.</Trans>
            )}
          </li>
          <li>
            <Trans>Meet in a public place first, and never send money.</Trans>
          </li>
        </ul>
        <TextLink to={paths.profile(id)} className="mt-2 inline-flex min-h-11 items-center">
          <Trans>View {name}'s profile</Trans>
        </TextLink>
      </section>
    </div>
  );
}

function useSharedTexts(shared: Shared): string[] {
  const { t } = useLingui();
  const { nameOf, ready } = useVocabulary();
  if (!ready) return [];
  const { religion, caste, motherTongue, city, state, education, diet } = shared;
  const named = {
    religion: religion && nameOf('religion', religion),
    motherTongue: motherTongue && nameOf('mother_tongue', motherTongue),
    state: state && nameOf('state', state),
    education: education && nameOf('education', education),
    diet: diet && nameOf('diet', diet),
    hobbies: shared.hobbies.join(', '),
  };
  return [
    caste && t`Community: ${caste}`,
    named.religion && t`Religion: ${named.religion}`,
    named.motherTongue && t`Mother tongue: ${named.motherTongue}`,
    city && t`Lives in: ${city}`,
    named.state && t`Lives in: ${named.state}`,
    named.education && t`Education: ${named.education}`,
    named.diet && t`Diet: ${named.diet}`,
    named.hobbies && t`Hobbies: ${named.hobbies}`,
  ].filter((line): line is string => Boolean(line));
}
