import { Trans, useLingui } from '@lingui/react/macro';

export function Steps() {
  const { t } = useLingui();
  const steps = [
    {
      title: t`Create Profile`,
      text: t`Registration is free and takes a few minutes.`,
    },
    {
      title: t`Search & Connect`,
      text: t`Filter by age, city, religion, education and more. Send an interest to the profiles you like.`,
    },
    {
      title: t`Start Conversation`,
      text: t`Once an interest is accepted, you can chat. You need a plan to write first. Replying is free.`,
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
