import { Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck, Eye, type LucideIcon, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { useVocabulary } from '../../../../base/vocabulary/web/useVocabulary.ts';
import { can } from '../../../../kit/shared/api/capabilities.ts';
import { Day } from '../../../../kit/web/locale/Day.tsx';
import { longDate } from '../../../../kit/web/locale/longDate.ts';
import { useViewer } from '../../../../kit/web/viewer.ts';
import { paths } from '../../../../paths.ts';
import { formatPlace } from '../../../../people/profiles/web/format.ts';
import { Dots } from '../../../../ui/marks/Dots.tsx';
import type { ListedMember } from '../members.ts';
import { StatusBadge } from '../memberTexts.tsx';
import { EmailText } from './EmailText.tsx';

type Users = {
  users: ListedMember[];
  /** IDs that are ticked; without it there is nothing to tick. */
  chosen?: ReadonlySet<string>;
  onChoose?(chosen: ReadonlySet<string>): void;
};

/** The members as a table, on a desktop. */
export function UsersTable({ users, chosen, onChoose }: Users) {
  const { t } = useLingui();
  const place = usePlace();
  const cell = 'px-1 py-2 align-middle first:pl-3 2xl:px-1.5';
  return (
    <div className="overflow-x-auto rounded-xl border border-line bg-raised max-xl:hidden">
      <table className="w-full text-left text-sm">
        <thead className="border-line border-b bg-sunk">
          <tr className="*:px-1 *:py-3 *:first:pl-3 *:font-semibold 2xl:*:px-1.5">
            {chosen && <td className="w-11" />}
            <th scope="col">{t`Name`}</th>
            <th scope="col">{t`Email`}</th>
            <th scope="col">{t`Phone`}</th>
            <th scope="col">{t`City`}</th>
            <th scope="col">{t`Registered On`}</th>
            <th scope="col">{t`Last active`}</th>
            <th scope="col" className="text-right">{t`Complete`}</th>
            <th scope="col" className="pl-3!">{t`Plan`}</th>
            <th scope="col">{t`Status`}</th>
            <td />
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {users.map((user) => (
            <tr key={user.id} className="hover:bg-sunk">
              {chosen && (
                <td className={cell}>
                  <Tick user={user} chosen={chosen} onChoose={onChoose} />
                </td>
              )}
              <th scope="row" className={`${cell} min-w-34 font-normal`}>
                <Name user={user} />
              </th>
              <td className={`${cell} min-w-34 [overflow-wrap:anywhere]`}>
                {user.email ? <EmailText>{user.email}</EmailText> : '–'}
              </td>
              <td className={`${cell} whitespace-nowrap tabular-nums`}>{user.phone ?? '–'}</td>
              <td className={cell}>{place(user) ?? '–'}</td>
              <td className={`${cell} whitespace-nowrap tabular-nums`}>{longDate(user.registeredAt)}</td>
              <td className={`${cell} whitespace-nowrap tabular-nums`}>{longDate(user.lastActiveOn)}</td>
              <td className={`${cell} text-right tabular-nums`}>{user.completeness}%</td>
              <td className={`${cell} pl-3!`}>{user.plan ?? '–'}</td>
              <td className={cell}>
                <StatusBadge status={user.status} />
              </td>
              <td className={`${cell} text-right`}>
                <Actions user={user} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The members as cards, on smaller screens. */
export function UserCards({ users, chosen, onChoose }: Users) {
  const { t } = useLingui();
  const place = usePlace();
  const complete = (percent: number) => t`${percent}% complete`;
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-2 xl:hidden">
      {users.map((user) => (
        <li key={user.id} className="rounded-xl border border-line bg-raised p-4">
          <div className="flex flex-wrap items-start justify-between gap-3">
            {chosen && <Tick user={user} chosen={chosen} onChoose={onChoose} />}
            <div className="min-w-0 grow basis-[min(7rem,50%)]">
              <Name user={user} />
            </div>
            <StatusBadge status={user.status} />
          </div>
          <p className="mt-2 text-sm [overflow-wrap:anywhere]">
            <Dots>
              {user.email && <EmailText>{user.email}</EmailText>}
              {user.phone}
            </Dots>
          </p>
          <p className="text-soft text-sm">
            <Dots>{[place(user), user.plan, complete(user.completeness)]}</Dots>
          </p>
          <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3">
            <p className="text-soft text-sm">
              <Trans>
                Registered on <Day time={user.registeredAt} />
              </Trans>
            </p>
            <span className="-mr-3">
              <Actions user={user} />
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Tick({ user: { id, name }, chosen, onChoose }: Omit<Users, 'users'> & { user: ListedMember }) {
  const { t } = useLingui();
  return (
    <label className="-m-2 grid size-11 cursor-pointer place-items-center">
      <input
        type="checkbox"
        aria-label={t`Select ${name}`}
        checked={chosen?.has(id) ?? false}
        onChange={({ target }) => {
          const next = new Set(chosen);
          if (target.checked) next.add(id);
          else next.delete(id);
          onChoose?.(next);
        }}
        className="size-5 accent-kumkum"
      />
    </label>
  );
}

function usePlace() {
  const { nameOf } = useVocabulary();
  return ({ city, state }: ListedMember) => formatPlace(city, nameOf('state', state)) || null;
}

function Name({ user }: { user: ListedMember }) {
  const { t } = useLingui();
  return (
    <>
      <Link
        to={paths.adminUser(user.id)}
        className="font-semibold text-kumkum-ink underline decoration-1 underline-offset-4 [overflow-wrap:anywhere] hover:decoration-2"
      >
        {user.name}
      </Link>
      {user.verified && (
        <BadgeCheck role="img" aria-label={t`ID verified`} className="ml-1 inline size-4 text-leaf-ink" />
      )}
      <span className="block text-soft text-sm">{user.id}</span>
    </>
  );
}

function Actions({ user: { id, name } }: { user: ListedMember }) {
  const { t } = useLingui();
  const { viewer } = useViewer();
  const page = paths.adminUser(id);
  return (
    <span className="inline-flex">
      <Action to={page} label={t`View ${name}`} Icon={Eye} />
      {can(viewer, 'members.edit') && (
        <Action to={`${page}?edit=about`} label={t`Edit ${name}`} Icon={Pencil} />
      )}
      {can(viewer, 'members.delete') && (
        <Action to={`${page}?delete`} label={t`Delete ${name}`} Icon={Trash2} />
      )}
    </span>
  );
}

function Action({ to, label, Icon }: { to: string; label: string; Icon: LucideIcon }) {
  return (
    <Link
      to={to}
      aria-label={label}
      title={label}
      className="grid size-11 place-items-center rounded-xl text-soft xl:size-9 2xl:size-11 hover:bg-kumkum-soft hover:text-kumkum-ink"
    >
      <Icon aria-hidden className="size-5" />
    </Link>
  );
}
