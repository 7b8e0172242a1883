import type { FastifyInstance } from 'fastify';
import { routes as accountAccess } from './account-access/routes.ts';
import { routes as accounts } from './accounts/routes.ts';
import { routes as audit } from './audit/routes.ts';
import { serveAuditLog } from './audit/serveAuditLog.ts';
import { routes as contactDetails } from './contact-details/routes.ts';
import { routes as dashboard } from './dashboard/routes.ts';
import { routes as horoscopes } from './horoscopes/routes.ts';
import { identify } from './identify.ts';
import { serveDocument } from './identity/files/serveDocument.ts';
import { routes as identity } from './identity/routes.ts';
import { serveSubmission } from './identity/upload/serveSubmission.ts';
import { routes as inbox } from './inbox/routes.ts';
import { routes as interests } from './interests/routes.ts';
import { serveInvoiceList } from './invoices/list/serveInvoiceList.ts';
import { serveInvoices } from './invoices/serve.ts';
import type { App } from './kit/app/app.ts';
import { type CallOf, serveSite } from './kit/http/http.ts';
import { serveLive } from './kit/http/stream.ts';
import { serveCatalogs } from './kit/locale/catalogs.ts';
import { routes as managers } from './managers/routes.ts';
import { routes as matching } from './matching/routes.ts';
import { serveMemberList } from './members/list/serveMemberList.ts';
import { routes as members } from './members/routes.ts';
import { routes as memberships } from './memberships/routes.ts';
import { routes as messages } from './messages/routes.ts';
import { routes as myProfile } from './my-profile/routes.ts';
import { serveUnsubscribe } from './notifications/email/serveUnsubscribe.ts';
import { routes as notifications } from './notifications/routes.ts';
import { describeApi } from './openapi.ts';
import { servePayments } from './payments/finance/servePayments.ts';
import { serveGatewayEvents } from './payments/gateway/gatewayEvents.ts';
import { routes as payments } from './payments/routes.ts';
import { routes as personConsent } from './person-consent/routes.ts';
import { serveDownload } from './personal-data/downloads/serveDownload.ts';
import { routes as personalData } from './personal-data/routes.ts';
import { servePhotos } from './photos/photos.ts';
import { routes as photos } from './photos/routes.ts';
import { serveUpload } from './photos/upload/serveUpload.ts';
import { servePictures } from './posts/pictures/servePictures.ts';
import { servePictureUpload } from './posts/pictures/upload.ts';
import { routes as posts } from './posts/routes.ts';
import { serveBlog } from './posts/serveBlog.ts';
import { routes as profileHoroscopes } from './profile-horoscopes/routes.ts';
import { serveHoroscopes } from './profile-horoscopes/serve.ts';
import { routes as profiles } from './profiles/routes.ts';
import { routes as requests } from './requests/routes.ts';
import { routes as reviews } from './reviews/routes.ts';
import { routes as safety } from './safety/routes.ts';
import { serveReportedPhoto } from './safety/servePhoto.ts';
import { routes as savedSearches } from './saved-searches/routes.ts';
import { redirectOldAddresses } from './search/filters/oldAddresses.ts';
import { routes as search } from './search/routes.ts';
import { routes as security } from './security/routes.ts';
import { openSessionCache } from './sessionCache.ts';
import { redirectAccount } from './settings/oldAddress.ts';
import { routes as shortlist } from './shortlist/routes.ts';
import { serveAccent } from './site/accent/serveAccent.ts';
import { serveLogo } from './site/logo/serveLogo.ts';
import { readSite } from './site/read.ts';
import { routes as site } from './site/routes.ts';
import { serveLogoUpload } from './staff/logo/serveLogoUpload.ts';
import { routes as staff } from './staff/routes.ts';
import { routes as stories } from './stories/routes.ts';
import { routes as suggestions } from './suggestions/routes.ts';
import { routes as viewers } from './viewers/routes.ts';
import { routes as vocabulary } from './vocabulary/routes.ts';
import { forgetVocabulary } from './vocabulary/vocabulary.ts';
import './listeners.ts';

export const router = {
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
