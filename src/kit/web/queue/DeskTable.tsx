import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classes } from '../../../ui/classes.ts';

type Column = { heading: ReactNode; width?: string };

type DeskTableProps = {
  columns: Column[];
  /** Width of the last column, which has the actions of a row. */
  actions: string;
  /** The rows. */
  children: ReactNode;
};

/** A list of the staff as a table, from the width of a desk on. */
export function DeskTable({ columns, actions, children }: DeskTableProps) {
  return (
    <div className="relative overflow-x-auto max-lg:hidden">
      <table className="w-full table-fixed text-left">
        <thead className="border-line border-b text-sm text-soft">
          <tr>
            {columns.map(({ heading, width }, place) => (
              <th key={place} scope="col" className={classes('py-2 pr-4 font-semibold', width)}>
                {heading}
              </th>
            ))}
            <th scope="col" className={classes('py-2', actions)}>
              <span className="sr-only">
                <Trans>Actions</Trans>
              </span>
            </th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
