import type { Database, Tx } from '../kit/database/db.ts';

export async function insertContactMessage(
  tx: Tx,
  { name, email, message, at }: { name: string; email: string; message: string; at: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('contact_messages')
    .values({ name, email, message, sent_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function findContactMessage(db: Database, id: number) {
  return db
    .selectFrom('contact_messages')
    .select(['name', 'email', 'message'])
    .where('id', '=', id)
    .executeTakeFirst();
}
