import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../../kit/web/api/errors.ts';
import { storeAnswer } from '../../../../kit/web/api/storeAnswer.ts';
import { paths } from '../../../../paths.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Checkbox } from '../../../../ui/form/Checkbox.tsx';
import { toast } from '../../../../ui/state/toast.tsx';
import { TextLink } from '../../../../ui/TextLink.tsx';
import { myProfile } from '../../../my-profile/web/myProfile.ts';
import { Purpose, Status, Toggle } from './Purpose.tsx';

type Horoscope = Awaited<ReturnType<typeof myProfile.consents.call>>['horoscope'];

/** The consent to horoscope matching. Withdrawing it offers to delete the birth details in the same step. */
export function HoroscopeConsent({ horoscope, canChange }: { horoscope: Horoscope; canChange: boolean }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [erase, setErase] = useState(false);
  const { given, withdrawn, stored, since } = horoscope;
  const change = useMutation(
    myProfile.setHoroscopeConsent.mutationOptions({
      onSuccess(consents, sent) {
        storeAnswer(queries, myProfile.consents.queryKey(), consents);
        void queries.invalidateQueries({ queryKey: myProfile.key() });
        setAsking(false);
        toast({
          title: sent.given ? t`Horoscope matching is on` : t`Horoscope matching is off`,
          description: sent.given
            ? t`Connected members see the horoscope.`
            : sent.erase
              ? t`The birth details are deleted.`
              : t`Nobody sees the horoscope now.`,
        });
      },
      onError: (error) =>
        toast({ tone: 'bad', title: t`Couldn't save your choice`, description: errorText(error) }),
    }),
  );
  const ask = () => {
    setErase(false);
    setAsking(true);
  };
  return (
    <Purpose
      title={<Trans>Horoscope matching</Trans>}
      about={<Trans>Time and place of birth, rashi and nakshatra: for the horoscope and guna milan.</Trans>}
      status={
        given || withdrawn ? (
          <>
            <Status given={!withdrawn} since={since} />
            {withdrawn && stored && (
              <>
                {'. '}
                <Trans>The birth details are still stored. Nobody else sees them.</Trans>
              </>
            )}
          </>
        ) : (
          <Trans>No birth details added</Trans>
        )
      }
    >
      {!canChange ? null : given || withdrawn ? (
        <Toggle
          given={!withdrawn}
          name={t`Horoscope matching`}
          busy={change.isPending && !asking}
          onChange={(agrees) => (agrees ? change.mutate({ given: true }) : ask())}
        />
      ) : (
        <TextLink to={paths.myProfile('horoscope')}>
          <Trans>Add birth details</Trans>
        </TextLink>
      )}
      {canChange && withdrawn && stored && (
        <Button
          kind="plain"
          size="small"
          busy={change.isPending}
          onClick={() => change.mutate({ given: false, erase: true })}
        >
          <Trans>Delete birth details</Trans>
        </Button>
      )}
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={<Trans>Turn off horoscope matching?</Trans>}
        description={
          <Trans>
            We stop calculating and showing the horoscope and guna milan. You can agree again at any time.
          </Trans>
        }
        actions={
          <>
            <Button kind="quiet" onClick={() => setAsking(false)}>
              <Trans>Cancel</Trans>
            </Button>
            <Button busy={change.isPending} onClick={() => change.mutate({ given: false, erase })}>
              <Trans>Withdraw</Trans>
            </Button>
          </>
        }
      >
        <Checkbox
          label={<Trans>Also delete time and place of birth, rashi, nakshatra and manglik</Trans>}
          help={<Trans>The date of birth stays: the age needs it.</Trans>}
          checked={erase}
          onChange={({ target }) => setErase(target.checked)}
        />
      </Dialog>
    </Purpose>
  );
}
