import type { Seller } from './rules.ts';

/**
 * Who sells the plans of a demo. The trust is invented, and so is its GSTIN: the tax office gives out no PAN whose
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
