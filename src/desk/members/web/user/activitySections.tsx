import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { can } from '../../../../kit/shared/api/capabilities.ts';
import { Day } from '../../../../kit/web/locale/Day.tsx';
import { rupees } from '../../../../kit/web/locale/format.ts';
import { useViewer } from '../../../../kit/web/viewer.ts';
import { replyText } from '../../../../meeting/suggestions/web/staff/replyTexts.ts';
import { featureName } from '../../../../money/memberships/web/featureName.tsx';
import { paths } from '../../../../paths.ts';
import { reportReasonText } from '../../../../people/safety/web/reportReasonText.ts';
import { Dots } from '../../../../ui/marks/Dots.tsx';
import { TextLink } from '../../../../ui/TextLink.tsx';
import type { MemberPage } from '../members.ts';
import { EmptyText, Panel } from '../Panel.tsx';
import { orderText, requestText, reviewTitle } from './activityTexts.ts';

type PageProps = { page: MemberPage };

/** Lines of one list of the page, each with its day at the end. */
function Lines({
  lines,
  empty,
}: {
  lines: { id: string; happenedAt: string; text: ReactNode }[];
  empty: ReactNode;
}) {
  if (lines.length === 0) return <EmptyText>{empty}</EmptyText>;
  return (
    <ul className="max-h-80 divide-y divide-line overflow-y-auto" tabIndex={lines.length > 6 ? 0 : undefined}>
      {lines.map(({ id, happenedAt, text }) => (
        <li key={id} className="flex items-start justify-between gap-3 py-2">
          <div className="min-w-0 [overflow-wrap:anywhere]">{text}</div>
          <span className="shrink-0 text-soft text-sm tabular-nums">
            <Day time={happenedAt} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Plans and, for who may read them, orders. */
export function Plans({ page: { plans, payments } }: PageProps) {
  const { viewer } = useViewer();
  return (
    <Panel
      title={<Trans>Plan and payments</Trans>}
      action={
        can(viewer, 'payments.read') && (
          <TextLink to={paths.adminPayments()}>
            <Trans>Payments</Trans>
          </TextLink>
        )
      }
    >
      <Lines
        empty={<Trans>No plan yet</Trans>}
        lines={plans.map(({ plan, startsAt, endsAt }) => ({
          id: startsAt,
          happenedAt: startsAt,
          text: (
            <Trans>
              <b>{plan}</b> until <Day time={endsAt} />
            </Trans>
          ),
        }))}
      />
      {payments && payments.length > 0 && (
        <div className="mt-3 border-line border-t pt-1">
          <Lines
            empty={null}
            lines={payments.map((one) => ({
              id: one.id,
              happenedAt: one.createdAt,
              text: <Dots>{[rupees(one.amountPaise), one.plan, orderText(one.state)]}</Dots>,
            }))}
          />
        </div>
      )}
    </Panel>
  );
}

/** How often the member was in touch with others, without their names. */
export function Contacts({ page: { counts } }: PageProps) {
  const { t } = useLingui();
  const rows: [string, number][] = [
    [t`Interests sent`, counts.interestsSent],
    [t`Interests received`, counts.interestsReceived],
    [t`Accepted`, counts.interestsAccepted],
    [t`Conversations`, counts.conversations],
  ];
  return (
    <Panel title={<Trans>Activity</Trans>}>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-3">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="text-soft text-sm">{label}</dt>
            <dd className="font-semibold font-serif text-2xl">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

/** Matches that the team suggested, with what each family replied. */
export function Suggestions({ page: { suggestions } }: PageProps) {
  if (!suggestions || suggestions.length === 0) return null;
  return (
    <Panel title={<Trans>Suggested matches</Trans>}>
      <Lines
        empty={null}
        lines={suggestions.map(({ id, state, changedAt, sentBy, reply, other }) => ({
          id,
          happenedAt: changedAt,
          text: (
            <>
              <TextLink to={paths.adminUser(other.id)}>
                <bdi>{other.name}</bdi>
              </TextLink>
              {state === 'withdrawn' ? (
                <span className="block">
                  <Trans>Withdrawn</Trans>
                </span>
              ) : (
                <>
                  <span className="block">
                    <Trans>This family: {replyText(reply)}</Trans>
                  </span>
                  <span className="block">
                    <Trans>The other family: {replyText(other.reply)}</Trans>
                  </span>
                </>
              )}
              {sentBy && <span className="block text-soft text-sm">{sentBy}</span>}
            </>
          ),
        }))}
      />
    </Panel>
  );
}

/** Requests to the team; not for a role that does not answer them. */
export function Requests({ page: { requests } }: PageProps) {
  if (!requests) return null;
  return (
    <Panel title={<Trans>Requests</Trans>}>
      <Lines
        empty={<Trans>No requests yet</Trans>}
        lines={requests.map((one) => ({
          id: one.id,
          happenedAt: one.createdAt,
          text: (
            <>
              <Dots>
                <b>{featureName({ entitlement: one.kind as never, quota: null })}</b>
                {requestText(one.state)}
              </Dots>
              <span className="block text-soft">{one.message}</span>
            </>
          ),
        }))}
      />
    </Panel>
  );
}

/** Reviews, and reports for and against, for moderators. */
export function Safety({ page: { reviews, reports } }: PageProps) {
  const { t } = useLingui();
  if (!reviews || !reports) return null;
  const outcomes: Record<string, string> = { upheld: t`Upheld`, dismissed: t`Dismissed` };
  return (
    <>
      <Panel title={<Trans>Reviews</Trans>}>
        <Lines
          empty={<Trans>No reviews yet</Trans>}
          lines={reviews.map((one) => ({
            id: one.id,
            happenedAt: one.decidedAt ?? one.submittedAt,
            text: <TextLink to={`${paths.adminReviews()}?review=${one.id}`}>{reviewTitle(one)}</TextLink>,
          }))}
        />
      </Panel>
      <Panel title={<Trans>Reports</Trans>}>
        <Lines
          empty={<Trans>No reports</Trans>}
          lines={reports.map((one) => ({
            id: `${one.id} ${one.against}`,
            happenedAt: one.filedAt,
            text: (
              <>
                <Dots>
                  <span>
                    {one.against ? <Trans>About this member</Trans> : <Trans>By this member</Trans>}
                    {': '}
                    {one.reasons.map(reportReasonText).join(', ')}
                  </span>
                  {one.outcome && (outcomes[one.outcome] ?? one.outcome)}
                </Dots>
                {one.other && (
                  <span className="block text-soft">
                    <TextLink to={paths.adminUser(one.other.id)}>
                      <bdi>{one.other.name}</bdi>
                    </TextLink>
                  </span>
                )}
              </>
            ),
          }))}
        />
      </Panel>
    </>
  );
}

/** Warnings and suspensions. */
export function Sanctions({ page: { sanctions } }: PageProps) {
  return (
    <Panel title={<Trans>Warnings and suspensions</Trans>}>
      <Lines
        empty={<Trans>None</Trans>}
        lines={sanctions.map((one) => ({
          id: `${one.kind} ${one.imposedAt}`,
          happenedAt: one.imposedAt,
          text: (
            <>
              <b>{one.kind === 'warning' ? <Trans>Warning</Trans> : <Trans>Suspension</Trans>}</b>
              {': '}
              {reportReasonText(one.reason)}
              {one.kind === 'suspension' && (
                <span className="block text-sm">
                  {one.endedAt ? (
                    <Trans>
                      Ended on <Day time={one.endedAt} />
                    </Trans>
                  ) : one.until ? (
                    <Trans>
                      Until <Day time={one.until} />
                    </Trans>
                  ) : (
                    <Trans>Permanently</Trans>
                  )}
                </span>
              )}
              {one.message && <span className="block whitespace-pre-line text-soft">{one.message}</span>}
              {one.imposedBy && <span className="block text-soft text-sm">{one.imposedBy}</span>}
            </>
          ),
        }))}
      />
    </Panel>
  );
}
