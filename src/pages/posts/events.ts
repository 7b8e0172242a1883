export {};

declare module '../../kit/events/events.ts' {
  interface Events {
    /** A post, or its newer version, is shown to readers. */
    'post.published': { post: string };
    'post.unpublished': { post: string };
    'post.removed': { post: string };
  }
}
