/** Rights of the Digital Personal Data Protection Act, 2023, sections 11 to 14: what members can ask about their data. */
export const DATA_TOPICS = ['access', 'correction', 'erasure', 'nominee'] as const;
/** What a message is about. */
export const TOPICS = ['general', ...DATA_TOPICS] as const;
export type ContactTopic = (typeof TOPICS)[number];

/** States of a message: to be answered, answered, done, and not meant seriously. */
export const MESSAGE_STATES = ['new', 'answered', 'closed', 'spam'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** IT Rules, 2021, rule 3(2): a complaint is acknowledged within 24 hours, and dealt with soon after; we take a week. */
export const ACKNOWLEDGED_IN_HOURS = 24;
export const CLOSED_IN_HOURS = 7 * 24;

/** Returns the mark of a conversation in the subjects of its emails; staff search for it. */
export const markOf = (thread: string): string => `#${thread.slice(0, 8)}`;
