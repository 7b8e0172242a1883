import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** Sections under a common title. */
export type SettingsGroup = { title: string; parts: { id: string; title: string; content: ReactNode }[] };

/** Links to the sections, beside them from a tablet on. On a phone the closed sections are the list. */
export function SectionIndex({ groups }: { groups: SettingsGroup[] }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Sections`} className="sticky top-[calc(6rem+var(--offline-bar))] hidden gap-6 md:grid">
      {groups.map(({ title, parts }) => (
        <div key={title}>
          <p className="mb-1 font-semibold text-soft text-sm">{title}</p>
          <ul>
            {parts.map(({ id, title: name }) => (
              <li key={id}>
                <Link
                  to={`#${id}`}
                  className="-mx-3 flex min-h-11 items-center rounded-xl px-3 font-semibold hover:bg-sunk hover:text-kumkum-ink"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
