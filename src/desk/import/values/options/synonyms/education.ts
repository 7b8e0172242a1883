/** Other names of degrees, by the key of the option. */
export const degrees: Record<string, string> = {
  btech:
    'be|b e|btech|b tech|bachelor of engineering|bachelor of technology|बीई|बी ई|बीटेक|बी टेक|अभियांत्रिकी पदवी|બીઈ|બીટેક',
  mba: 'mba|pgdm|master of business administration|mms|एमबीए|એમબીએ',
  mbbs: 'mbbs|एमबीबीएस|એમબીબીએસ',
  mtech: 'me|m e|mtech|m tech|master of engineering|master of technology|एमई|एमटेक',
  bcom: 'bcom|b com|bachelor of commerce|बीकॉम|बी कॉम|बीकाम|બીકોમ|બી કોમ',
  ba: 'ba|b a|bachelor of arts|बीए|बी ए|બીએ',
  bsc: 'bsc|b sc|bs|b s|bachelor of science|बीएससी|बी एस सी|બીએસસી',
  bba: 'bba|bachelor of business administration|बीबीए|બીબીએ',
  bca: 'bca|bachelor of computer applications|बीसीए|બીસીએ',
  bed: 'bed|b ed|bachelor of education|बीएड|बी एड|બીએડ',
  barch: 'barch|b arch|bachelor of architecture',
  bdes: 'bdes|b des',
  bpharm: 'bpharm|b pharm|bpharma|b pharma|b pharmacy|bpharmacy|bachelor of pharmacy|बीफार्म|बी फार्मसी|બીફાર્મ',
  bsc_nursing: 'bsc nursing|b sc nursing|nursing bsc',
  bds: 'bds|बीडीएस|બીડીએસ',
  bams: 'bams|बीएएमएस|બીએએમએસ',
  llb: 'llb|l l b|bachelor of law|ba llb|bls llb|एलएलबी|એલએલબી',
  ca: 'ca|c a|chartered accountant|charted accountant|सीए|સીએ',
  cs: 'cs|c s|company secretary|सीएस',
  mcom: 'mcom|m com|master of commerce|एमकॉम|एम कॉम|એમકોમ',
  ma: 'ma|m a|master of arts|एमए|एम ए|એમએ',
  msc: 'msc|m sc|master of science|एमएससी|एम एस सी|એમએસસી',
  mca: 'mca|master of computer applications|एमसीए|એમસીએ',
  med: 'med|m ed|एमएड',
  mpharm: 'mpharm|m pharm|mpharma|m pharma|m pharmacy|master of pharmacy|एमफार्म',
  msw: 'msw|एमएसडब्ल्यू',
  llm: 'llm|l l m|एलएलएम',
  md: 'md|m d|एमडी|એમડી',
  ms: 'ms|m s',
  mds: 'mds',
  phd: 'phd|ph d|doctorate|पीएचडी|પીએચડી',
  diploma:
    'diploma|poly|polytechnic|polytechnic diploma|engineering diploma|diploma in engineering|डिप्लोमा|पदविका|ડિપ્લોમા',
  iti: 'iti|i t i|आयटीआय|आईटीआई|આઈટીઆઈ',
  '12th':
    'hsc|h s c|12|xii|12th pass|10 2|10+2|intermediate|inter|std 12|12 th|higher secondary|plus two|puc|बारावी|बारहवीं|12वी|12 वी|12वीं|12 वीं|ધોરણ 12|12મું|12 પાસ|12 pass|12th std',
  '10th':
    'ssc|s s c|10|x|10th pass|matric|matriculation|std 10|10 th|secondary|sslc|दहावी|दसवीं|10वी|10 वी|10वीं|10 वीं|ધોરણ 10|10મું|10 પાસ|10 pass|10th std',
};

/** Words beside a degree that name its subject, its state or where it is from: the degree is read without a question. */
export const SUBJECTS =
  `comp computer computers comps cs cse it ece eee eng engg engineering engineer engr mech mechanical civil electrical elect
  electronics electronic entc etc e&tc extc e tc telecom telecommunication chemical chem production prod automobile auto instrumentation
  biotech biotechnology textile mining metallurgy agri agriculture agricultural science sci technology tech software data ai ml aiml ds
  information info systems system finance fin marketing mktg hr human resource resources operations international business ib
  hons honours honors maths math mathematics physics chemistry biology botany zoology micro microbiology biochem biochemistry
  statistics stats economics eco english hindi marathi gujarati sanskrit history geography politics political psychology sociology
  philosophy arts commerce accounts accounting accountancy taxation tax banking management mgmt law in of and with the from
  completed class distinction pass passed med medicine ortho
  surgery paediatrics pediatrics gynaec radiology anaesthesia pathology dermatology ayurveda nursing interior design fashion fine
  special education library journalism mass communication communications hotel hospitality tourism regular external distance`.split(
    /\s+/,
  );
