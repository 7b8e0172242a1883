export {};

declare module '../../kit/events/events.ts' {
  interface Events {
    /** The person of a profile was asked whether they agree to it. */
    'person_consent.asked': { profile: number };
    /** `state`: given, refused or withdrawn. */
    'person_consent.answered': { profile: number; state: string };
    /** Which profiles wait for their person. */
    'person_consent_setting.changed': { fields: string };
  }
}
