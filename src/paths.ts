/** Every address of the site, in one place. Rooms link through it; it imports nothing. */
export const paths = {
  home: () => '/',
  about: () => '/about',
  packages: () => '/packages',
  /** @param plan name of a plan: the message then starts with a question about it */
  contact: (plan?: string) => withQuery('/contact', { plan }),
  terms: () => '/terms',
  privacy: () => '/privacy',
  disclaimer: () => '/disclaimer',
  refundPolicy: () => '/refund-policy',
  help: () => '/help',
  safety: () => '/safety',

  register: () => '/register',
  /** @param next address to open after logging in; a path on this site */
  login: (next?: string) => withQuery('/login', { next }),
  forgotPassword: () => '/forgot-password',
  // The token of a mail stands behind '#', which no server is sent and no log holds.
  resetPassword: (token = '') => `/reset-password${token && `#${token}`}`,
  verifyEmail: (token = '') => `/verify-email${token && `#${token}`}`,
  account: () => '/account',

  dashboard: () => '/dashboard',
  browse: () => '/browse',
  profile: (id: string) => `/profile/${encodeURIComponent(id)}`,
  interests: () => '/interests',
  subscription: () => '/subscription',
  /**
   * Led to by loading the document: it alone may load the payment gateway's script.
   * @param order number of an order that was begun: its state is shown
   */
  checkout: (plan: string, order?: string) => withQuery(`/checkout/${encodeURIComponent(plan)}`, { order }),

  adminLogin: () => '/admin/login',
  adminDashboard: () => '/admin/dashboard',
  adminPayments: () => '/admin/payments',
  adminPlans: () => '/admin/plans',
  adminRequests: () => '/admin/requests',
  adminSettings: () => '/admin/settings',
} as const;

/** The pages that are built as finished HTML. `/404` is what an unknown address is answered with. */
export const prerendered = [
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
  '/404',
] as const;

const ofStaff = [
  paths.adminLogin(),
  paths.adminDashboard(),
  paths.adminPayments(),
  paths.adminRequests(),
  paths.adminSettings(),
  paths.adminPlans(),
];

/** The address patterns of all screens: any other address is answered with 404. */
export const screens = [
  ...prerendered,
  ...[paths.register(), paths.login(), paths.forgotPassword(), paths.resetPassword(), paths.verifyEmail()],
  ...[
    paths.account(),
    paths.dashboard(),
    paths.browse(),
    '/profile/:id',
    paths.interests(),
    paths.subscription(),
    '/checkout/:plan',
  ],
  ...ofStaff,
].filter((address) => address !== '/404');

/** Patterns of the screens that open the gateway's checkout. They are entered by a full load of the document. */
export const checkout = ['/checkout/:plan'];

/** Patterns that search engines are kept off. */
export const hidden = [
  '/profile/:id',
  '/checkout/:plan',
  ...[paths.account(), paths.dashboard(), paths.interests(), paths.subscription()],
  ...[paths.resetPassword(), paths.verifyEmail()],
  ...ofStaff,
];

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const set = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return set.length === 0 ? path : `${path}?${new URLSearchParams(set)}`;
}
