/** Units of an amount, each with what it multiplies by. */
export const UNITS: [RegExp, number][] = [
  [/^(lakhs?|lacs?|lkhs?|lks?|l|लाख|लक्ष|લાખ)$/iu, 100_000],
  [/^(crores?|cr|crs|करोड़|करोड|कोटी|કરોડ)$/iu, 10_000_000],
  [/^(k|thousands?|th|हजार|हज़ार|હજાર)$/iu, 1000],
];

/** Words that say it is a year's amount, and a month's. */
export const YEARLY =
  /^(pa|p\.a\.?|pp?annum|annum|annual|annually|year|yearly|yr|yrs|ctc|वार्षिक|वर्ष|सालाना|साल|વાર્ષિક|વર્ષે)$/iu;
export const MONTHLY =
  /^(pm|p\.m\.?|month|monthly|mth|mnth|mo|मासिक|महिना|महीना|माह|दरमहा|महिन्याला|મહિને|માસિક)$/iu;

/** Words beside an amount that change nothing. */
export const SILENT =
  /^(rs|rs\.|re|inr|₹|रु|रू|रुपये|रुपए|रुपयां|રૂ|રૂપિયા|rupees?|per|each|only|a|approx|approximately|about|around|income|salary|package|gross|net|प्रति|दर|अंदाजे|लगभग|and|of|the|in|hand|inhand)$/iu;

export const ABOVE =
  /^(above|over|more|than|atleast|least|min|minimum|plus|onwards|from|जास्त|पेक्षा|अधिक|से|ज्यादा|વધુ|થી)$/iu;
export const BELOW = /^(below|under|less|upto|up|max|maximum|within|कमी|पर्यंत|तक|कम|ઓછી|સુધી)$/iu;
export const TO = /^(to|ते|से|થી)$/iu;
export const FOREIGN =
  /[$€£¥]|\b(usd|us|dollars?|aed|dirhams?|gbp|pounds?|euros?|eur|cad|aud|sgd|sar|riyals?|kwd|omr|qar|nzd|chf|yen)\b/i;

/** What somebody without an income writes. */
export const NONE =
  /^(nil|no|none|0+|zero|no income|not working|not earning|student|housewife|house wife|homemaker|नाही|नहीं|ગૃહિણી|गृहिणी|શૂન્ય)\.?$/iu;
