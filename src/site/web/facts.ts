import { resource } from '../../kit/web/resource.ts';
import { CITY, SITE_NAME, SUPPORT_EMAIL, SUPPORT_PHONE } from '../site.ts';

type Login = { email: string; password: string };

/** What the site is called and how it is reached, as GET /api/site answers. */
export type Site = {
  name: string;
  supportEmail: string;
  supportPhone: string;
  city: string;
  /** The accounts that both login forms offer in demo mode; null elsewhere. */
  demo: { member: Login; staff: Login } | null;
};

const defaults: Site = {
  name: SITE_NAME,
  supportEmail: SUPPORT_EMAIL,
  supportPhone: SUPPORT_PHONE,
  city: CITY,
  demo: null,
};

const site = resource<Site>('/api/site');

/** The site's own facts; those that pages are built with until the server has answered. */
export function useSite(): Site {
  return site.use() ?? defaults;
}
