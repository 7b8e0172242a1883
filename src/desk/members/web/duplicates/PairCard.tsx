import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { alikeText } from '../../../../care/reviews/web/staff/alikeText.tsx';
import { can } from '../../../../kit/shared/api/capabilities.ts';
import { useSubmit } from '../../../../kit/web/form/useSubmit.ts';
import { Day } from '../../../../kit/web/locale/Day.tsx';
import { useViewer } from '../../../../kit/web/viewer.ts';
import { paths } from '../../../../paths.ts';
import { Button, ButtonLink } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { toast } from '../../../../ui/state/toast.tsx';
import { TextLink } from '../../../../ui/TextLink.tsx';
import { type DuplicatePair, members } from '../members.ts';

/** Two profiles that may be of the same person, beside each other, and what can be done about it. */
export function PairCard({ pair }: { pair: DuplicatePair }) {
  const { t } = useLingui();
  const { viewer } = useViewer();
  const queries = useQueryClient();
  const { busy, failure, submit } = useSubmit();
  const [first, second] = pair.sides;
  if (!first || !second) return null;
  const names = `${first.name} · ${second.name}`;
  const mayMerge = can(viewer, 'members.delete') && first.gender === second.gender;

  async function dismiss() {
    if (!(await submit(() => members.dismissDuplicate.call({ id: pair.id })))) return;
    toast({ title: t`Marked as different people`, description: names });
    // The button that was pressed goes with the pair.
    document.getElementById('main')?.focus();
    await queries.invalidateQueries({ queryKey: members.key() });
  }

  return (
    <Card className="p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg">{alikeText(pair)}</h2>
        <p className="text-soft text-sm">
          <Trans>
            Since <Day time={pair.foundAt} />
          </Trans>
        </p>
      </div>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        {pair.sides.map(({ id, name, gender, city, registeredAt }) => (
          <li key={id} className="min-w-0 rounded-xl border border-line p-3">
            <TextLink
              to={paths.adminUser(id)}
              className="inline-flex min-h-11 items-center font-semibold [overflow-wrap:anywhere]"
            >
              {name}
            </TextLink>
            <p className="text-soft text-sm">
              {[id, gender === 'female' ? t`Female` : t`Male`, city].filter(Boolean).join(' · ')}
            </p>
            <p className="text-soft text-sm">
              <Trans>
                Registered on <Day time={registeredAt} />
              </Trans>
            </p>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
        {mayMerge && (
          <ButtonLink
            size="small"
            to={`${paths.adminUser(first.id)}?merge=${encodeURIComponent(second.id)}`}
            aria-label={t`Merge: ${names}`}
          >
            <Trans>Merge</Trans>
          </ButtonLink>
        )}
        {can(viewer, 'members.reveal') && (
          <Button
            kind="quiet"
            size="small"
            busy={busy}
            onClick={() => void dismiss()}
            aria-label={t`Different people: ${names}`}
          >
            <Trans>Different people</Trans>
          </Button>
        )}
      </div>
      {failure && (
        <Notice tone="bad" className="mt-3">
          {failure}
        </Notice>
      )}
    </Card>
  );
}
