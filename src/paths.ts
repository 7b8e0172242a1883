/** Every path of the site, in one place. Rooms link through it; it imports nothing. */
export const paths = {
  home: () => '/',
  about: () => '/about',
  packages: () => '/packages',
  /** @param plan slug of a plan: the message then starts with a question about it */
  contact: (plan?: string) => withQuery('/contact', { plan }),
  terms: () => '/terms',
  privacy: () => '/privacy',
  disclaimer: () => '/disclaimer',
  refundPolicy: () => '/refund-policy',
  help: () => '/help',
  safety: () => '/safety',
  horoscope: () => '/horoscope',
  howMatchingWorks: (section = '') => `/how-matching-works${section && `#${section}`}`,
  /** @param page of the list, the first one unless given */
  blogs: (page?: string) => withQuery('/blogs', { page }),
  blogPost: (slug: string) => `/blogs/${encodeURIComponent(slug)}`,
  /** The posts with a tag, in any case of letters. */
  blogTag: (tag: string, page?: string) =>
    withQuery(`/blogs/tags/${encodeURIComponent(tag.toLowerCase())}`, { page }),
  /** A post as readers will see it, for its editors. */
  blogPreview: (id: string) => `/blogs/preview/${id}`,
  /** The blog's RSS feed. */
  feed: () => '/blogs/feed.xml',
  /** Shown by the service worker in place of a page that cannot be loaded. @param next its address */
  offline: (next?: string) => withQuery('/offline', { next }),

  register: () => '/register',
  /** Adds another profile to the account. */
  addProfile: () => '/register/another',
  /** @param next address to open after logging in; a path on this site */
  login: (next?: string) => withQuery('/login', { next }),
  forgotPassword: () => '/forgot-password',
  // The token of an email is behind '#', which no server receives and no log has.
  resetPassword: (token = '') => `/reset-password${token && `#${token}`}`,
  verifyEmail: (token = '') => `/verify-email${token && `#${token}`}`,
  /** Accepts an invitation to manage a profile. */
  join: (token = '') => `/join${token && `#${token}`}`,
  /** Claims a profile that our team registered. */
  claim: (token = '') => `/claim${token && `#${token}`}`,
  /** Where the person of a profile that somebody else registered agrees to it. */
  personConsent: (token = '') => `/person-consent${token && `#${token}`}`,
  /** The page of the email to the new address. */
  confirmEmail: (token = '') => `/confirm-email${token && `#${token}`}`,
  /** The page of the email to the old address. */
  emailChange: (token = '') => `/email-change${token && `#${token}`}`,
  /** @param section that is open: privacy, hide, intake, dismissed, blocked, person-consent, managers, notifications, email, phone, password, devices, language, consent, team-access, nominee, download, data-requests, delete */
  settings: (section = '') => `/settings${section && `#${section}`}`,

  dashboard: () => '/dashboard',
  /** The photos of the profile that the session acts for. */
  myPhotos: () => '/my-profile/photos',
  browse: () => '/browse',
  profile: (id: string) => `/profile/${encodeURIComponent(id)}`,
  /** The editor. @param section that is open for editing */
  myProfile: (section?: string) => withQuery('/my-profile', { edit: section }),
  /** The guided steps. @param step the first that is still ahead unless given */
  profileSteps: (step?: string) => withQuery('/my-profile/steps', { step }),
  /** The member's own profile as others see it. @param as visitor, member or match */
  preview: (as: string) => `/my-profile/preview/${as}`,
  interests: () => '/interests',
  recommendations: () => '/recommendations',
  shortlisted: () => '/shortlisted',
  savedSearches: () => '/saved-searches',
  /** Who viewed the profile that the session acts for. */
  viewers: () => '/viewers',
  messages: () => '/messages',
  conversation: (id: string) => `/messages/${encodeURIComponent(id)}`,
  /** A conversation with a profile, or the page that starts one. @param id of the profile */
  writeTo: (id: string) => `/messages/to/${encodeURIComponent(id)}`,
  notifications: () => '/notifications',
  /** The unsubscribe page of an email's link. */
  unsubscribe: (token = '') => `/unsubscribe${token && `#${token}`}`,
  subscription: () => '/subscription',
  /**
   * Needs a full page load: only its own document may load the payment gateway's script.
   * @param order number of an open order: its state is shown
   */
  checkout: (plan: string, order?: string) => withQuery(`/checkout/${encodeURIComponent(plan)}`, { order }),

  admin: () => '/admin',
  /** Accepts an invitation to the team. */
  adminJoin: (token = '') => `/admin/join${token && `#${token}`}`,
  adminLogin: () => '/admin/login',
  adminBlogs: () => '/admin/blogs',
  /** The editor. @param id of the post, or `new` */
  adminBlog: (id: string) => `/admin/blogs/${encodeURIComponent(id)}`,
  adminAudit: () => '/admin/audit',
  adminDashboard: () => '/admin/dashboard',
  adminDuplicates: () => '/admin/duplicates',
  /** What visitors and members wrote to us. @param message that is open */
  adminInbox: (message?: string) => withQuery('/admin/inbox', { message }),
  adminPayments: () => '/admin/payments',
  adminPlans: () => '/admin/plans',
  adminRequests: () => '/admin/requests',
  /** One's own account, of staff. */
  adminProfile: () => '/admin/profile',
  adminReviews: () => '/admin/reviews',
  adminSettings: () => '/admin/settings',
  adminStaff: () => '/admin/staff',
  /** Matches that the team has suggested, and the replies. */
  adminSuggestions: () => '/admin/suggestions',
  adminUsers: () => '/admin/users',
  adminUser: (id: string) => `/admin/users/${encodeURIComponent(id)}`,
  /** Registers a family that came to the office. */
  adminWalkIn: () => '/admin/walk-in',
} as const;

/**
 * Adds to an address the profile that it is about, for links that are opened later: an account that manages several may
 * act for another one by then. @param id of the profile
 */
export function aboutProfile(path: string, id: string): string {
  const [address = '', place] = path.split('#');
  const query = `${address.includes('?') ? '&' : '?'}${new URLSearchParams({ [ABOUT_PROFILE]: id })}`;
  return `${address}${query}${place === undefined ? '' : `#${place}`}`;
}

/** The field of an address that names the profile it is about. */
export const ABOUT_PROFILE = 'for';

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const set = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return set.length === 0 ? path : `${path}?${new URLSearchParams(set)}`;
}
