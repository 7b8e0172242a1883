import { between, type Chance, pick } from '../../seed/random.ts';
import { writeUnsubscribeToken } from '../../src/care/notifications/email/unsubscribe.ts';
import { SWITCHABLE } from '../../src/care/notifications/shared/rules.ts';
import { uuid } from '../inputs.ts';
import type { Needs } from './need.ts';
import { cursorOf, instant } from './values.ts';
import type { World } from './world.ts';

/** Returns what requests about messages and notifications need. */
export function messageNeeds({ db, me, them, listed, conversation, messages, notification }: World): Needs {
  const anybody = (next: Chance) => ({ id: pick(next, listed).public_id });
  const ofPartner = () => ({ id: them.public_id });

  const unsubscribeToken = async (next: Chance) => ({
    token: await writeUnsubscribeToken(db, me.account_id, pick(next, SWITCHABLE)),
  });

  /** Returns a message that the partner wrote. */
  async function received() {
    const { public_id } = await db
      .insertInto('messages')
      .values({ conversation_id: conversation.id, sender_id: them.id, body: 'Namaste', sent_at: new Date() })
      .returning('public_id')
      .executeTakeFirstOrThrow();
    await db.deleteFrom('limits').execute();
    return public_id;
  }

  return {
    'messages.list': { fields: (next) => cursorOf(db, next, 'conversations', between(next, 1, 100)) },
    'messages.read': { fields: () => conversation },
    'messages.thread': {
      fields: async (next) => ({
        ...conversation,
        ...(await cursorOf(db, next, `messages of ${conversation.id}`, between(next, 1, 100))),
      }),
    },
    'messages.send': { fields: () => conversation },
    'messages.search': { fields: () => ({ ...conversation, q: 'a' }) },
    'messages.type': { fields: () => conversation },
    'messages.report': {
      fields: async () => ({ ...conversation, message: await received(), reason: 'money', block: false }),
    },
    'messages.reportOther': {
      fields: async () => {
        await db.deleteFrom('limits').execute();
        return { ...conversation, reason: 'money', block: false };
      },
    },
    'messages.markRead': { fields: (next) => ({ ...conversation, message: pick(next, messages).public_id }) },
    'messages.between': { fields: anybody },
    'messages.begin': { fields: ofPartner },
    'notifications.list': {
      fields: (next) => cursorOf(db, next, `notifications of ${me.id}`, instant(next), uuid(next)),
    },
    'notifications.markRead': { fields: () => ({ id: notification.id }) },
    'notifications.markAllRead': { fields: () => ({ upTo: notification.id }) },
    'notifications.unsubscribe': { fields: unsubscribeToken },
    'notifications.previewUnsubscribe': { fields: unsubscribeToken },
  };
}
