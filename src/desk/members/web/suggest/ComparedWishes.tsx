import { Trans } from '@lingui/react/macro';
import { Check, X } from 'lucide-react';
import { useVocabulary } from '../../../../base/vocabulary/web/useVocabulary.ts';
import { nameValue } from '../../../../meeting/matching/web/reasons/nameReasons.ts';
import type { Compared } from '../../../../meeting/suggestions/contract.ts';
import { paths } from '../../../../paths.ts';
import type { AnyWish, Wish } from '../../../../people/profiles/shared/wishes/list.ts';
import { useCustomWishes } from '../../../../people/profiles/web/custom/useCustomWishes.ts';
import { formatPlace } from '../../../../people/profiles/web/format.ts';
import { useWishLabels } from '../../../../people/profiles/web/wishes/useWishLabels.ts';
import { useWishTexts } from '../../../../people/profiles/web/wishes/useWishTexts.ts';
import { Badge } from '../../../../ui/marks/Badge.tsx';
import { Dots } from '../../../../ui/marks/Dots.tsx';
import { TextLink } from '../../../../ui/TextLink.tsx';

/** What one family looks for, and whether the other profile meets it. */
export function ComparedWishes({ profile, candidate }: { profile: Compared; candidate: Compared }) {
  const names = useVocabulary();
  const labels = useWishLabels();
  const textOf = useWishTexts();
  const custom = useCustomWishes();
  const wishedText = (wish: AnyWish) => {
    const field = custom.fields.find(({ key }) => wish === `custom.${key}`);
    if (field) return custom.textOf(field, profile.preferences.custom?.[field.key]);
    return custom.labelOf(wish) === null ? textOf(wish as Wish, profile.preferences) : null;
  };
  const met = profile.wishes.filter((wish) => wish.met).length;
  const { name } = profile;
  const other = candidate.name;
  return (
    <section className="min-w-0">
      <h3 className="text-lg [overflow-wrap:anywhere]">
        <TextLink to={paths.adminUser(profile.id)}>{name}</TextLink>
      </h3>
      <p className="text-soft text-sm">
        <Dots>
          {[profile.id, profile.age, formatPlace(profile.city, names.nameOf('state', profile.state))]}
        </Dots>
      </p>
      <p className="mt-2 font-semibold [overflow-wrap:anywhere]">
        {profile.wishes.length === 0 ? (
          <Trans>No partner preferences added yet</Trans>
        ) : (
          <Trans>
            {other} meets {met} of {profile.wishes.length} preferences
          </Trans>
        )}
      </p>
      <ul className="mt-2 grid gap-2">
        {profile.wishes.map(({ wish, met, importance, fact }) => (
          <li key={wish} className="flex gap-2">
            {met ? (
              <Check aria-hidden className="mt-1 size-4 shrink-0 text-leaf-ink" />
            ) : (
              <X aria-hidden className="mt-1 size-4 shrink-0 text-bad-ink" />
            )}
            <div className="min-w-0 [overflow-wrap:anywhere]">
              <p>
                <span className="font-semibold">{custom.labelOf(wish) ?? labels[wish as Wish]}</span>
                {': '}
                {wishedText(wish)}{' '}
                {importance === 'must' && (
                  <Badge>
                    <Trans>Must have</Trans>
                  </Badge>
                )}
              </p>
              <p className={met ? 'text-leaf-ink text-sm' : 'text-bad-ink text-sm'}>
                {met ? <Trans>Met</Trans> : <Trans>Not met</Trans>}
                {': '}
                {fact ? (
                  custom.labelOf(wish) === null ? (
                    nameValue({ wish, ...fact }, names)
                  ) : (
                    custom.valueOf(wish, fact.value)
                  )
                ) : (
                  <Trans>Not stated</Trans>
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
