/** Other spellings of rashis, nakshatras and mangal dosha, by the key of the option. A rashi's English name is that of the sign. */
export const horoscope = {
  rashi: {
    mesha: 'mesh|mesham|aries|मेष|मेश|મેષ',
    vrishabha: 'vrishabh|vrushabh|vrishab|rishabh|rishabham|taurus|वृषभ|वृष|વૃષભ',
    mithuna: 'mithun|midhunam|gemini|मिथुन|મિથુન',
    karka: 'kark|karkataka|karkat|cancer|कर्क|कर्कट|કર્ક',
    simha: 'sinh|singh|simham|sinha|leo|सिंह|સિંહ',
    kanya: 'kanni|kany|virgo|कन्या|કન્યા',
    tula: 'tul|thula|thulam|libra|तुला|तूळ|तुळ|તુલા',
    vrishchika: 'vrishchik|vrischika|vrischik|vruschik|vrushchik|vrichik|scorpio|वृश्चिक|વૃશ્ચિક',
    dhanu: 'dhan|dhanus|dhanush|sagittarius|धनु|धनू|धन|ધનુ|ધન',
    makara: 'makar|makaram|capricorn|मकर|મકર',
    kumbha: 'kumbh|kumbham|aquarius|कुंभ|कुम्भ|કુંભ',
    meena: 'min|meen|meenam|mina|pisces|मीन|મીન',
  },
  nakshatra: {
    ashwini: 'aswini|ashvini|aswathi|ashwani|अश्विनी|अश्विन|અશ્વિની',
    bharani: 'bharni|भरणी|ભરણી',
    krittika: 'kritika|kruttika|karthigai|krutika|krithika|कृत्तिका|कृतिका|કૃત્તિકા|કૃતિકા',
    rohini: 'रोहिणी|રોહિણી',
    mrigashira:
      'mrigasira|mrugashirsha|mrigshira|mrug|mrigasheersha|mrugashira|mrigashirsha|मृगशीर्ष|मृगशिरा|मृग|મૃગશીર્ષ',
    ardra: 'aardra|arudra|thiruvathira|आर्द्रा|આર્દ્રા',
    punarvasu: 'punarpoosam|punarvas|पुनर्वसु|पुनर्वसू|પુનર્વસુ',
    pushya: 'pushyami|pushyam|poosam|pushy|pushp|पुष्य|પુષ્ય',
    ashlesha: 'aslesha|aashlesha|ayilyam|आश्लेषा|अश्लेषा|આશ્લેષા',
    magha: 'makha|magh|मघा|મઘા',
    purva_phalguni:
      'purva phalgun|pubba|poorva phalguni|purvaphalguni|poorva falguni|purva falguni|पूर्वा फाल्गुनी|पूर्वाफाल्गुनी|पूर्वा|પૂર્વા ફાલ્ગુની',
    uttara_phalguni:
      'uttra phalguni|uttaraphalguni|uttara falguni|uttar phalguni|उत्तरा फाल्गुनी|उत्तराफाल्गुनी|उत्तरा|ઉત્તરા ફાલ્ગુની',
    hasta: 'hast|hastham|हस्त|હસ્ત',
    chitra: 'chithra|chitta|चित्रा|ચિત્રા',
    swati: 'svati|swathi|स्वाती|स्वाति|સ્વાતિ',
    vishakha: 'visakha|visakam|विशाखा|વિશાખા',
    anuradha: 'anusham|अनुराधा|અનુરાધા',
    jyeshtha: 'jyestha|jyeshta|jestha|kettai|jeshtha|ज्येष्ठा|જ્યેષ્ઠા',
    mula: 'mul|moola|mool|moolam|मूळ|मूल|મૂળ',
    purva_ashadha: 'purvashadha|purvashada|poorvashadha|purva shadha|purvasadha|पूर्वाषाढा|पूर्वाषाढ़ा|પૂર્વાષાઢા',
    uttara_ashadha: 'uttarashadha|uttarashada|uttarasadha|uttara shadha|उत्तराषाढा|उत्तराषाढ़ा|ઉત્તરાષાઢા',
    shravana: 'shravan|sravana|thiruvonam|श्रवण|શ્રવણ',
    dhanishta: 'dhanistha|dhanishtha|avittam|धनिष्ठा|ધનિષ્ઠા',
    shatabhisha: 'shatabhishak|satabhisha|shatataraka|shatbhisha|sadayam|शततारका|शतभिषा|शतभिषक|શતભિષા',
    purva_bhadrapada:
      'purvabhadra|purva bhadra|purva bhadrapad|poorva bhadrapada|पूर्वा भाद्रपदा|पूर्वाभाद्रपदा|પૂર્વા ભાદ્રપદ',
    uttara_bhadrapada:
      'uttarabhadra|uttara bhadra|uttara bhadrapad|uttarbhadrapada|उत्तरा भाद्रपदा|उत्तराभाद्रपदा|ઉત્તરા ભાદ્રપદ',
    revati: 'revathi|रेवती|રેવતી',
  },
  manglik: {
    yes: 'y|manglik|manglik yes|mangalik|mangal|mangal dosh|magal|kuja dosha|sadosh|with mangal|has mangal|mangal yes|kadak|kadak mangal|chevvai|हाँ|हां|होय|आहे|मंगळ आहे|मंगळ|मंगल|मंगली|मांगलिक|मंगलीक|सदोष|कडक मंगळ|હા|મંગળ છે|મંગળ|માંગલિક|true',
    no: 'n|manglik no|non manglik|nonmangalik|non mangalik|not manglik|not mangalik|no mangal|no manglik|no mangalik|non mangal|without mangal|nirdosh|nirdos|no dosh|no dosha|mangal no|mangal nahi|mangal nahin|nahi|नहीं|नाही|मंगळ नाही|मंगल नहीं|निर्दोष|अमांगलिक|बिना मंगल|गैर मांगलिक|ના|મંગળ નથી|નિર્દોષ|false',
    partial:
      'anshik|anshik manglik|ansik|soumya|saumya|somya|soumya mangal|saumya mangal|low|mild|light|partial manglik|partially|sowmya|अंशिक|आंशिक|आंशिक मांगलिक|सौम्य|सौम्य मंगळ|આંશિક|સૌમ્ય|હળવો',
  },
} satisfies Record<string, Record<string, string>>;
