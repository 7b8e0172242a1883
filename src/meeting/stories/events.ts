/** Ids of the story and of the profiles of both sides. */
type Story = { story: string; profile: number; partner: number };

export {};

declare module '../../kit/events/events.ts' {
  interface Events {
    /** Written or edited: it waits for consent. */
    'story.saved': Story;
    'story.consented': Story;
    'story.approved': Story;
    'story.rejected': Story;
    /** By either side, or because the two are not connected any more. It is deleted. */
    'story.withdrawn': Story;
  }
}
