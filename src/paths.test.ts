import { expect, test } from 'vitest';
import { paths } from './paths.ts';
import { prerendered } from './screens.ts';

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
      "adminDashboard": "/admin/dashboard",
      "adminLogin": "/admin/login",
      "adminPayments": "/admin/payments",
      "adminPlans": "/admin/plans",
      "adminRequests": "/admin/requests",
      "adminReviews": "/admin/reviews",
      "adminSettings": "/admin/settings",
      "browse": "/browse",
      "checkout": "/checkout/P001",
      "checkout, of an order that was begun": "/checkout/Gold?order=f00d",
      "confirmEmail": "/confirm-email#P001",
      "contact": "/contact?plan=P001",
      "contact, about a plan": "/contact?plan=Diamond+%26+more",
      "conversation": "/messages/P001",
      "dashboard": "/dashboard",
      "disclaimer": "/disclaimer",
      "forgotPassword": "/forgot-password",
      "help": "/help",
      "home": "/",
      "horoscope": "/horoscope",
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
      "preview": "/my-profile/preview/P001",
      "privacy": "/privacy",
      "profile": "/profile/P001",
      "profileSteps": "/my-profile/steps?step=P001",
      "refundPolicy": "/refund-policy",
      "register": "/register",
      "resetPassword": "/reset-password#P001",
      "safety": "/safety",
      "settings": "/settings#P001",
      "shortlisted": "/shortlisted",
      "stopEmailChange": "/stop-email-change#P001",
      "subscription": "/subscription",
      "terms": "/terms",
      "unsubscribe": "/unsubscribe#P001",
      "verifyEmail": "/verify-email#P001",
      "viewers": "/viewers",
      "writeTo": "/messages/to/P001",
    }
  `);
});

test('prerendered pages', () => {
  expect(prerendered).toMatchInlineSnapshot(`
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
      "/offline",
      "/404",
    ]
  `);
});
