import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Part } from '../../../base/site/web/settings/FormParts.tsx';
import { useSeenVersion } from '../../../base/site/web/settings/useSeenVersion.ts';
import { NotLoaded } from '../../../kit/web/api/NotLoaded.tsx';
import { useSubmit } from '../../../kit/web/form/useSubmit.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { toast } from '../../../ui/state/toast.tsx';
import { personConsent } from './personConsent.ts';

/** Part of the site's settings: whether profiles that somebody else registered wait for their person. */
export function PersonConsentSetting({ mayChange }: { mayChange: boolean }) {
  const { t } = useLingui();
  const found = useQuery(personConsent.setting.queryOptions({ refetchOnWindowFocus: false }));
  if (found.isError) return <NotLoaded of={found} title={t`Couldn't load settings`} />;
  return found.data ? <Form {...found.data} mayChange={mayChange} /> : <Skeleton className="h-40" />;
}

type Value = Awaited<ReturnType<typeof personConsent.setting.call>>;

function Form({ shown: found, version, mayChange }: Value & { mayChange: boolean }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [shown, setShown] = useState(found);
  const [saved, setSaved] = useState(found);
  const { busy, wrong, failure, submit } = useSubmit(['shown']);
  const seen = useSeenVersion(version, shown !== saved, () => {
    setShown(found);
    setSaved(found);
  });

  function save(event: FormEvent) {
    event.preventDefault();
    void submit(async () => {
      const { shown: now } = await personConsent.changeSetting.call({ shown, version: seen });
      setShown(now);
      setSaved(now);
      await queries.invalidateQueries({ queryKey: personConsent.setting.queryKey() });
      toast({ title: t`Saved`, description: t`Existing profiles follow within a few minutes.` });
    });
  }

  return (
    <form noValidate onSubmit={save} className="mt-8 max-w-4xl border-line border-t">
      <fieldset disabled={!mayChange} className="min-w-0">
        <Part
          title={t`Consent of the person`}
          text={t`For profiles that parents, relatives or your team register for somebody else.`}
        >
          <Field
            group
            label={<Trans>When is such a profile shown?</Trans>}
            help={
              <Trans>
                The family asks the person by email or SMS. If the person doesn't agree, the profile is always
                hidden at once.
              </Trans>
            }
            error={wrong.shown}
          >
            <RadioGroup
              value={shown}
              onChange={({ target }) => setShown(target.value === 'consented' ? 'consented' : 'always')}
              options={[
                { value: 'always', label: <Trans>Ask, and show the profile meanwhile</Trans> },
                { value: 'consented', label: <Trans>Show the profile only after consent</Trans> },
              ]}
            />
          </Field>
          {failure && (
            <Notice tone="bad" title={t`Not saved`}>
              {failure}
            </Notice>
          )}
          {mayChange && (
            <Button type="submit" kind="quiet" busy={busy} className="sm:justify-self-start">
              <Trans>Apply</Trans>
            </Button>
          )}
        </Part>
      </fieldset>
    </form>
  );
}
