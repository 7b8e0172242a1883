import { Trans } from '@lingui/react/macro';
import type { FullProfile } from '../../contract.ts';
import { WISHES } from '../../shared/wishes/list.ts';
import { useCustomWishes } from '../custom/useCustomWishes.ts';
import { useWishLabels } from '../wishes/useWishLabels.ts';
import { useWishTexts } from '../wishes/useWishTexts.ts';
import { type Fact, Facts, Nothing, OwnWords, stated } from './Facts.tsx';

export function Wishes({ profile: { preferences: it } }: { profile: FullProfile }) {
  const labels = useWishLabels();
  const textOf = useWishTexts();
  const custom = useCustomWishes();
  const facts = [
    ...WISHES.map((wish): Fact => [labels[wish], textOf(wish, it)]),
    ...custom.fields.map((field): Fact => [field.name, custom.textOf(field, it.custom?.[field.key])]),
  ];
  if (stated(facts).length === 0 && !it.description) {
    return (
      <Nothing>
        <Trans>Partner preferences not added yet</Trans>
      </Nothing>
    );
  }
  return (
    <>
      <OwnWords>{it.description}</OwnWords>
      <Facts facts={facts} className="md:grid-cols-2" />
    </>
  );
}
