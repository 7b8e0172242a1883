import type { VocabularyKind } from '../../../base/vocabulary/shared/lists.ts';
import type { Vocabulary } from '../../../base/vocabulary/vocabulary.ts';
import { positionOfSound, soundOf } from './sounds/sound.ts';
import { Spellings } from './sounds/typos.ts';

/** Lists whose options free text finds. Each is a column of a search row. */
export const optionFields = ['state', 'education', 'religion', 'mother_tongue', 'marital_status'] as const;
export type OptionField = (typeof optionFields)[number];

type Option = { id: number; letters: string[]; sounds: string[] };

/**
 * A word of these lists is also found by its beginning. Many profiles have the options of the other lists, so there
 * the whole word is needed.
 */
const BEGINNINGS: readonly OptionField[] = ['state', 'education'];
const BEGINNING_MIN = 3;

/** Several lists have an option named 'Other', and nobody looks for it. */
const OTHER = 'other';

const lettersOf = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

const optionCache = new WeakMap<Vocabulary, ReturnType<typeof readOptions>>();

/** Returns the options that free text finds: by words of their English names, and by the names that families use. */
export function optionsOf(vocabulary: Vocabulary): ReturnType<typeof readOptions> {
  let cached = optionCache.get(vocabulary);
  if (!cached) {
    cached = readOptions(vocabulary);
    optionCache.set(vocabulary, cached);
  }
  return cached;
}

const aliasesOf = (field: OptionField, key: string): string[] => [
  ...(optionAliases[field]?.[key] ?? []),
  ...((field === 'education' && nativeDegrees[key]?.split(' ')) || []),
];

function readOptions({ terms }: Vocabulary) {
  const spellings = new Spellings();
  const list = (field: OptionField): Option[] =>
    terms
      .filter(({ kind, key }) => kind === field && key !== OTHER)
      .map(({ id, key, name }) => {
        const aliases = aliasesOf(field, key);
        // Families also write Tamilnadu. A short alias is found only as written.
        const names = [name, ...aliases.filter((alias) => lettersOf(alias).length > BEGINNING_MIN)];
        const sounds = names.flatMap((one) => [...soundOf(one).split(' '), soundOf(lettersOf(one))]);
        for (const sound of sounds) spellings.add(sound);
        return { id, letters: [...name.split(/\s+/), name, ...aliases].map(lettersOf), sounds };
      });
  const options = new Map(optionFields.map((field) => [field, list(field)]));
  return {
    spellings,
    /** Whether an option has a word with this spelling. */
    isWord(written: string): boolean {
      const letters = lettersOf(written);
      return (
        letters !== '' &&
        [...options.values()].some((field) => field.some((one) => one.letters.includes(letters)))
      );
    },
    /** Whether a state has a word with this spelling. */
    isState(written: string): boolean {
      const letters = lettersOf(written);
      return letters !== '' && options.get('state')!.some((one) => one.letters.includes(letters));
    },
    /**
     * Returns the ids of options with a word that is spelled like `written`, or that sounds or begins like one of
     * `sounding`.
     */
    find(field: OptionField, sounding: string[], written: string): number[] {
      const letters = lettersOf(written);
      const long = sounding.filter((sound) => sound.length >= BEGINNING_MIN);
      const begins = (word: string) =>
        long.some((sound) =>
          BEGINNINGS.includes(field) && positionOfSound(sound, written) !== 'word'
            ? word.startsWith(sound)
            : word === sound,
        );
      return options
        .get(field)!
        .filter((one) => (letters !== '' && one.letters.includes(letters)) || one.sounds.some(begins))
        .map(({ id }) => id);
    },
  };
}

/**
 * Other names that families use for options, by list and key: common abbreviations and older names of states, and
 * words for a person, such as widow. Abbreviations that are a Hindi word or another name (KA, UK) are left out.
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

/**
 * Degrees by key, as written in Devanagari, Bengali, Gujarati, Gurmukhi, Tamil, Telugu, Kannada and Malayalam, in
 * this order.
 */
export const nativeDegrees: Record<string, string> = {
  btech: 'बीटेक বিটেক બીટેક ਬੀਟੈੱਕ ਬੀਟੈਕ பிடெக் బీటెక్ ಬಿಟೆಕ್ ബിടെക് ബിടെക്',
  mtech: 'एमटेक এমটেক એમટેક ਐਮਟੈਕ எம்டெக் ఎంటెక్ ಎಂಟೆಕ್ എംടെക് എംടെക്',
  mba: 'एमबीए এমবিএ એમબીએ ਐਮਬੀਏ எம்பிஏ ఎంబీఏ ಎಂಬಿಎ എംബിഎ',
  mbbs: 'एमबीबीएस এমবিবিএস એમબીબીએસ ਐਮਬੀਬੀਐਸ எம்பிபிஎஸ் ఎంబీబీఎస్ ಎಂಬಿಬಿಎಸ್ എംബിബിഎസ്',
  bcom: 'बीकॉम বিকম બીકોમ ਬੀਕਾਮ பிகாம் బీకాం బీకామ్ ಬಿಕಾಂ ബികോം',
  mcom: 'एमकॉम এমকম એમકોમ ਐਮਕਾਮ எம்காம் ఎంకాం ఎంకామ్ ಎಂಕಾಂ എംകോം',
  ba: 'बीए বিএ બીએ ਬੀਏ பிஏ బీఏ ಬಿಎ ബിഎ',
  ma: 'एमए এমএ એમએ ਐਮਏ எம்ஏ ఎంఏ ಎಂಎ എംഎ',
  bsc: 'बीएससी বিএসসি બીએસસી ਬੀਐਸਸੀ பிஎஸ்சி బీఎస్సీ ಬಿಎಸ್ಸಿ ബിഎസ്‌സി ബിഎസ്സി',
  msc: 'एमएससी এমএসসি એમએસસી ਐਮਐਸਸੀ எம்எஸ்சி ఎంఎస్సీ ಎಂಎಸ್ಸಿ എംഎസ്‌സി എംഎസ്സി',
  bed: 'बीएड বিএড બીએડ ਬੀਐਡ பிஎட் బీఎడ్ ಬಿಎಡ್ ബിഎഡ്',
  bca: 'बीसीए বিসিএ બીસીએ ਬੀਸੀਏ பிசிஏ బీసీఏ ಬಿಸಿಎ ബിസിഎ',
  mca: 'एमसीए এমসিএ એમસીએ ਐਮਸੀਏ எம்சிஏ ఎంసీఏ ಎಂಸಿಎ എംസിഎ',
  ca: 'सीए সিএ સીએ ਸੀਏ சிஏ సీఏ ಸಿಎ സിഎ',
  llb: 'एलएलबी এলএলবি એલએલબી ਐਲਐਲਬੀ எல்எல்பி ఎల్ఎల్‌బీ ఎల్ఎల్బీ ಎಲ್ಎಲ್‌ಬಿ ಎಲ್ಎಲ್ಬಿ എൽഎൽബി',
  phd: 'पीएचडी পিএইচডি પીએચડી ਪੀਐਚਡੀ பிஎச்டி పీహెచ్‌డీ పీహెచ్డీ ಪಿಎಚ್‌ಡಿ ಪಿಎಚ್ಡಿ പിഎച്ച്ഡി',
  diploma: 'डिप्लोमा ডিপ্লোমা ડિપ્લોમા ਡਿਪਲੋਮਾ டிப்ளமோ డిప్లొమా ಡಿಪ್ಲೊಮಾ ഡിപ്ലോമ',
};
