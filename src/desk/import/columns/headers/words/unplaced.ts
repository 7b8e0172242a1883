/** Columns that registers have and that no profile needs: counts and money. They are left out. */
export const LEFT_OUT = `sr no|sr|s no|sno|serial no|serial|sl no|sl|srno|no|number|index|row|#|क्रमांक|क्र|अ क्र|अनु क्र|अनुक्रमांक|क्रम|क्रम संख्या|क्र सं|स क्र|अ न|अ नं|ક્રમ|ક્રમાંક|અ નં|નં|
transaction id|transaction no|utr|utr no|payment id|payment mode|payment status|payment screenshot|upload payment screenshot|amount|amount paid|fee|fees|paid|receipt no|receipt|शुल्क|पावती क्रमांक|रसीद नंबर|रसीद क्रमांक|
score|status|aadhaar|aadhar|aadhaar no|aadhar no|aadhar card no|aadhaar number|aadhar number|pan|pan no|pan number|आधार क्रमांक|आधार नंबर|આધાર નંબર`;

/** Columns for which a site can add a field of its own. */
export const NEW_FIELDS = `blood group|bloodgroup|blood gr|blood|रक्तगट|रक्त गट|रक्त समूह|ब्लड ग्रुप|બ્લડ ગ્રુપ|
complexion|colour|color|skin colour|रंग|वर्ण रंग|વાન|રંગ|body type|built|spectacles|specs|glasses|lens|चष्मा|चश्मा|ચશ્મા|
devak|kuldaivat|kuldevi|kuldevta|kul|kuldevata|kuli|कुळ|देवक|कुलदैवत|कुलदेवी|कुलदेवता|कुळी|कुल|કુળદેવી|કુળદેવતા|
gan|gana|nadi|naadi|charan|pada|yoni|varna|varn|vashya|गण|नाडी|नाड़ी|चरण|योनी|योनि|वर्ण|वश्य|ગણ|નાડી|ચરણ|
property|land|agriculture land|farm|own house|house|flat|vehicle|शेती|शेत जमीन|जमीन|घर|स्वतःचे घर|મિલકત|જમીન|
physique|personality type|profile created by|referred by|reference name|maternal grandfather|grandfather name|आजोबा|दादा का नाम|नाना का नाम|
shakh|pravar|ved|sutra|shani|lagna|lagna rashi|patrika|kundli|kundali match|horoscope match required|horoscope match|पत्रिका|पत्रिका पाहायची का|कुंडली मिलान`;
