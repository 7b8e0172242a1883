import { defaultFacts, type SiteFacts } from './shared/rules.ts';
import type { Seller } from './shared/seller/sellerRules.ts';

/** The password of every sample account. None of them exists on a real site. */
export const DEMO_PASSWORD = 'marigold-toran-42';

/** The sample accounts that a demo offers on its login forms. */
export const demo = {
  member: { email: 'demo@humsafar.example', password: DEMO_PASSWORD },
  staff: { email: 'admin@humsafar.example', password: DEMO_PASSWORD },
};

/** Name and contact of a demo, until somebody changes them. */
export const sampleFacts: SiteFacts = {
  ...defaultFacts,
  tagline: 'For people looking for a life partner, and for their families.',
  contactEmail: 'support@humsafar.example',
  phone: '1800 123 4567',
  city: 'Pune, Maharashtra',
};

/**
 * Seller of a demo. The trust is invented, and so is its GSTIN: the tax office issues no PAN whose
 * number is 0000.
 */
export const sampleSeller: Seller = {
  name: 'Humsafar Sample Trust',
  address: '14 Tambat Lane, Kasba Peth',
  city: 'Pune',
  state: '27',
  pin: '411011',
  gstin: '27AAATH0000A1ZS',
  sac: '999799',
  gstBasisPoints: 1800,
  prefix: 'HUM',
};
