import type { FastifyInstance } from 'fastify';
import { routes as audit } from '../base/audit/routes.ts';
import { serveAuditLog } from '../base/audit/serveAuditLog.ts';
import { routes as customFields } from '../base/custom-fields/routes.ts';
import { serveAccent } from '../base/site/accent/serveAccent.ts';
import { serveLogo } from '../base/site/logo/serveLogo.ts';
import { readSite } from '../base/site/read.ts';
import { routes as site } from '../base/site/routes.ts';
import { routes as vocabulary } from '../base/vocabulary/routes.ts';
import { forgetVocabulary } from '../base/vocabulary/vocabulary.ts';
import { routes as inbox } from '../care/inbox/routes.ts';
import { serveUnsubscribe } from '../care/notifications/email/serveUnsubscribe.ts';
import { routes as notifications } from '../care/notifications/routes.ts';
import { serveDownload } from '../care/personal-data/downloads/serveDownload.ts';
import { routes as personalData } from '../care/personal-data/routes.ts';
import { routes as reviews } from '../care/reviews/routes.ts';
import { routes as security } from '../care/security/routes.ts';
import { serveMemberList } from '../desk/members/list/serveMemberList.ts';
import { routes as members } from '../desk/members/routes.ts';
import { serveLogoUpload } from '../desk/staff/logo/serveLogoUpload.ts';
import { routes as staff } from '../desk/staff/routes.ts';
import type { App } from '../kit/app/app.ts';
import { serveCatalogs } from '../kit/http/catalogs.ts';
import { type CallOf, serveSite } from '../kit/http/http.ts';
import { serveSmsReports } from '../kit/http/smsReports.ts';
import { serveLive } from '../kit/http/stream.ts';
import { routes as contactDetails } from '../meeting/contact-details/routes.ts';
import { routes as interests } from '../meeting/interests/routes.ts';
import { routes as matching } from '../meeting/matching/routes.ts';
import { routes as messages } from '../meeting/messages/routes.ts';
import { routes as profileHoroscopes } from '../meeting/profile-horoscopes/routes.ts';
import { serveHoroscopes } from '../meeting/profile-horoscopes/serve.ts';
import { routes as savedSearches } from '../meeting/saved-searches/routes.ts';
import { redirectOldAddresses } from '../meeting/search/filters/oldAddresses.ts';
import { routes as search } from '../meeting/search/routes.ts';
import { routes as shortlist } from '../meeting/shortlist/routes.ts';
import { routes as stories } from '../meeting/stories/routes.ts';
import { routes as suggestions } from '../meeting/suggestions/routes.ts';
import { routes as viewers } from '../meeting/viewers/routes.ts';
import { serveInvoiceList } from '../money/invoices/list/serveInvoiceList.ts';
import { serveInvoices } from '../money/invoices/serve.ts';
import { routes as memberships } from '../money/memberships/routes.ts';
import { servePayments } from '../money/payments/finance/servePayments.ts';
import { routes as payments } from '../money/payments/routes.ts';
import { serveGatewayEvents } from '../money/payments/webhooks/webhooks.ts';
import { routes as requests } from '../money/requests/routes.ts';
import { routes as dashboard } from '../pages/dashboard/routes.ts';
import { routes as myProfile } from '../pages/my-profile/routes.ts';
import { servePictures } from '../pages/posts/pictures/servePictures.ts';
import { servePictureUpload } from '../pages/posts/pictures/upload.ts';
import { routes as posts } from '../pages/posts/routes.ts';
import { serveBlog } from '../pages/posts/serveBlog.ts';
import { redirectAccount } from '../pages/settings/oldAddress.ts';
import { routes as accountAccess } from '../people/account-access/routes.ts';
import { routes as accounts } from '../people/accounts/routes.ts';
import { routes as horoscopes } from '../people/horoscopes/routes.ts';
import { routes as identity } from '../people/identity/routes.ts';
import { serveDocument } from '../people/identity/serveDocument.ts';
import { serveSubmission } from '../people/identity/upload/serveSubmission.ts';
import { routes as managers } from '../people/managers/routes.ts';
import { routes as personConsent } from '../people/person-consent/routes.ts';
import { servePhotos } from '../people/photos/photos.ts';
import { routes as photos } from '../people/photos/routes.ts';
import { serveUpload } from '../people/photos/upload/serveUpload.ts';
import { routes as profiles } from '../people/profiles/routes.ts';
import { routes as safety } from '../people/safety/routes.ts';
import { serveReportedPhoto } from '../people/safety/servePhoto.ts';
import { identify } from './identify.ts';
import { describeApi } from './openapi.ts';
import { openSessionCache } from './sessionCache.ts';
import './listeners.ts';

export const router = {
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

/** Registers every room's endpoints on an HTTP server. Returns how a request for a page becomes a call of one. */
export async function serveApi(http: FastifyInstance, app: App): Promise<CallOf> {
  // The option lists notify as the settings do (migration 0044).
  for (const follow of [app.live.onSettings, app.live.onReset]) follow(() => forgetVocabulary(app.db));
  // When it is first asked for: it takes longer than the rest of the start.
  let describe: ReturnType<typeof describeApi> | undefined;
  const callOf = await serveSite(http, {
    app,
    router,
    sessions: openSessionCache(app, (token) => identify(app, token)),
    forTeam: [/^\/api\/photos\//, /^\/api\/live(\?|$)/],
    async more(api, viewerOf) {
      api.get('/api/openapi.json', async () => {
        describe ??= describeApi(app.config.publicUrl);
        return (await describe)(readSite(app).name);
      });
      await serveCatalogs(api);
      await serveAccent(api);
      await serveLogo(api, app);
      await serveLogoUpload(api, app, viewerOf);
      await serveGatewayEvents(api, app);
      await serveSmsReports(api, app);
      await servePhotos(api, app, viewerOf);
      await serveUpload(api, app, viewerOf);
      await serveSubmission(api, app, viewerOf);
      await serveDocument(api, app, viewerOf);
      await servePictures(api, app, viewerOf);
      await servePictureUpload(api, app, viewerOf);
      await serveReportedPhoto(api, app, viewerOf);
      await serveInvoices(api, app, viewerOf);
      await serveHoroscopes(api, app, viewerOf);
      await serveDownload(api, app, viewerOf);
      serveInvoiceList(api, app, viewerOf);
      serveMemberList(api, app, viewerOf);
      serveAuditLog(api, app, viewerOf);
      servePayments(api, app, viewerOf);
      await serveUnsubscribe(api, app);
      await serveLive(api, app, viewerOf);
    },
  });
  redirectOldAddresses(http, app);
  redirectAccount(http);
  serveBlog(http, app);
  return callOf;
}
