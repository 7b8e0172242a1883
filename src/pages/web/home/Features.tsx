import { Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck, BookHeart, LockKeyhole, Sparkles } from 'lucide-react';

export function Features() {
  const { t } = useLingui();
  const tiles = [
    {
      icon: BadgeCheck,
      title: t`Verified Profiles`,
      text: t`A profile is found by others only once its e-mail address is confirmed and it has passed our review.`,
    },
    {
      icon: LockKeyhole,
      title: t`100% Privacy`,
      text: t`No profile shows a phone number or an e-mail address. A visitor sees a first name and a blurred photo.`,
    },
    {
      icon: Sparkles,
      title: t`Smart Matching`,
      text: t`We compare what you look for with what they look for. Those who fit both ways come first.`,
    },
    {
      icon: BookHeart,
      title: t`Success Stories`,
      text: t`Couples who met here are welcome to tell how it went, in their own words and only if they wish.`,
    },
  ];
  return (
    <section className="page py-16 lg:py-24">
      <h2 className="text-3xl">
        <Trans>What you can rely on</Trans>
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
