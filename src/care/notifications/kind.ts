import type { I18n } from '@lingui/core';
import type { App } from '../../kit/app/app.ts';
import type { Tx } from '../../kit/database/db.ts';
import type { EventName, Events } from '../../kit/events/events.ts';
import type { formatsFor } from '../../kit/locale/formats.ts';
import type { EmailContent } from '../../kit/mail/emailLayout.ts';
import type { NotificationReader, Receiver } from './receivers.ts';
import type { Category } from './shared/rules.ts';

/** Language tools that a notification and an email are written with, in the reader's language. */
export type Writer = {
  /** Named so that `npm run words` extracts `i18n._({ id, message, values })`. */
  i18n: I18n;
  formats: ReturnType<typeof formatsFor>;
  /** The site's name. */
  site: string;
  /** The person of the reader's profile, as `useSubject` returns it for screens. */
  subject: WriterSubject;
};

/** @property self 'true' where the reader is that person; chooses the form of a sentence @property profile their first name */
export type WriterSubject = { self: 'true' | 'false'; profile: string };

/** The same for an email. @property viewsOnly whether the reader may only view the profile, and is asked for nothing */
export type EmailWriter = Writer & { viewsOnly: boolean };

/** A notification in the bell: its text and its link. */
export type BellLine = { text: string; path: string };

/** An email without its frame: the greeting and the footer are added. */
export type EmailDraft = Pick<EmailContent, 'subject' | 'paragraphs' | 'rest'> & {
  /** Public ids of the people in it: shown as the reader sees their cards. */
  people?: string[];
  button: { label: string; path: string };
};

/** One or more of the same kind, newest first. */
export type NonEmpty<Found> = [Found, ...Found[]];

/**
 * One kind of notification. `Found` is what is loaded about one event when it is read or emailed.
 */
export type Kind<Name extends EventName, Found> = {
  /** Its name in the database: stored notifications must stay readable as long as they are kept. */
  name: string;
  event: Name;
  category: Category;
  /** Whether events within ten minutes join into one notification, a digest. Else each is emailed at once. */
  joins: boolean;
  /** Returns who is notified; nobody where the event needs no notification. */
  receivers(tx: Tx, data: Events[Name]): Promise<Receiver[]>;
  /** Returns the key of the event, made of ids: a repeat replaces the earlier notification. */
  key(data: Events[Name]): string;
  /** Returns the subject, which is emailed about once in 24 hours; the key unless given. */
  about?(data: Events[Name]): string;
  /**
   * Loads the events that are still true and about people the reader can see now, by their keys.
   */
  load(app: App, reader: NotificationReader, events: Events[Name][]): Promise<Map<string, Found>>;
  line(found: NonEmpty<Found>, writer: Writer): BellLine;
  email(found: NonEmpty<Found>, writer: EmailWriter): EmailDraft;
};

/** A kind in the registry, where the types of its event and of what it loads are hidden. */
export type AnyKind = Kind<EventName, unknown>;

/** Defines a kind with the types of its event. */
export const defineKind = <Name extends EventName, Found>(kind: Kind<Name, Found>): AnyKind =>
  kind as unknown as AnyKind;
