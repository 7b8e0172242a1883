import type { VocabularyKind } from '../../../../base/vocabulary/shared/lists.ts';

/**
 * What families call options beside their names, by list and key: the usual abbreviations and older names of states, and what a
 * person is called. Abbreviations that are a word of Hindi or another name (KA, UK) are left out.
 */
export const optionAliases: Partial<Record<VocabularyKind, Record<string, string[]>>> = {
  state: {
    ap: ['AP'],
    cg: ['CG'],
    dl: ['DL', 'NCT'],
    gj: ['GJ'],
    hp: ['HP', 'Himachal'],
    jh: ['JH'],
    jk: ['JK'],
    mh: ['MH'],
    mp: ['MP'],
    od: ['Orissa'],
    pb: ['PB'],
    py: ['Pondicherry'],
    rj: ['RJ'],
    tn: ['TN'],
    ts: ['TS', 'TG'],
    uk: ['Uttaranchal'],
    up: ['UP'],
    wb: ['WB'],
  },
  education: { btech: ['BE'] },
  marital_status: {
    never_married: ['Unmarried', 'Single'],
    divorced: ['Divorcee'],
    widowed: ['Widow', 'Widower', 'विधवा', 'विधुर'],
  },
  mother_tongue: { bn: ['Bangla'], hi: ['हिंदी'] },
};
