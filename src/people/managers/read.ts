import type { App } from '../../kit/app/app.ts';
import type { Database, Tx } from '../../kit/database/db.ts';
import { listManagerRows } from '../profiles/managed/managers.ts';
import { listRelations } from '../profiles/managed/relations.ts';
import { readNameOf } from '../profiles/read.ts';
import type { Relation } from '../profiles/shared/managed/lists.ts';
import { listOpenInvitations } from './invitations/invitationStore.ts';

type Joined = {
  account: number;
  relation: Relation | null;
  /** What the manager is called; null where they have not said it. */
  person: string | null;
  /** Of the profile. */
  name: string;
  /** Whether the profile is the reader's own. */
  isOwn: boolean;
  address: string;
};

/** Returns which of the given accounts still manage a profile, with their relation to its person and its name. */
export async function findJoined(
  app: App,
  profileId: number,
  { accounts, reader }: { accounts: number[]; reader: number },
): Promise<Joined[]> {
  if (accounts.length === 0) return [];
  const [rows, name, relations] = await Promise.all([
    listManagerRows(app.db, profileId),
    readNameOf(app, profileId),
    listRelations(app.db, profileId),
  ]);
  const isOwn = relations.get(reader) === 'self';
  return rows.flatMap((row) =>
    accounts.includes(row.account_id) && name !== undefined
      ? [
          {
            account: row.account_id,
            relation: row.relation,
            person: row.name,
            name,
            isOwn,
            address: shortened(row.email),
          },
        ]
      : [],
  );
}

/** Returns the email addresses at which others than the person themselves are invited to manage a profile. */
export async function listInvited(db: Database | Tx, profileId: number): Promise<string[]> {
  const open = await listOpenInvitations(db, profileId);
  return open.flatMap(({ email, relation }) => (email && relation !== 'self' ? [email] : []));
}

/** Shortens an address so that only its owner recognises it: r…@… */
const shortened = (email: string) => `${email.slice(0, 1)}…@…`;
