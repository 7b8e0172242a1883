import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useVocabulary } from '../../../../base/vocabulary/web/useVocabulary.ts';
import { Day } from '../../../../kit/web/locale/Day.tsx';
import { paths } from '../../../../paths.ts';
import { formatPlace } from '../../../../people/profiles/web/format.ts';
import { TextLink } from '../../../../ui/TextLink.tsx';
import { EmailText } from '../list/EmailText.tsx';
import type { ListedMember } from '../members.ts';
import { StatusBadge } from '../memberTexts.tsx';

/** One of two profiles that are to be merged, with what shows whether they are one person. */
export function MergeSide({ title, member }: { title: ReactNode; member: ListedMember }) {
  const { nameOf } = useVocabulary();
  const rows: [ReactNode, ReactNode][] = [
    [<Trans key="email">Email</Trans>, member.email && <EmailText>{member.email}</EmailText>],
    [<Trans key="phone">Phone</Trans>, member.phone && <span className="tabular-nums">{member.phone}</span>],
    [<Trans key="city">City</Trans>, formatPlace(member.city, nameOf('state', member.state))],
    [<Trans key="registered">Registered</Trans>, <Day key="day" time={member.registeredAt} />],
    [<Trans key="active">Last active</Trans>, <Day key="day" time={member.lastActiveOn} />],
    [<Trans key="complete">Complete</Trans>, `${member.completeness}%`],
    [<Trans key="plan">Plan</Trans>, member.plan],
  ];
  return (
    <section className="min-w-0 rounded-xl border border-line p-4">
      <p className="text-soft text-sm">{title}</p>
      <h3 className="text-lg [overflow-wrap:anywhere]">
        <TextLink to={paths.adminUser(member.id)}>{member.name}</TextLink>
      </h3>
      <p className="mt-1 flex flex-wrap items-center gap-2 text-soft text-sm">
        {member.id} <StatusBadge status={member.status} />
      </p>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        {rows.map(([label, value], place) => (
          <div key={place} className="contents">
            <dt className="text-soft">{label}</dt>
            <dd className="[overflow-wrap:anywhere]">{value || '–'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
