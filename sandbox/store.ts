import { randomBytes } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';

/** An event on its way to the site, with the very bytes that are signed. Times are milliseconds. */
export type Event = {
  id: string;
  name: string;
  raw: string;
  createdAt: number;
  tries: number;
  nextAt: number;
  state: 'waiting' | 'held' | 'delivered' | 'dropped' | 'given_up';
};

/** What a gateway keeps, of either gateway. */
export type Kind = 'order' | 'payment' | 'refund' | 'dispute';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Returns a word and random letters and digits, 14 unless another number is given. */
export function newId(word: string, length = 14): string {
  return `${word}_${[...randomBytes(length)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')}`;
}

export type Store = ReturnType<typeof openStore>;

/** Opens the sandbox's state: in a file, or without one in memory. */
export function openStore(file = ':memory:') {
  const db = new DatabaseSync(file);
  db.exec(`
    pragma journal_mode = wal;
    pragma synchronous = normal;
    create table if not exists entities (
      position integer primary key,
      id text not null unique, kind text not null, parent text, body text not null, hidden text
    );
    create index if not exists entities_parent on entities (parent, kind);
    create table if not exists refund_keys (key text primary key, payload text not null, refund_id text not null);
    create table if not exists answers (key text primary key, payload text not null, answer text not null);
    create table if not exists later (payment_id text primary key, at integer not null, status text not null);
    create table if not exists events (
      position integer primary key,
      id text not null unique, name text not null, raw text not null, created_at integer not null,
      tries integer not null, next_at integer not null, state text not null
    );
    create index if not exists events_due on events (state, next_at);
    create table if not exists kept (name text primary key, value text not null);
  `);
  const one = (sql: string, ...values: (string | number)[]) => db.prepare(sql).get(...values);
  const all = (sql: string, ...values: (string | number)[]) => db.prepare(sql).all(...values);
  const run = (sql: string, ...values: (string | number | null)[]) => void db.prepare(sql).run(...values);
  const event = (row: Record<string, unknown>): Event => ({
    id: String(row.id),
    name: String(row.name),
    raw: String(row.raw),
    createdAt: Number(row.created_at),
    tries: Number(row.tries),
    nextAt: Number(row.next_at),
    state: row.state as Event['state'],
  });

  return {
    /** Runs `work` in a transaction. */
    together<T>(work: () => T): T {
      if (db.isTransaction) return work();
      db.exec('begin immediate');
      try {
        const done = work();
        db.exec('commit');
        return done;
      } catch (error) {
        db.exec('rollback');
        throw error;
      }
    },
    save(kind: Kind, id: string, entity: object, parent: string | null, hidden: string | null = null) {
      run(
        `insert into entities (id, kind, parent, body, hidden) values (?, ?, ?, ?, ?)
         on conflict (id) do update set body = excluded.body`,
        id,
        kind,
        parent,
        JSON.stringify(entity),
        hidden,
      );
    },
    find<T>(kind: Kind, id: string): T | null {
      const row = one('select body from entities where kind = ? and id = ?', kind, id);
      return row ? (JSON.parse(String(row.body)) as T) : null;
    },
    hidden(id: string): string | null {
      return (one('select hidden from entities where id = ?', id)?.hidden as string | null) ?? null;
    },
    /** Children of an order or a payment, or all of a kind; the newest first. */
    list<T>(kind: Kind, parent?: string): T[] {
      const rows =
        parent === undefined
          ? all('select body from entities where kind = ? order by position desc', kind)
          : all(
              'select body from entities where kind = ? and parent = ? order by position desc',
              kind,
              parent,
            );
      return rows.map((row) => JSON.parse(String(row.body)) as T);
    },
    /** Returns a number that was not used before, as text. */
    count(): string {
      const row = one(
        `insert into kept (name, value) values ('count', '5114900001')
         on conflict (name) do update set value = cast(value as integer) + 1 returning value`,
      );
      return String(row!.value);
    },
    refundOf(key: string): { payload: string; refundId: string } | null {
      const row = one('select payload, refund_id from refund_keys where key = ?', key);
      return row ? { payload: String(row.payload), refundId: String(row.refund_id) } : null;
    },
    keepRefund(key: string, payload: string, refundId: string) {
      run('insert into refund_keys (key, payload, refund_id) values (?, ?, ?)', key, payload, refundId);
    },
    /** Returns what was answered to a request with an idempotency key before. */
    answerOf(key: string): { payload: string; answer: string } | null {
      const row = one('select payload, answer from answers where key = ?', key);
      return row ? { payload: String(row.payload), answer: String(row.answer) } : null;
    },
    keepAnswer(key: string, payload: string, answer: string) {
      run('insert into answers (key, payload, answer) values (?, ?, ?)', key, payload, answer);
    },
    /** Schedules the bank's answer to a payment. @param dueAt milliseconds */
    later(paymentId: string, dueAt: number, status: string) {
      run('insert or replace into later (payment_id, at, status) values (?, ?, ?)', paymentId, dueAt, status);
    },
    takeLater(now: number): { paymentId: string; status: string }[] {
      const rows = all('delete from later where at <= ? returning payment_id, status', now);
      return rows.map((row) => ({ paymentId: String(row.payment_id), status: String(row.status) }));
    },
    addEvent({ id, name, raw, createdAt, tries, nextAt, state }: Event) {
      run(
        `insert into events (id, name, raw, created_at, tries, next_at, state) values (?, ?, ?, ?, ?, ?, ?)`,
        ...[id, name, raw, createdAt, tries, nextAt, state],
      );
    },
    markEvent({ id, tries, nextAt, state }: Event) {
      run('update events set tries = ?, next_at = ?, state = ? where id = ?', tries, nextAt, state, id);
    },
    findEvent(id: string): Event | null {
      const row = one('select * from events where id = ?', id);
      return row ? event(row) : null;
    },
    nextEvent(now: number): Event | null {
      const row = one(
        `select * from events where state = 'waiting' and next_at <= ? order by next_at, position limit 1`,
        now,
      );
      return row ? event(row) : null;
    },
    /** Every event, the oldest first. */
    events: (): Event[] => all('select * from events order by position').map(event),
    /** Returns the value stored under a name; makes and stores it when there is none. */
    readOrCreate(name: string, make: () => string): string {
      const row = one('select value from kept where name = ?', name);
      if (row) return String(row.value);
      const value = make();
      run('insert into kept (name, value) values (?, ?)', name, value);
      return value;
    },
    close: () => db.close(),
  };
}
