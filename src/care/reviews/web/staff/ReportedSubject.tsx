import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Eye } from 'lucide-react';
import { useRef, useState } from 'react';
import { Day } from '../../../../kit/web/locale/Day.tsx';
import { ProfileSections } from '../../../../people/profiles/web/details/ProfileTabs.tsx';
import { reportReasonText } from '../../../../people/safety/web/reportReasonText.ts';
import { Button } from '../../../../ui/Button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { Badge } from '../../../../ui/marks/Badge.tsx';
import { Dots } from '../../../../ui/marks/Dots.tsx';
import type { reviews } from '../reviews.ts';
import { reportedTitle } from '../reviewText.ts';

type Reported = NonNullable<Awaited<ReturnType<typeof reviews.read.call>>['reported']>;

/** The reported content as it was, who reported it and why, and how often the member was reported. */
export function ReportedSubject({ reported, name }: { reported: Reported; name: string }) {
  const { t } = useLingui();
  const { kind, against, reports, profile, message, messages } = reported;
  const [opened, setOpened] = useState(false);
  const figure = useRef<HTMLElement>(null);
  const photo = reports.findLast((one) => one.photo !== null)?.photo;

  function open() {
    setOpened(true);
    // The button that had the focus goes.
    figure.current?.focus({ preventScroll: true });
  }

  return (
    <div className="mb-10 grid gap-8">
      <section>
        <h2 className="text-2xl">{reportedTitle(kind)}</h2>
        <p className="mt-1 text-soft">
          <Dots>
            <Plural
              value={against.reports}
              one="# report against this member in total"
              other="# reports against this member in total"
            />
            <Plural value={against.reporters} one="by # profile" other="by # profiles" />
            <Plural value={against.upheld} one="# upheld" other="# upheld" />
          </Dots>
        </p>
        <ul className="mt-4 grid gap-3">
          {reports.map(({ id, reporter, reasons, note, filedAt }) => (
            <li key={id} className="max-w-text rounded-xl border border-line bg-raised p-4">
              <p className="flex flex-wrap gap-2">
                {reasons.map((reason) => (
                  <Badge key={reason} tone="notice">
                    {reportReasonText(reason)}
                  </Badge>
                ))}
              </p>
              {note && <p className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]">{note}</p>}
              <p className="mt-2 text-soft text-sm">
                <Dots>
                  {reporter ? reporter.name : <Trans>Profile deleted</Trans>}
                  {reporter?.publicId}
                  <Day time={filedAt} exact />
                </Dots>
              </p>
            </li>
          ))}
        </ul>
      </section>
      {!photo && kind === 'photo' && (
        <p className="text-soft">
          <Trans>The copy of this photo is no longer available.</Trans>
        </p>
      )}
      {photo && (
        <figure ref={figure} tabIndex={-1} className="outline-none">
          {!opened && (
            <Button kind="quiet" className="mb-4" onClick={open}>
              <Eye aria-hidden className="size-5" />
              <Trans>Show photo</Trans>
            </Button>
          )}
          <div className="w-fit max-w-full overflow-hidden rounded-xl border border-line bg-sunk">
            <img
              src={photo}
              alt={opened ? t`What was reported about ${name}` : t`Not opened yet`}
              className={classes('max-h-112 max-w-full', !opened && 'scale-110 blur-2xl')}
            />
          </div>
          <figcaption className="mt-1 text-soft text-sm">
            {kind === 'photo' ? (
              <Trans>The photo when it was reported</Trans>
            ) : (
              <Trans>The main photo when it was reported</Trans>
            )}
          </figcaption>
        </figure>
      )}
      {messages.length > 0 && (
        <section>
          <h2 className="mb-3 text-xl">
            <Trans>Messages</Trans>
          </h2>
          <ol className="grid max-w-text gap-2">
            {messages.map((one) => (
              <li
                key={one.id}
                className={classes(
                  'rounded-xl border px-4 py-2',
                  one.id === message ? 'border-kumkum-ink bg-kumkum-soft' : 'border-line bg-raised',
                )}
              >
                <p className="text-soft text-sm">
                  <Dots>
                    {one.reported ? name : <Trans>Reporter</Trans>}
                    <Day time={one.sentAt} exact />
                  </Dots>
                </p>
                <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{one.body}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
      {kind === 'profile' && (
        <section className="rounded-xl border border-line p-4 md:p-6">
          <h2 className="text-xl">
            <Trans>The profile when it was reported</Trans>
          </h2>
          <p className="mb-2 text-lg [overflow-wrap:anywhere]">
            {profile.name}, {profile.age}
          </p>
          <ProfileSections profile={profile} />
        </section>
      )}
    </div>
  );
}
