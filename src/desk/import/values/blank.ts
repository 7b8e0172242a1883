import { squeeze } from '../text/fold.ts';

/** What people write where nothing is known, squeezed. */
const BLANK = new Set(
  `na nil none null undefined notapplicable notavailable notspecified notspecify notmentioned notknown notgiven unknown dontknow
  noidea nodata noinfo notdisclosed willtell tbd tba xx xxx xxxx blank empty select selectone pleaseselect choose
  लागूनाही लागूनहीं माहितनाही माहीतनाही माहितीनाही मालूमनहीं पतानहीं ज्ञातनहीं उपलब्धनाही उपलब्धनहीं निरंक
  ખબરનથી લાગુનથી ઉપલબ્ધનથી`
    .split(/\s+/)
    .map(squeeze),
);

const DITTO = new Set(
  `sameasabove same asabove sameabove ditto do sameasfather sameaspermanent sameaspermanentaddress sameaddress
  वरीलप्रमाणे वरप्रमाणे सदर ऊपरजैसा ऊपरकेसमान उपरोक्त यथावत ઉપરમુજબ`
    .split(/\s+/)
    .map(squeeze),
);

/** Whether a text says that nothing is known: '-', 'NA', 'Not specified'. */
export const isBlank = (text: string): boolean => {
  const word = squeeze(text);
  return BLANK.has(word) || (word === '' && !/[✓✔☑✗✘"″〃]/.test(text));
};

/** Whether a text says that it is as in another cell. */
export const isDitto = (text: string): boolean =>
  DITTO.has(squeeze(text)) || /^\s*(["″〃]|''|-\s*["〃]\s*-|-\s*do\s*-)\s*$/i.test(text);
