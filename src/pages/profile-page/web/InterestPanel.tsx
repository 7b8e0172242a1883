import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useViewer } from '../../../kit/web/viewer.ts';
import { InterestActions } from '../../../meeting/interests/web/InterestActions.tsx';
import { InterestStateText } from '../../../meeting/interests/web/InterestStateText.tsx';
import { interests } from '../../../meeting/interests/web/interests.ts';
import { FREE_INTERESTS_A_DAY } from '../../../money/memberships/shared/rules.ts';
import { paths } from '../../../paths.ts';
import type { Profile } from '../../../people/profiles/web/details/ProfileHead.tsx';
import { useViewsOnly } from '../../../people/profiles/web/ViewsOnly.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

/**
 * The interest between the viewer and a profile, with its actions. On a phone it sticks to the lower edge
 * of the screen, in reach of the thumb, until the end of the page.
 */
export function InterestPanel({ profile }: { profile: Profile }) {
  const { viewer } = useViewer();
  const { data, isSuccess } = useQuery(
    interests.between.queryOptions({ input: { id: profile.id }, enabled: Boolean(viewer?.profile) }),
  );
  const mayAct = !useViewsOnly();
  // Staff send no interests.
  if (viewer && !viewer.profile) return null;
  const known = viewer === null || isSuccess;
  const interest = data?.interest ?? null;
  return (
    <div
      data-lower-edge
      className="sticky bottom-(--lower-edge) z-10 order-last -mx-4 border-line border-t bg-raised px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:static md:order-none md:col-start-2 md:mx-0 md:border-0 md:bg-transparent md:p-0 md:pt-2"
    >
      {known ? (
        <>
          <p className="mb-2 text-soft text-sm empty:hidden md:text-base">
            {interest ? (
              <InterestStateText interest={interest} name={profile.name} />
            ) : (
              mayAct && typeof data?.leftToday === 'number' && <LeftToday number={data.leftToday} />
            )}
          </p>
          <div className="flex flex-wrap gap-2 empty:hidden max-[26rem]:[&_svg]:hidden md:gap-3 max-md:*:flex-1 max-md:[&>:not(p)]:whitespace-nowrap max-md:*:px-2 md:*:min-w-44 md:*:grow-0 lg:*:min-w-56">
            <InterestActions person={profile} interest={interest} main />
          </div>
        </>
      ) : (
        <Skeleton className="h-12 md:w-56" />
      )}
    </div>
  );
}

function LeftToday({ number }: { number: number }) {
  if (number > 0) {
    return (
      <Plural
        value={number}
        one="You can send # more interest today."
        other="You can send # more interests today."
      />
    );
  }
  return (
    <Trans>
      You've used today's {FREE_INTERESTS_A_DAY} interests. You get {FREE_INTERESTS_A_DAY} more tomorrow. With
      a <TextLink to={paths.subscription()}>plan</TextLink>, there is no limit.
    </Trans>
  );
}
