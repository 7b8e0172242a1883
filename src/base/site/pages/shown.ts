import { formatsFor } from '../../../kit/locale/formats.ts';
import {
  forEachKind,
  type Retention,
  type RetentionField,
  usualRetention,
} from '../../../kit/shared/retention/rules.ts';
import { classes } from '../../../ui/classes.ts';
import { type Logo, logoPath } from '../shared/logo/rules.ts';
import { languageNames, type SiteFacts } from '../shared/rules.ts';
import { noLegal, type StoredLegal } from './legal/rules.ts';

/** Facts as pages show them: text, or null where there is nothing to show. */
export type ShownFacts = ShownLogo & { [Field in RetentionField]: string } & {
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
type ShownLogo = {
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

function shownLogo(logo: Logo | null, accent: string | null): ShownLogo {
  if (!logo) {
    const mark = accent ? `/api/site/accent/${accent.slice(1)}.svg` : '/favicon.svg';
    return {
      ...{ logo: null, logoWidth: null, logoHeight: null, logoClass: null, builtInMark: 'yes' },
      ...{ icon: mark, iconType: 'image/svg+xml', appIcon: mark, appIconSizes: 'any' },
      touchIcon: '/apple-touch-icon.png',
      sharePicture: '/og.png',
    };
  }
  const { id, width, height, plate } = logo;
  return {
    logo: logoPath(id, 'mark.png'),
    logoWidth: String(width),
    logoHeight: String(height),
    logoClass: classes(
      width > height * 1.5 && 'logo-wide',
      plate.day && 'plate-day',
      plate.night && 'plate-night',
    ),
    builtInMark: null,
    ...{ icon: logoPath(id, 'icon-96.png'), iconType: 'image/png' },
    ...{ appIcon: logoPath(id, 'icon-512.png'), appIconSizes: '512x512' },
    touchIcon: logoPath(id, 'icon-180.png'),
    sharePicture: logoPath(id, 'share.jpg'),
  };
}

const linkOf = (phone: string | null) => phone && `tel:${phone.replaceAll(/[^+\d]/g, '')}`;

/** Returns days in words: years where they are whole years. */
function durationText(days: number): string {
  const [value, unit] = days % 365 === 0 ? [days / 365, 'year'] : [days, 'day'];
  return new Intl.NumberFormat('en-IN', { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

const whoseText = ({ terms, privacy, refund, safety }: StoredLegal) => {
  const builtIn = (text: string | null) => (text ? null : 'yes');
  const own = (text: string | null) => (text ? 'yes' : null);
  return {
    ...{ builtInTerms: builtIn(terms), ownTerms: own(terms) },
    ...{ builtInPrivacy: builtIn(privacy), ownPrivacy: own(privacy) },
    ...{ builtInRefund: builtIn(refund), ownRefund: own(refund) },
    ...{ builtInSafety: builtIn(safety), ownSafety: own(safety) },
  };
};

type More = {
  sms?: boolean;
  phonesVerified?: boolean;
  personsAgree?: boolean;
  profilesChecked?: boolean;
  lists?: string | null;
  logo?: Logo | null;
  retention?: Retention;
  paysOnline?: boolean;
  legal?: StoredLegal;
  version?: string;
};

/** Returns the facts as text for pages. */
export function shownFacts(
  facts: SiteFacts,
  {
    sms = false,
    phonesVerified = false,
    personsAgree = false,
    profilesChecked = false,
    lists = null,
    logo = null,
    retention = usualRetention,
    paysOnline = false,
    legal = noLegal,
    version = facts.termsVersion,
  }: More = {},
): ShownFacts {
  return {
    ...facts,
    ...shownLogo(logo, facts.accent),
    ...forEachKind((field) =>
      field === 'ledgerYears' ? String(retention[field]) : durationText(retention[field]),
    ),
    languages: facts.languages.map((code) => languageNames[code]).join(', ') || null,
    phoneLink: linkOf(facts.phone),
    officerPhoneLink: linkOf(facts.officerPhone),
    tollFree: facts.phone && /^\D*18(00|60)/.test(facts.phone) ? facts.phone : null,
    place: [facts.address, facts.city].filter(Boolean).join(', ') || null,
    lists,
    accent: facts.accent?.slice(1) ?? null,
    sms: sms ? 'yes' : null,
    phonesVerified: phonesVerified ? 'yes' : null,
    personsAgree: personsAgree ? 'yes' : null,
    profilesChecked: profilesChecked ? 'yes' : null,
    paysOnline: paysOnline ? 'yes' : null,
    paysAtOffice: paysOnline ? null : 'yes',
    ...whoseText(legal),
    termsDate: formatsFor('en').longDay(version.slice(0, 10)).replaceAll(' ', '\u00a0'),
  };
}
