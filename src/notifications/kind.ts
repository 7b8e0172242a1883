import type { I18n } from '@lingui/core';
import type { App } from '../kit/app/app.ts';
import type { Tx } from '../kit/database/db.ts';
import type { EventName, Events } from '../kit/events/events.ts';
import type { formatsFor } from '../kit/locale/formats.ts';
import type { EmailContent } from '../kit/mail/emailLayout.ts';
import type { Reader, Receiver } from './receivers.ts';
import type { Category } from './rules.ts';

/** What a line and an email are written with, in the language of who reads them. */
export type Writer = {
  /** Named so that `npm run words` finds `i18n._({ id, message, values })`. */
  i18n: I18n;
  formats: ReturnType<typeof formatsFor>;
  /** The site's name. */
  site: string;
};

/** A line in the bell: its words, and the path that it leads to. */
export type Line = { text: string; path: string };

/** An email without its frame. The greeting and the footer are added. */
export type Draft = Pick<EmailContent, 'subject' | 'paragraphs' | 'rest'> & {
  button: { label: string; path: string };
};

/** One or more of the same kind, the newest first. */
export type Several<Found> = [Found, ...Found[]];

/**
 * One kind of notification. `Found` is what is known of one event when it is read or mailed.
 */
export type Kind<Name extends EventName, Found> = {
  /** Its name in the database: what is stored under it must be readable for 90 days. */
  name: string;
  event: Name;
  category: Category;
  /** Whether those of ten minutes join into one. Else each is mailed at once. */
  joins: boolean;
  /** Returns who is notified; nobody where the event is no news. */
  receivers(tx: Tx, data: Events[Name]): Promise<Receiver[]>;
  /** Returns what happened, in ids: when the same happens again, it replaces the earlier one. */
  key(data: Events[Name]): string;
  /** Returns whom or what it is about, of which an email tells once in 24 hours; the key unless given. */
  about?(data: Events[Name]): string;
  /**
   * Loads those events that are still true and whose people the reader may see now, by their keys.
   */
  load(app: App, reader: Reader, events: Events[Name][]): Promise<Map<string, Found>>;
  line(found: Several<Found>, writer: Writer): Line;
  email(found: Several<Found>, writer: Writer): Draft;
};

/** A kind as the registry has it: its event and what it finds are its own business. */
export type AnyKind = Kind<EventName, unknown>;

/** Declares a kind with the types of its event. */
export const defineKind = <Name extends EventName, Found>(kind: Kind<Name, Found>): AnyKind =>
  kind as unknown as AnyKind;
