export {};

declare module '../../kit/events/events.ts' {
  interface Events {
    'photo.added': { photo: string; profile: number };
    /** A photo waits until somebody has reviewed it. */
    'photo.submitted': { photo: string; profile: number };
    'photo.approved': { photo: string; profile: number };
    'photo.rejected': { photo: string; profile: number };
    'photo.removed': { photo: string; profile: number };
    /** The order of photos, or the part that is shown of one. */
    'photos.changed': { profile: number };
  }
}
