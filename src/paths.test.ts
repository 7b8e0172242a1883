import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { forEverybody, screens } from './app/screens.ts';
import { paths } from './paths.ts';
import routes from './routes.ts';

// Addresses are in emails, bookmarks and search engines. A change here should be intended.
test('addresses', () => {
  const all = {
    ...Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, path('P001')])),
    'login, from home': paths.login(),
    'contact, about a plan': paths.contact('Diamond & more'),
    'a name that needs quoting': paths.profile('a/b?c'),
    'checkout, of an order that was begun': paths.checkout('Gold', 'f00d'),
  };
  expect(all).toMatchInlineSnapshot(`
    {
      "a name that needs quoting": "/profile/a%2Fb%3Fc",
      "about": "/about",
      "addProfile": "/register/another",
      "admin": "/admin",
      "adminAudit": "/admin/audit",
      "adminBlog": "/admin/blogs/P001",
      "adminBlogs": "/admin/blogs",
      "adminDashboard": "/admin/dashboard",
      "adminDuplicates": "/admin/duplicates",
      "adminInbox": "/admin/inbox?message=P001",
      "adminJoin": "/admin/join#P001",
      "adminLogin": "/admin/login",
      "adminPayments": "/admin/payments",
      "adminPlans": "/admin/plans",
      "adminProfile": "/admin/profile",
      "adminRequests": "/admin/requests",
      "adminReviews": "/admin/reviews",
      "adminSettings": "/admin/settings",
      "adminStaff": "/admin/staff",
      "adminSuggestions": "/admin/suggestions",
      "adminUser": "/admin/users/P001",
      "adminUsers": "/admin/users",
      "adminWalkIn": "/admin/walk-in",
      "blogPost": "/blogs/P001",
      "blogPreview": "/blogs/preview/P001",
      "blogTag": "/blogs/tags/p001",
      "blogs": "/blogs?page=P001",
      "browse": "/browse",
      "checkout": "/checkout/P001",
      "checkout, of an order that was begun": "/checkout/Gold?order=f00d",
      "claim": "/claim#P001",
      "confirmEmail": "/confirm-email#P001",
      "contact": "/contact?plan=P001",
      "contact, about a plan": "/contact?plan=Diamond+%26+more",
      "conversation": "/messages/P001",
      "dashboard": "/dashboard",
      "disclaimer": "/disclaimer",
      "emailChange": "/email-change#P001",
      "feed": "/blogs/feed.xml",
      "forgotPassword": "/forgot-password",
      "help": "/help",
      "home": "/",
      "horoscope": "/horoscope",
      "howMatchingWorks": "/how-matching-works#P001",
      "interests": "/interests",
      "join": "/join#P001",
      "login": "/login?next=P001",
      "login, from home": "/login",
      "messages": "/messages",
      "myPhotos": "/my-profile/photos",
      "myProfile": "/my-profile?edit=P001",
      "notifications": "/notifications",
      "offline": "/offline?next=P001",
      "packages": "/packages",
      "personConsent": "/person-consent#P001",
      "preview": "/my-profile/preview/P001",
      "privacy": "/privacy",
      "profile": "/profile/P001",
      "profileSteps": "/my-profile/steps?step=P001",
      "recommendations": "/recommendations",
      "refundPolicy": "/refund-policy",
      "register": "/register",
      "resetPassword": "/reset-password#P001",
      "safety": "/safety",
      "savedSearches": "/saved-searches",
      "settings": "/settings#P001",
      "shortlisted": "/shortlisted",
      "subscription": "/subscription",
      "terms": "/terms",
      "unsubscribe": "/unsubscribe#P001",
      "verifyEmail": "/verify-email#P001",
      "viewers": "/viewers",
      "writeTo": "/messages/to/P001",
    }
  `);
});

test('pages that are the same for everybody', () => {
  expect(forEverybody).toMatchInlineSnapshot(`
    [
      "/",
      "/about",
      "/packages",
      "/contact",
      "/terms",
      "/privacy",
      "/disclaimer",
      "/refund-policy",
      "/help",
      "/safety",
      "/horoscope",
      "/how-matching-works",
      "/offline",
      "/404",
    ]
  `);
});

/** Returns a pattern for the addresses of each route. */
function patternsOf(routes: RouteConfigEntry[], above = ''): RegExp[] {
  return routes.flatMap(({ path = '', children }) => {
    const here = above + path.replace(/^(?=.)/, '/');
    if (children) return [...(path ? [patternOf(here)] : []), ...patternsOf(children, here)];
    return path === '*' ? [] : [patternOf(here)];
  });
}
const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll(/\/:\w+\?/g, '(/[^/]+)?').replaceAll(/:\w+/g, '[^/]+') || '/'}$`);

test('every route is a screen, which the server answers and the pseudo-locale is tried on', () => {
  const patterns = patternsOf(routes);
  expect(patterns.filter((pattern) => !screens.some((screen) => pattern.test(screen)))).toEqual([]);
  expect(screens.filter((screen) => !patterns.some((pattern) => pattern.test(screen)))).toEqual([]);
});
