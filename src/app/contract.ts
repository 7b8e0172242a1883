import { contract as audit } from '../base/audit/contract.ts';
import { contract as customFields } from '../base/custom-fields/contract.ts';
import { contract as site } from '../base/site/contract.ts';
import { contract as vocabulary } from '../base/vocabulary/contract.ts';
import { contract as inbox } from '../care/inbox/contract.ts';
import { contract as notifications } from '../care/notifications/contract.ts';
import { contract as personalData } from '../care/personal-data/contract.ts';
import { contract as reviews } from '../care/reviews/contract.ts';
import { contract as security } from '../care/security/contract.ts';
import { contract as members } from '../desk/members/contract.ts';
import { contract as staff } from '../desk/staff/contract.ts';
import { contract as contactDetails } from '../meeting/contact-details/contract.ts';
import { contract as interests } from '../meeting/interests/contract.ts';
import { contract as matching } from '../meeting/matching/contract.ts';
import { contract as messages } from '../meeting/messages/contract.ts';
import { contract as profileHoroscopes } from '../meeting/profile-horoscopes/contract.ts';
import { contract as savedSearches } from '../meeting/saved-searches/contract.ts';
import { contract as search } from '../meeting/search/contract.ts';
import { contract as shortlist } from '../meeting/shortlist/contract.ts';
import { contract as stories } from '../meeting/stories/contract.ts';
import { contract as suggestions } from '../meeting/suggestions/contract.ts';
import { contract as viewers } from '../meeting/viewers/contract.ts';
import { contract as memberships } from '../money/memberships/contract.ts';
import { contract as payments } from '../money/payments/contract.ts';
import { contract as requests } from '../money/requests/contract.ts';
import { contract as dashboard } from '../pages/dashboard/contract.ts';
import { contract as myProfile } from '../pages/my-profile/contract.ts';
import { contract as posts } from '../pages/posts/contract.ts';
import { contract as accountAccess } from '../people/account-access/contract.ts';
import { contract as accounts } from '../people/accounts/contract.ts';
import { contract as horoscopes } from '../people/horoscopes/contract.ts';
import { contract as identity } from '../people/identity/contract.ts';
import { contract as managers } from '../people/managers/contract.ts';
import { contract as personConsent } from '../people/person-consent/contract.ts';
import { contract as photos } from '../people/photos/contract.ts';
import { contract as profiles } from '../people/profiles/contract.ts';
import { contract as safety } from '../people/safety/contract.ts';

/** The contract: every endpoint, by room. */
export const contract = {
  audit,
  vocabulary,
  customFields,
  site,
  horoscopes,
  accounts,
  profiles,
  managers,
  accountAccess,
  photos,
  personConsent,
  identity,
  posts,
  safety,
  memberships,
  requests,
  payments,
  interests,
  contactDetails,
  profileHoroscopes,
  shortlist,
  viewers,
  search,
  savedSearches,
  matching,
  suggestions,
  messages,
  stories,
  reviews,
  personalData,
  notifications,
  dashboard,
  myProfile,
  members,
  inbox,
  security,
  staff,
};
