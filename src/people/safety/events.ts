export {};

declare module '../../kit/events/events.ts' {
  interface Events {
    'profile.blocked': { blocker: number; blocked: number };
    'profile.unblocked': { blocker: number; blocked: number };
    /** Somebody reported something, or added to their report. No field names who was reported. */
    'report.filed': { report: string; reporter: number };
    /** Staff have decided it. The reporter's profile may be gone. */
    'report.closed': { report: string; reporter: number | null };
  }
}
