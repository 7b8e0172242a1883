import { contract as accountAccess } from './account-access/contract.ts';
import { contract as accounts } from './accounts/contract.ts';
import { contract as audit } from './audit/contract.ts';
import { contract as contactDetails } from './contact-details/contract.ts';
import { contract as dashboard } from './dashboard/contract.ts';
import { contract as horoscopes } from './horoscopes/contract.ts';
import { contract as identity } from './identity/contract.ts';
import { contract as inbox } from './inbox/contract.ts';
import { contract as interests } from './interests/contract.ts';
import { contract as managers } from './managers/contract.ts';
import { contract as matching } from './matching/contract.ts';
import { contract as members } from './members/contract.ts';
import { contract as memberships } from './memberships/contract.ts';
import { contract as messages } from './messages/contract.ts';
import { contract as myProfile } from './my-profile/contract.ts';
import { contract as notifications } from './notifications/contract.ts';
import { contract as payments } from './payments/contract.ts';
import { contract as personConsent } from './person-consent/contract.ts';
import { contract as personalData } from './personal-data/contract.ts';
import { contract as photos } from './photos/contract.ts';
import { contract as posts } from './posts/contract.ts';
import { contract as profileHoroscopes } from './profile-horoscopes/contract.ts';
import { contract as profiles } from './profiles/contract.ts';
import { contract as requests } from './requests/contract.ts';
import { contract as reviews } from './reviews/contract.ts';
import { contract as safety } from './safety/contract.ts';
import { contract as savedSearches } from './saved-searches/contract.ts';
import { contract as search } from './search/contract.ts';
import { contract as security } from './security/contract.ts';
import { contract as shortlist } from './shortlist/contract.ts';
import { contract as site } from './site/contract.ts';
import { contract as staff } from './staff/contract.ts';
import { contract as stories } from './stories/contract.ts';
import { contract as suggestions } from './suggestions/contract.ts';
import { contract as viewers } from './viewers/contract.ts';
import { contract as vocabulary } from './vocabulary/contract.ts';

/** The contract: every endpoint, by room. */
export const contract = {
  audit,
  vocabulary,
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
