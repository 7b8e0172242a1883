import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { NotLoaded } from '../../../../kit/web/api/NotLoaded.tsx';
import { putPicture } from '../../../../kit/web/api/putPicture.ts';
import { useSubmit } from '../../../../kit/web/form/useSubmit.ts';
import { Button } from '../../../../ui/Button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { Field } from '../../../../ui/form/Field.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import { Mark } from '../../../../ui/motif/Mark.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { toast } from '../../../../ui/state/toast.tsx';
import { GROUNDS, type Logo, logoPath } from '../../shared/logo/rules.ts';
import { site } from '../site.ts';
import { useSite } from '../useSite.ts';
import { Part } from './FormParts.tsx';

/** The site's logo: how it looks by day and by night, another one, or the built-in mark again. */
export function LogoForm({ mayChange }: { mayChange: boolean }) {
  const { t } = useLingui();
  const found = useQuery(site.logo.queryOptions());
  const queries = useQueryClient();
  const { busy, wrong, failure, submit } = useSubmit(['file']);
  const input = useRef<HTMLInputElement>(null);

  async function change(send: () => Promise<unknown>) {
    const isDone = await submit(async () => {
      await send();
      await queries.invalidateQueries({ queryKey: site.logo.queryKey() });
    });
    if (input.current) input.current.value = '';
    if (isDone)
      toast({ title: t`Saved`, description: t`Visitors see the changes on the next page they open.` });
  }

  return (
    <div className="max-w-4xl border-line border-b">
      <Part
        title={t`Logo`}
        text={t`Shown beside the name on every page, in emails, on new invoices, as the app icon and in link previews.`}
      >
        {found.isError ? (
          <NotLoaded of={found} title={t`Couldn't load the logo`} />
        ) : !found.data ? (
          <Skeleton className="h-20" />
        ) : (
          <>
            <div className="flex min-w-0 flex-wrap items-start gap-3">
              <Sample logo={found.data.logo} ground="day" name={<Trans>Light</Trans>} />
              <Sample logo={found.data.logo} ground="night" name={<Trans>Dark</Trans>} />
            </div>
            {found.data.logo && (found.data.logo.plate.day || found.data.logo.plate.night) && (
              <p className="text-soft text-sm">
                <Trans>
                  Parts of the logo are hard to see on one background. We add a plain box behind it there.
                </Trans>
              </p>
            )}
            {failure && (
              <Notice tone="bad" title={t`Not saved`}>
                {failure}
              </Notice>
            )}
            {mayChange && (
              <>
                <Field
                  label={found.data.logo ? t`Replace logo` : t`Upload logo`}
                  help={t`PNG, JPEG or WebP, at least 128 pixels on each side. A square picture without background works best.`}
                  error={wrong.file}
                >
                  <TextInput
                    ref={input}
                    type="file"
                    accept="image/png,image/jpeg,image/webp"
                    className="py-2.5"
                    onChange={({ target }) => {
                      const file = target.files?.[0];
                      if (file) void change(() => putPicture('/api/staff/settings/logo', file));
                    }}
                  />
                </Field>
                {found.data.logo && (
                  <Button
                    kind="quiet"
                    size="small"
                    className="justify-self-start"
                    busy={busy}
                    onClick={() =>
                      void change(() => site.removeLogo.call()).then(() => input.current?.focus())
                    }
                  >
                    <Trans>Remove logo</Trans>
                  </Button>
                )}
              </>
            )}
          </>
        )}
      </Part>
    </div>
  );
}

type SampleProps = { logo: Logo | null; ground: 'day' | 'night'; name: ReactNode };

/** The logo beside the site's name, on the ground of one half of the day. */
function Sample({ logo, ground, name }: SampleProps) {
  const { name: siteName } = useSite();
  const isDay = ground === 'day';
  return (
    <figure
      className="min-w-0 max-w-full rounded-xl border border-line px-4 py-3"
      style={{ background: GROUNDS[ground], color: isDay ? '#2b1b17' : '#f7ece2' }}
    >
      <div className="flex min-w-0 items-center gap-2.5">
        {logo ? (
          <img
            src={logoPath(logo.id, 'mark.png')}
            width={logo.width}
            height={logo.height}
            alt=""
            className={classes('site-logo', logo.plate[ground] && 'rounded-md p-[3px]')}
            style={logo.plate[ground] ? { background: GROUNDS[isDay ? 'night' : 'day'] } : undefined}
          />
        ) : (
          <Mark className="size-8 shrink-0" />
        )}
        <span className="truncate font-semibold font-serif text-xl">{siteName}</span>
      </div>
      <figcaption className="mt-2 text-sm">{name}</figcaption>
    </figure>
  );
}
