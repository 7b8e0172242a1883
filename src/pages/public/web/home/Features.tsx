import { Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck, BookHeart, LockKeyhole, Sparkles } from 'lucide-react';
import { useSite } from '../../../../base/site/web/useSite.ts';

export function Features() {
  const { t } = useLingui();
  const { phonesVerified } = useSite();
  const tiles = [
    {
      icon: BadgeCheck,
      title: t`Verified Profiles`,
      text: (
        <>
          <Trans>We show a profile only after its email is verified.</Trans>
          {phonesVerified && (
            <span>
              {' '}
              <Trans>Its phone number must be verified, too.</Trans>
            </span>
          )}
        </>
      ),
    },
    {
      icon: LockKeyhole,
      title: t`100% Privacy`,
      text: t`Profiles never show a phone number or an email. Visitors see only a first name, a few details and a blurred photo.`,
    },
    {
      icon: Sparkles,
      title: t`Smart Matching`,
      text: t`We compare your preferences with theirs, and recommend the profiles that match best both ways.`,
    },
    {
      icon: BookHeart,
      title: t`Success Stories`,
      text: t`Did you meet here? You're welcome to share your story, in your own words.`,
    },
  ];
  return (
    <section className="page py-16 lg:py-24">
      <h2 className="text-3xl">
        <Trans>What we offer</Trans>
      </h2>
      <ul className="mt-8 grid gap-x-12 md:grid-cols-2">
        {tiles.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex gap-5 border-line border-t py-6">
            <span className="grid size-12 shrink-0 place-items-center rounded-xl bg-marigold-soft text-kumkum-ink">
              <Icon aria-hidden strokeWidth={1.6} className="size-6" />
            </span>
            <div>
              <h3 className="text-xl">{title}</h3>
              <p className="mt-1 text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
