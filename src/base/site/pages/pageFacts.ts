import { formatsFor } from '../../../kit/locale/formats.ts';
import { forEachKind, type Retention, usualRetention } from '../../../kit/shared/retention/rules.ts';
import { noLegal, type StoredLegal } from '../legalRules.ts';
import { type Logo, logoPath } from '../shared/logo/rules.ts';
import type { PageFacts, PageLogo } from '../shared/pageFacts.ts';
import { languageNames, type SiteFacts } from '../shared/rules.ts';

function pageLogo(logo: Logo | null, accent: string | null): PageLogo {
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
    logoClass: [width > height * 1.5 && 'logo-wide', plate.day && 'plate-day', plate.night && 'plate-night']
      .filter(Boolean)
      .join(' '),
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
  customFields?: string | null;
  logo?: Logo | null;
  retention?: Retention;
  paysOnline?: boolean;
  legal?: StoredLegal;
  version?: string;
};

/** Returns the facts as text for pages. */
export function pageFacts(
  facts: SiteFacts,
  {
    sms = false,
    phonesVerified = false,
    personsAgree = false,
    profilesChecked = false,
    lists = null,
    customFields = null,
    logo = null,
    retention = usualRetention,
    paysOnline = false,
    legal = noLegal,
    version = facts.termsVersion,
  }: More = {},
): PageFacts {
  return {
    ...facts,
    ...pageLogo(logo, facts.accent),
    ...forEachKind((field) =>
      field === 'ledgerYears' ? String(retention[field]) : durationText(retention[field]),
    ),
    languages: facts.languages.map((code) => languageNames[code]).join(', ') || null,
    phoneLink: linkOf(facts.phone),
    officerPhoneLink: linkOf(facts.officerPhone),
    tollFree: facts.phone && /^\D*18(00|60)/.test(facts.phone) ? facts.phone : null,
    place: [facts.address, facts.city].filter(Boolean).join(', ') || null,
    lists,
    customFields,
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
