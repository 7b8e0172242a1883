/**
 * States and union territories of India in the order of forms: the states that the filter offers, then the
 * others. Keys: ISO 3166-2:IN without its prefix, in lower case, as of its newsletter of 23 November 2023 (cg, od, ts
 * and uk since then). `states.ts` has the same places by their code in a GSTIN.
 */
export const indianStates = {
  common: {
    mh: 'Maharashtra',
    dl: 'Delhi',
    ka: 'Karnataka',
    tn: 'Tamil Nadu',
    gj: 'Gujarat',
    rj: 'Rajasthan',
    wb: 'West Bengal',
    up: 'Uttar Pradesh',
  },
  others: {
    an: 'Andaman and Nicobar Islands',
    ap: 'Andhra Pradesh',
    ar: 'Arunachal Pradesh',
    as: 'Assam',
    br: 'Bihar',
    ch: 'Chandigarh',
    cg: 'Chhattisgarh',
    dh: 'Dadra and Nagar Haveli and Daman and Diu',
    ga: 'Goa',
    hr: 'Haryana',
    hp: 'Himachal Pradesh',
    jk: 'Jammu and Kashmir',
    jh: 'Jharkhand',
    kl: 'Kerala',
    la: 'Ladakh',
    ld: 'Lakshadweep',
    mp: 'Madhya Pradesh',
    mn: 'Manipur',
    ml: 'Meghalaya',
    mz: 'Mizoram',
    nl: 'Nagaland',
    od: 'Odisha',
    py: 'Puducherry',
    pb: 'Punjab',
    sk: 'Sikkim',
    ts: 'Telangana',
    tr: 'Tripura',
    uk: 'Uttarakhand',
  },
};
