/**
 * Levels of education and fields of study, and the degrees of each (keys of the list `education`). A degree has one level and at
 * most one field. MS is beside MD and MDS in the list, so it is a Master of Surgery. What a site adds to
 * the list has neither until it is added here.
 */
export const educationLevels = {
  doctorate: ['phd'],
  masters: ['mba', 'mtech', 'mcom', 'ma', 'msc', 'mca', 'med', 'mpharm', 'msw', 'llm', 'md', 'ms', 'mds'],
  professional: ['ca', 'cs'],
  bachelors: [
    ...['btech', 'mbbs', 'bcom', 'ba', 'bsc', 'bba', 'bca', 'bed', 'barch', 'bdes', 'bpharm', 'bsc_nursing'],
    ...['bds', 'bams', 'llb'],
  ],
  diploma: ['diploma', 'iti'],
  school: ['12th', '10th'],
} as const;

export const educationFields = {
  engineering: ['btech', 'mtech', 'barch'],
  computers: ['bca', 'mca'],
  medicine: ['mbbs', 'md', 'ms', 'bds', 'mds', 'bams', 'bpharm', 'mpharm', 'bsc_nursing'],
  management: ['mba', 'bba'],
  commerce: ['bcom', 'mcom', 'ca', 'cs'],
  science: ['bsc', 'msc'],
  arts: ['ba', 'ma', 'msw', 'bdes'],
  law: ['llb', 'llm'],
  teaching: ['bed', 'med'],
} as const;
