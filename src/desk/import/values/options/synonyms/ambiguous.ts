/** Words that may be one of several options, by list: they are asked about, with these choices. */
export const ambiguous: Record<string, Record<string, string[]>> = {
  education: {
    'graduate|graduation|degree|bachelors|bachelor|पदवीधर|स्नातक|પદવી|સ્નાતક|grad': ['ba', 'bcom', 'bsc'],
    'post graduate|post graduation|pg|masters|master|postgraduate|पदव्युत्तर|परास्नातक|અનુસ્નાતક': [
      'ma',
      'mcom',
      'msc',
    ],
    'engineer|engineering|अभियंता|इंजीनियर|એન્જિનિયર': ['btech', 'diploma'],
    'doctor|डॉक्टर|ડોક્ટર': ['mbbs', 'bams', 'bds'],
    'pharmacy|pharma': ['bpharm', 'diploma'],
    'under graduate|undergraduate|ug': ['12th', 'ba', 'bcom'],
    'law|lawyer|advocate': ['llb', 'llm'],
    'dentist|dental': ['bds', 'mds'],
  },
  working_with: {
    'service|job|salaried|employed|working|naukri|employee|नोकरी|नौकरी|નોકરી|yes': ['private', 'government'],
    'teacher|doctor|engineer|lecturer|bank|banking|clerk|manager': ['private', 'government'],
    'police|पोलीस|पुलिस|પોલીસ': ['government', 'defence'],
    'it|software|software engineer': ['private', 'business'],
    'other|others|अन्य|इतर': ['private', 'business'],
  },
  marital_status: {
    'second marriage|remarriage|re marriage|द्वितीय विवाह|पुनर्विवाह|બીજા લગ્ન': [
      'divorced',
      'widowed',
      'separated',
    ],
    'married|विवाहित|પરણિત': ['never_married', 'divorced', 'separated'],
  },
  disability: { 'yes|y|हाँ|होय|હા': ['physical', 'vision', 'hearing'] },
  family_type: { 'both|other': ['joint', 'nuclear'] },
  rashi: {},
};
