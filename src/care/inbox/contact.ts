import { consume } from '../../kit/api/limits/limits.ts';
import { refuse } from '../../kit/api/refusals.ts';
import type { App } from '../../kit/app/app.ts';
import { type Actor, recordEvent } from '../../kit/events/events.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import type { ContactTopic } from './shared/lists.ts';
import type { ContactMessage } from './shared/rules.ts';
import { insertContactMessage } from './store.ts';

/** Stores a message of the contact form and queues an email to the support address; five an hour per address. */
export async function sendContactMessage(
  app: App,
  { address, actor }: { address: string; actor: Actor },
  message: ContactMessage,
): Promise<void> {
  const wait = await consume(app.db, app.clock, {
    key: `contact from ${address}`,
    max: 5,
    windowSeconds: 3600,
  });
  if (wait) throw refuse.tooMany(wait, code('contact_too_often'));
  await storeMessage(app, actor, { ...message, topic: 'general' });
}

/** Stores a message to the people who run the site, and queues an email to the support address. */
export async function storeMessage(
  app: App,
  actor: Actor,
  message: ContactMessage & { topic: ContactTopic },
): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    const { id } = await insertContactMessage(tx, {
      ...message,
      accountId: actor === 'system' ? null : actor,
      sentAt: app.clock(),
    });
    await recordEvent(tx, {
      name: 'contact_message.sent',
      data: { message: id },
      actor,
      subject: { kind: 'contact_message', id },
      jobs: [{ task: 'mail_contact_message', payload: { message: id } }],
    });
  });
}
