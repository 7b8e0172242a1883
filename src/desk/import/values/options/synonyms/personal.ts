/** Other words for the options of a person, by the key of the option. */
export const personal = {
  marital_status: {
    never_married:
      'unmarried|single|never married|un married|first marriage|fresh|bachelor|spinster|nevermarried|um|not married|अविवाहित|अविवाहीत|अविवाहिता|कुंवारा|कुँवारी|कुंवारी|प्रथम विवाह|પ્રથમ લગ્ન|અપરણિત|અપરિણીત|કુંવારા|કુંવારી',
    divorced:
      'divorcee|divorce|legally divorced|mutual divorce|घटस्फोटित|घटस्फोट|घटस्फोटीत|तलाकशुदा|तलाक|छूटाछेडा|છૂટાછેડા|ડિવોર્સી|છૂટાછેડા લીધેલ',
    widowed: 'widow|widower|विधवा|विधुर|વિધવા|વિધુર',
    awaiting_divorce:
      'divorce pending|divorce in process|divorce case pending|awaiting|under divorce|तलाक प्रक्रिया में|घटस्फोट प्रक्रियेत',
    separated: 'seperated|separate|living separately|विभक्त राहत|अलग|परित्यक्ता|परित्यक्त',
    annulled: 'annulment|marriage annulled|cancelled marriage',
  },
  diet: {
    vegetarian:
      'veg|pure veg|pure vegetarian|shakahari|vegeterian|vegitarian|शाकाहारी|शुद्ध शाकाहारी|શાકાહારી|શુદ્ધ શાકાહારી',
    non_vegetarian:
      'nonveg|non veg|non vegeterian|non vegitarian|mansahari|veg and non veg|both|मांसाहारी|मांसाहार|માંસાહારી',
    eggetarian: 'egg|eggiterian|eggitarian|eats egg|veg with egg|egg eater|अंडाहारी|ઈંડાહારી',
    jain: 'jain food|jain veg|no onion garlic|no onion no garlic|जैन|જૈન',
    vegan: 'pure vegan',
  },
  smoking: {
    no: 'never|non smoker|nonsmoker|not|does not smoke|n|nil|none|नहीं|नाही|ના',
    occasionally: 'sometimes|rarely|social|socially|occasional|कभी कभी|कधी कधी|ક્યારેક',
    yes: 'y|regular|regularly|smoker|हाँ|होय|હા',
  },
  drinking: {
    no: 'never|non drinker|teetotaler|teetotaller|does not drink|n|nil|none|नहीं|नाही|ના',
    occasionally: 'sometimes|rarely|social|socially|occasional|social drinker|कभी कभी|कधी कधी|ક્યારેક',
    yes: 'y|regular|regularly|drinker|हाँ|होय|હા',
  },
  disability: {
    none: 'no|normal|nil|n|not applicable|fit|healthy|नाही|नहीं|नहीं है|ના',
    physical:
      'physically challenged|physically handicapped|handicapped|handicap|physical|divyang|polio|locomotor|अपंग|दिव्यांग|विकलांग|દિવ્યાંગ|અપંગ',
    vision: 'blind|low vision|partially blind|visually impaired|अंध|दृष्टिहीन|અંધ',
    hearing: 'deaf|hard of hearing|hearing impaired|कर्णबधिर|बधिर|બહેરા',
    speech: 'dumb|mute|stammering|मूक|મૂંગા',
  },
  children_living: {
    this_parent: 'with me|living with me|yes with me|माझ्याकडे|मेरे साथ',
    other_parent: 'not with me|with ex|with ex wife|with ex husband',
    both: 'shared|joint custody',
  },
  working_with: {
    private:
      'pvt|pvt job|private job|private|private sector|private service|mnc|it company|company|pvt ltd|pvt company|private ltd|private limited|खाजगी|खासगी|खाजगी नोकरी|प्राइवेट|प्राइवेट नौकरी|निजी|પ્રાઇવેટ|ખાનગી|પ્રાઈવેટ નોકરી',
    government:
      'govt|govt job|government|government job|govt service|government service|psu|public sector|bank govt|semi govt|central govt|state govt|सरकारी|सरकारी नोकरी|सरकारी नौकरी|शासकीय|शासकीय नोकरी|સરકારી|સરકારી નોકરી',
    defence: 'army|navy|air force|airforce|defense|defence|civil services|military|सैन्य|सेना|સેના',
    business:
      'own business|self employed|self|business|businessman|buisness|bussiness|family business|entrepreneur|self business|shop|farming|farmer|agriculture|freelancer|freelance|professional practice|व्यवसाय|स्वतःचा व्यवसाय|स्वव्यवसाय|धंदा|उद्योग|व्यापार|बिजनेस|शेती|शेतकरी|किसान|खेती|ધંધો|વેપાર|વ્યવસાય|પોતાનો ધંધો|ખેતી|બિઝનેસ',
    not_working:
      'unemployed|no job|housewife|house wife|homemaker|home maker|student|studying|not employed|jobless|nil|none|no|नाही|गृहिणी|विद्यार्थी|बेरोजगार|ગૃહિણી|વિદ્યાર્થી|અભ્યાસ',
  },
  residency_status: {
    citizen: 'citizenship|nationality',
    permanent_resident: 'pr|green card|greencard|permanent residence|permanent residency',
    work_permit: 'work visa|h1b|h1|h 1b|job visa|employment visa|l1',
    student_visa: 'student|f1|study visa',
    temporary_visa: 'visitor visa|tourist visa|dependent visa|dependant visa|h4',
  },
  relocation: {
    yes: 'y|ready|anywhere|willing|ok|हाँ|होय|હા|तयार',
    within_india: 'only in india|in india|india only|within country',
    undecided: 'not decided|may be|maybe|depends|not sure',
    no: 'n|not willing|नाही|नहीं|ના',
  },
  family_type: {
    joint: 'joint family|एकत्र|एकत्र कुटुंब|संयुक्त|संयुक्त परिवार|સંયુક્ત|સંયુક્ત કુટુંબ',
    nuclear: 'nuclear family|separate|single family|small family|विभक्त|विभक्त कुटुंब|एकल|एकल परिवार|વિભક્ત',
  },
  family_status: {
    middle_class: 'middle|middle class family|medium|average|मध्यम|मध्यमवर्गीय|मध्यम वर्ग|મધ્યમ',
    upper_middle_class: 'upper middle|higher middle|uppermiddle|उच्च मध्यम|उच्च मध्यमवर्गीय|ઉચ્ચ મધ્યમ',
    affluent: 'rich|high class|wealthy|elite|rich affluent|श्रीमंत|उच्च|સંપન્ન',
  },
  family_values: {
    traditional: 'orthodox|conservative|religious|पारंपरिक|पारंपारिक|પરંપરાગત',
    moderate: 'semi modern|modern traditional|middle|average|मध्यम',
    liberal: 'modern|broad minded|open minded|आधुनिक|આધુનિક',
  },
} satisfies Record<string, Record<string, string>>;
