import { Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck, BookHeart, LockKeyhole, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { PlanCards } from '../../memberships/web/PlanCards.tsx';
import { paths } from '../../paths.ts';
import { useSite } from '../../site/web/facts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Jaali } from '../../ui/motif/Jaali.tsx';
import { Door } from '../../ui/motif/Kolam.tsx';
import { Toran } from '../../ui/motif/Toran.tsx';

export function Hero() {
  const { name } = useSite();
  return (
    <section className="overflow-hidden">
      <Toran />
      <div className="page grid items-center gap-x-12 gap-y-10 pt-4 pb-12 md:grid-cols-[1.15fr_1fr] lg:pt-8 lg:pb-16">
        <div>
          <h1 className="text-4xl lg:text-5xl">
            <Trans>Find someone to share the whole journey</Trans>
          </h1>
          <p className="mt-5 max-w-text text-lg text-soft">
            <Trans>
              On {name}, you and your family look for a life partner at your own pace, among checked profiles,
              and your phone number stays with you until both of you have said yes.
            </Trans>
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to={paths.register()} className="max-sm:w-full">
              <Trans>Register Free</Trans>
            </ButtonLink>
            <ButtonLink to={paths.browse()} kind="quiet" className="max-sm:w-full">
              <Trans>Browse Profiles</Trans>
            </ButtonLink>
          </div>
          <p className="mt-5 text-soft text-sm">
            <Trans>For yourself, your son or daughter, a sister, a brother, a friend.</Trans>
          </p>
        </div>
        <Door className="mx-auto aspect-[11/14] w-full max-w-72 md:max-w-104" />
      </div>
    </section>
  );
}

export function About() {
  const { name } = useSite();
  return (
    <section className="border-line border-y bg-sunk">
      <div className="page grid gap-x-12 gap-y-6 py-16 md:grid-cols-[1fr_1.6fr]">
        <h2 className="text-3xl">
          <Trans>Two people, and usually two families</Trans>
        </h2>
        <div className="max-w-text">
          <p className="text-lg">
            <Trans>
              A marriage in India is rarely arranged by one person alone. A mother keeps the list, a brother
              checks the facts, and the one who is to marry has the last word. {name} is built for all three
              of them.
            </Trans>
          </p>
          <p className="mt-4 text-soft">
            <Trans>
              One account can look after a profile for a relative. Facts that families ask about first stand
              where they are seen first. And nobody is hurried: an interest waits ninety days for its answer.
            </Trans>
          </p>
          <ButtonLink to={paths.about()} kind="quiet" className="mt-6">
            <Trans>
              Learn More <span className="sr-only">about how this site works</span>
            </Trans>
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

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

export function Steps() {
  const { t } = useLingui();
  const steps = [
    {
      title: t`Create Profile`,
      text: t`Registration takes a few minutes and costs nothing.`,
    },
    {
      title: t`Search & Connect`,
      text: t`Filter by what matters to you: age, city, religion, education. Send an interest to those you like.`,
    },
    {
      title: t`Start Conversation`,
      text: t`When an interest is accepted, the two of you can talk. Starting needs a plan; answering is free.`,
    },
  ];
  return (
    <section className="border-line border-y bg-sunk">
      <div className="page py-16">
        <h2 className="text-3xl">
          <Trans>How It Works</Trans>
        </h2>
        <ol className="mt-8 grid gap-8 md:grid-cols-3 md:gap-10">
          {steps.map(({ title, text }, index) => (
            <li key={title}>
              <div className="flex items-center gap-4">
                <span aria-hidden className="font-semibold font-serif text-5xl text-kumkum-ink leading-none">
                  {index + 1}
                </span>
                <Dots />
              </div>
              <h3 className="mt-3 text-xl">{title}</h3>
              <p className="mt-1 text-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** A row of kolam dots that leads on to the next step. */
function Dots() {
  return (
    <span
      aria-hidden
      className="h-2 grow bg-[radial-gradient(circle,var(--color-clay)_2px,transparent_2.5px)] bg-[length:1rem_0.5rem]"
    />
  );
}

export function Packages() {
  const { t } = useLingui();
  return (
    <section className="page py-16 lg:py-24">
      <h2 className="text-3xl">
        <Trans>Packages</Trans>
      </h2>
      <p className="mt-3 mb-8 max-w-text text-soft">
        <Trans>
          Registering, browsing, five interests a day and answering them are free. A plan adds conversations
          and contact details. No plan renews by itself.
        </Trans>
      </p>
      <PlanCards action={t`View Details`} to={paths.packages} />
    </section>
  );
}

export function Stories() {
  return (
    <section className="border-line border-y bg-sunk">
      <div className="page py-16">
        <h2 className="text-3xl">
          <Trans>Success Stories</Trans>
        </h2>
        <p className="mt-3 max-w-text text-soft">
          <Trans>
            This site is new, so these two stories are samples. They make room for those of couples who meet
            here.
          </Trans>
        </p>
        <div className="mt-8 grid gap-6 md:grid-cols-2">
          <Story names={<Trans>Meera and Arjun</Trans>} place={<Trans>Nagpur</Trans>}>
            <Trans>
              My brother and I filled in my profile together on a Sunday. What I liked most: nobody had my
              number until I had said yes. We talked for three months before our parents met over tea.
            </Trans>
          </Story>
          <Story names={<Trans>Fatima and Imran</Trans>} place={<Trans>Hyderabad and Bengaluru</Trans>}>
            <Trans>
              We live in two cities, and neither of us wanted to move at once. Both profiles said so plainly
              from the first day, so there was nothing to explain later and a great deal to talk about.
            </Trans>
          </Story>
        </div>
      </div>
    </section>
  );
}

function Story({ names, place, children }: { names: ReactNode; place: ReactNode; children: ReactNode }) {
  return (
    <figure className="flex flex-col rounded-xl border border-line bg-raised p-6 lg:p-8">
      <blockquote className="text-lg">{children}</blockquote>
      <figcaption className="mt-auto flex items-end justify-between gap-4 pt-6">
        <span>
          <span className="block font-semibold font-serif text-xl leading-snug">{names}</span>
          <span className="text-soft">{place}</span>
        </span>
        <Badge>
          <Trans>Sample story</Trans>
        </Badge>
      </figcaption>
    </figure>
  );
}

export function Closing() {
  const { name } = useSite();
  return (
    <section className="page pt-16 lg:pt-24">
      <div className="relative overflow-hidden rounded-xl bg-kumkum text-on-kumkum">
        <Jaali className="absolute inset-0 opacity-10" />
        <div className="relative flex flex-col items-start gap-6 px-6 py-12 md:flex-row md:items-center md:justify-between md:px-12">
          <div>
            <h2 className="text-3xl">
              <Trans>Somebody may be looking for you</Trans>
            </h2>
            <p className="mt-2 max-w-text">
              <Trans>Your profile on {name} is free, and your phone number is never shown on it.</Trans>
            </p>
          </div>
          <ButtonLink to={paths.register()} kind="gold" className="shrink-0 max-sm:w-full">
            <Trans>Find Your Partner Now</Trans>
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
