import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { longDate } from '../../../kit/web/locale/longDate.ts';
import { focusStart } from '../../../kit/web/pages/useArrival.ts';
import type { Viewer } from '../../../kit/web/viewer.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { ConfirmDeletion } from './ConfirmDeletion.tsx';
import { personalData } from './personalData.ts';
import { useAskedBy } from './useAskedBy.ts';
import { useKeepOrDelete } from './useKeepOrDelete.ts';

type DeletionNoticeProps = {
  profile: NonNullable<Viewer['profile']>;
  /** What is shown about a profile that is hidden for another reason. */
  children?: ReactNode;
};

/** Notice above a member's pages after a request to delete their profile: who asked, until when, and the buttons to decide. */
export default function DeletionNotice({ profile, children }: DeletionNoticeProps) {
  const { t } = useLingui();
  const { data } = useQuery(personalData.deletionRequest.queryOptions());
  const [sure, setSure] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const askedBy = useAskedBy(data?.request?.relation ?? null, profile.name);
  const request = data?.request;
  const { name, role } = profile;
  const isOwner = role === 'owner';
  // To another manager than an owner, keeping it is to show it again.
  const shows = Boolean(request?.hid) || !isOwner;
  const { keep, keeping, agree, agreeing } = useKeepOrDelete({
    name,
    isOwner,
    shows,
    onAgreed: () => setSure(false),
    onWrongPassword: setWrong,
  });
  const notice = useRef<HTMLDivElement>(null);
  const isShown = Boolean(request);
  useLayoutEffect(() => {
    const shown = notice.current;
    // The button that decides has the keyboard's place, and goes with the notice.
    return () => {
      if (isShown && shown?.contains(document.activeElement)) focusStart();
    };
  }, [isShown]);

  if (data && !request) return children;
  if (!request) return null;
  const { requestedAt, deleteAt, agreed, others } = request;
  const day = longDate(requestedAt);
  const end = deleteAt && longDate(deleteAt);
  const waits = agreed && others > 0;
  return (
    <>
      {!deleteAt && children}
      <div ref={notice} className="page pt-4">
        <Notice
          tone="bad"
          title={<Trans>Keep or delete {name}'s profile?</Trans>}
          action={
            role !== 'viewer' && (
              <>
                <Button size="small" busy={keeping} onClick={keep}>
                  {shows ? t`Keep and show profile` : t`Keep profile`}
                </Button>
                {isOwner && !waits && (
                  <Button
                    kind="danger"
                    size="small"
                    onClick={() => {
                      setWrong(undefined);
                      setSure(true);
                    }}
                  >
                    {others > 0 ? t`Agree to delete` : t`Delete profile now`}
                  </Button>
                )}
              </>
            )
          }
        >
          <p>
            <Trans>
              {askedBy} asked on {day} to delete this profile, and no longer manages it.
            </Trans>
          </p>
          <p>
            {end ? (
              <Trans>It's hidden now. It will be deleted on {end} unless you keep it.</Trans>
            ) : waits ? (
              <>
                <Trans>You agreed.</Trans>{' '}
                <Plural
                  value={others}
                  one="It's deleted once the other owner agrees."
                  other="It's deleted once the # other owners agree."
                />
              </>
            ) : others > 0 ? (
              <Trans>It's deleted once all owners agree.</Trans>
            ) : (
              <Trans>It stays until you decide.</Trans>
            )}
          </p>
          {deleteAt && !isOwner && (
            <p>
              <Trans>Only an owner of the profile can delete it sooner.</Trans>
            </p>
          )}
        </Notice>
      </div>
      {sure && (
        <ConfirmDeletion
          name={name}
          others={others}
          busy={agreeing}
          wrong={wrong}
          onConfirm={agree}
          onClose={() => setSure(false)}
        />
      )}
    </>
  );
}
