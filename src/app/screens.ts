import { adminScreens } from '../desk/staff/shared/rules.ts';
import { paths } from '../paths.ts';

// Used by the server only, so separate from the paths, which every page loads.

/** Pages that are the same for everybody. `/404` is the answer to an unknown address. */
export const forEverybody = [
  paths.home(),
  paths.about(),
  paths.packages(),
  paths.contact(),
  paths.terms(),
  paths.privacy(),
  paths.disclaimer(),
  paths.refundPolicy(),
  paths.help(),
  paths.safety(),
  paths.horoscope(),
  paths.howMatchingWorks(),
  paths.offline(),
  '/404',
] as const;

const ofStaff = [
  ...[paths.admin(), paths.adminLogin(), paths.adminJoin(), paths.adminProfile()],
  ...['/admin/users/:id', paths.adminWalkIn(), paths.adminDuplicates()],
  ...['/admin/blogs/:id', '/blogs/preview/:id'],
  ...Object.values(adminScreens).map(({ path }) => path),
];

const blog = [paths.blogs(), '/blogs/:slug', '/blogs/tags/:tag'];

/** The address patterns of all screens: any other address is answered with 404. */
export const screens = [
  ...forEverybody,
  ...blog,
  ...[paths.register(), paths.login(), paths.forgotPassword(), paths.resetPassword(), paths.verifyEmail()],
  ...[
    paths.join(),
    paths.claim(),
    paths.personConsent(),
    paths.unsubscribe(),
    paths.confirmEmail(),
    paths.emailChange(),
    '/stop-email-change',
  ],
  ...[
    paths.settings(),
    paths.addProfile(),
    paths.dashboard(),
    paths.myPhotos(),
    paths.browse(),
    '/profile/:id',
    ...[paths.myProfile(), paths.profileSteps(), '/my-profile/preview/:as'],
    ...[
      paths.interests(),
      paths.recommendations(),
      paths.shortlisted(),
      paths.savedSearches(),
      paths.viewers(),
    ],
    ...[paths.messages(), '/messages/:id', '/messages/to/:id'],
    paths.notifications(),
    paths.subscription(),
    '/checkout/:plan',
  ],
  ...ofStaff,
].filter((address) => address !== '/404');

/** Patterns of the screens that open the gateway's checkout, which need a full page load. */
export const checkout = ['/checkout/:plan'];

/** Patterns that search engines must not index. */
export const hidden = [
  ...['/profile/:id', '/messages/:id', '/messages/to/:id', '/checkout/:plan'],
  ...[paths.myProfile(), paths.profileSteps(), '/my-profile/preview/:as'],
  ...[
    paths.settings(),
    paths.addProfile(),
    paths.dashboard(),
    paths.myPhotos(),
    ...[
      paths.interests(),
      paths.recommendations(),
      paths.shortlisted(),
      paths.savedSearches(),
      paths.viewers(),
    ],
    paths.messages(),
    paths.notifications(),
    paths.subscription(),
  ],
  ...[paths.resetPassword(), paths.verifyEmail(), paths.join(), paths.unsubscribe(), paths.offline()],
  ...[paths.claim(), paths.personConsent(), paths.confirmEmail(), paths.emailChange(), '/stop-email-change'],
  ...ofStaff,
];

/** Beginnings of the addresses of the API that search engines and link previews fetch: pictures of posts. */
export const crawled = ['/api/posts/pictures/', '/api/site/logo/'];

/** The addresses that the sitemap lists. */
export const listed: string[] = forEverybody.filter((one) => screens.includes(one) && !hidden.includes(one));

/** Patterns of screens for members: a visitor is led to the login. */
export const forMembers = [
  paths.dashboard(),
  ...[paths.myProfile(), paths.profileSteps(), '/my-profile/preview/:as'],
  ...[
    paths.interests(),
    paths.recommendations(),
    paths.shortlisted(),
    paths.savedSearches(),
    paths.viewers(),
  ],
  ...[paths.messages(), '/messages/:id'],
  paths.notifications(),
  paths.subscription(),
  paths.settings(),
];
