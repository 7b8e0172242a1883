import type { I18n } from '@lingui/core';

/** Returns the names of the kootas, the poruthams and the grahas in a language, by their keys. */
export function namesFor(i18n: I18n): Record<string, string> {
  return {
    varna: i18n._({ id: 'horoscope.varna', message: 'Varna' }),
    vashya: i18n._({ id: 'horoscope.vashya', message: 'Vashya' }),
    tara: i18n._({ id: 'horoscope.tara', message: 'Tara' }),
    yoni: i18n._({ id: 'horoscope.yoni', message: 'Yoni' }),
    maitri: i18n._({ id: 'horoscope.maitri', message: 'Graha maitri' }),
    gana: i18n._({ id: 'horoscope.gana', message: 'Gana' }),
    bhakoot: i18n._({ id: 'horoscope.bhakoot', message: 'Bhakoot' }),
    nadi: i18n._({ id: 'horoscope.nadi', message: 'Nadi' }),

    dinam: i18n._({ id: 'horoscope.dinam', message: 'Dinam' }),
    ganam: i18n._({ id: 'horoscope.ganam', message: 'Ganam' }),
    mahendram: i18n._({ id: 'horoscope.mahendram', message: 'Mahendram' }),
    stree_deergham: i18n._({ id: 'horoscope.stree_deergham', message: 'Stree deergham' }),
    rasi: i18n._({ id: 'horoscope.rasi', message: 'Rasi' }),
    rasi_adhipathi: i18n._({ id: 'horoscope.rasi_adhipathi', message: 'Rasi adhipathi' }),
    vasyam: i18n._({ id: 'horoscope.vasyam', message: 'Vasyam' }),
    rajju: i18n._({ id: 'horoscope.rajju', message: 'Rajju' }),
    vedhai: i18n._({ id: 'horoscope.vedhai', message: 'Vedhai' }),

    sun: i18n._({ id: 'horoscope.sun', message: 'Sun' }),
    moon: i18n._({ id: 'horoscope.moon', message: 'Moon' }),
    mars: i18n._({ id: 'horoscope.mars', message: 'Mars' }),
    mercury: i18n._({ id: 'horoscope.mercury', message: 'Mercury' }),
    jupiter: i18n._({ id: 'horoscope.jupiter', message: 'Jupiter' }),
    venus: i18n._({ id: 'horoscope.venus', message: 'Venus' }),
    saturn: i18n._({ id: 'horoscope.saturn', message: 'Saturn' }),
    rahu: i18n._({ id: 'horoscope.rahu', message: 'Rahu' }),
    ketu: i18n._({ id: 'horoscope.ketu', message: 'Ketu' }),
  };
}

/** Returns the two letters of the lagna and of each graha in a drawn chart, in a language. */
export function lettersFor(i18n: I18n): Record<string, string> {
  return {
    lagna: i18n._({ id: 'horoscope.letters.lagna', message: 'La' }),
    sun: i18n._({ id: 'horoscope.letters.sun', message: 'Su' }),
    moon: i18n._({ id: 'horoscope.letters.moon', message: 'Mo' }),
    mars: i18n._({ id: 'horoscope.letters.mars', message: 'Ma' }),
    mercury: i18n._({ id: 'horoscope.letters.mercury', message: 'Me' }),
    jupiter: i18n._({ id: 'horoscope.letters.jupiter', message: 'Ju' }),
    venus: i18n._({ id: 'horoscope.letters.venus', message: 'Ve' }),
    saturn: i18n._({ id: 'horoscope.letters.saturn', message: 'Sa' }),
    rahu: i18n._({ id: 'horoscope.letters.rahu', message: 'Ra' }),
    ketu: i18n._({ id: 'horoscope.letters.ketu', message: 'Ke' }),
  };
}
