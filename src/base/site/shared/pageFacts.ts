import type { RetentionField } from '../../../kit/shared/retention/rules.ts';
import type { SiteFacts } from './rules.ts';

/** Facts as pages show them: text, or null where there is nothing to show. */
export type PageFacts = PageLogo & { [Field in RetentionField]: string } & {
  [Fact in keyof SiteFacts]: string | null;
} & {
  name: string;
  /** The number that a link to the phone number dials. */
  phoneLink: string | null;
  officerPhoneLink: string | null;
  /** Not null when calls to the phone number are free. */
  tollFree: string | null;
  /** Address and city. */
  place: string | null;
  /** Version of the option lists; null while nobody has changed one. */
  lists: string | null;
  /** Version of the profile fields that the site added; null while there are none. */
  customFields: string | null;
  /** Version of the terms as 28 Nov 2026. */
  termsDate: string;
  /** Not null where plans are paid for on the site; else members pay at the office. */
  paysOnline: string | null;
  paysAtOffice: string | null;
  /** Not null while the built-in text holds; else the site has its own. */
  builtInTerms: string | null;
  ownTerms: string | null;
  builtInPrivacy: string | null;
  ownPrivacy: string | null;
  builtInRefund: string | null;
  ownRefund: string | null;
  builtInSafety: string | null;
  ownSafety: string | null;
  /** Not null when the site sends SMS. */
  sms: string | null;
  /** Not null when a profile is shown only once its phone number is verified. */
  phonesVerified: string | null;
  /** Not null when a profile that somebody else registered is shown only once its person agrees. */
  personsAgree: string | null;
  /** Not null when the team checks new profiles. */
  profilesChecked: string | null;
};

/** The site's logo, or its built-in mark, and the icons and pictures that are made of it. */
export type PageLogo = {
  /** Path of the logo; null while the site has the built-in mark. */
  logo: string | null;
  logoWidth: string | null;
  logoHeight: string | null;
  /** Class names of its shape and its plates. */
  logoClass: string | null;
  /** Not null while the site has the built-in mark. */
  builtInMark: string | null;
  /** Path of the icon of a browser's tab. */
  icon: string;
  iconType: string;
  /** Path of the largest icon, for the web app's manifest. */
  appIcon: string;
  appIconSizes: string;
  touchIcon: string;
  /** Path of the picture of link previews. */
  sharePicture: string;
};
