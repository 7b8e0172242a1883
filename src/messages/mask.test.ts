import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MASK, mask } from './mask.ts';

test.each([
  // Phone numbers, plain and in groups
  ['Call me on 9822012345', `Call me on ${MASK}`],
  ['+91 98220 12345 after six', `${MASK} after six`],
  ['+91-98220-12345', MASK],
  ['020 2567 8901', MASK],
  ['(020) 25678901', MASK],
  ['25678901', MASK],
  ['98.22.01.23.45', MASK],
  ['98220\n12345', MASK],
  ['98220 and 12345', MASK],
  ['98220 aur 12345', MASK],
  // … spaced out
  ['9 8 2 2 0 1 2 3 4 5', MASK],
  ['9-8-2-2-0-1-2-3-4-5', MASK],
  ['9 😀 8 😀 2 😀 2 😀 0 😀 1 😀 2 😀 3 😀 4 😀 5', MASK],
  ['9️⃣8️⃣2️⃣2️⃣0️⃣1️⃣2️⃣3️⃣4️⃣5️⃣', `${MASK}️⃣`],
  // … in the digits of any script
  ['मेरा नंबर ९८२२०१२३४५ है', `मेरा नंबर ${MASK} है`],
  ['৯৮২২০১২৩৪৫', MASK],
  ['௯௮௨௨௦௧௨௩௪௫', MASK],
  ['౯౮౨౨౦౧౨౩౪౫', MASK],
  ['೯೮೨೨೦೧೨೩೪೫', MASK],
  ['൯൮൨൨൦൧൨൩൪൫', MASK],
  ['૯૮૨૨૦૧૨૩૪૫', MASK],
  ['੯੮੨੨੦੧੨੩੪੫', MASK],
  ['୯୮୨୨୦୧୨୩୪୫', MASK],
  ['۹۸۲۲۰۱۲۳۴۵', MASK],
  ['９８２２０１２３４５', MASK],
  ['⑨⑧②②⓪①②③④⑤', MASK],
  ['𝟗𝟖𝟐𝟐𝟎𝟏𝟐𝟑𝟒𝟓', MASK],
  ['98220 १२३४५', MASK],
  // … in words
  ['nine eight two two zero one two three four five', MASK],
  ['nine eight double two oh one two three four five', MASK],
  ['ninety eight twenty two oh one twenty three forty five', MASK],
  ['nau aath do do shunya ek do teen char paanch', MASK],
  ['नौ आठ दो दो शून्य एक दो तीन चार पाँच', MASK],
  ['98220 one two three four five', MASK],
  ['9822o12345', MASK],
  // E-mail addresses
  ['asha.k@gmail.com', MASK],
  ['Write to asha@example.co.in please', `Write to ${MASK} please`],
  ['asha @ gmail . com', MASK],
  ['asha＠gmail．com', MASK],
  ['asha@gmail', MASK],
  ['asha@okhdfcbank', MASK],
  ['asha (at) gmail (dot) com', MASK],
  ['asha[at]gmail[dot]com', MASK],
  ['asha(at)gmail.com', MASK],
  ['asha at gmail dot com', MASK],
  ['ASHA AT GMAIL DOT COM', MASK],
  ['asha at gmail.com', MASK],
  ['asha dot k at gmail dot com', MASK],
  ['asha gmail com', MASK],
  ['asha gmail.com', MASK],
  ['asha @gmail.com', `asha ${MASK}`],
  ['asha@ gmail.com', MASK],
  ['आशा ऐट जीमेल डॉट कॉम', MASK],
  ['आशा@उदाहरण.भारत', MASK],
  ['My mail is asha@gmail.com. Please write', `My mail is ${MASK}. Please write`],
  // Links and handles
  ['https://example.com/asha?x=1 is me', `${MASK} is me`],
  ['www.example.in', MASK],
  ['wa.me/919822012345', MASK],
  ['instagram.com/asha.k', MASK],
  ['t.me/asha', MASK],
  ['find me as @asha.kulkarni', `find me as ${MASK}`],
])('%j becomes %j', (text, expected) => {
  expect(mask(text)).toBe(expected);
});

test.each([
  'Namaste, how are you?',
  'I was born on 12-04-1997 at 10:30 in Pune.',
  'I was born on 12/04/1997 10:30.',
  '1997-04-12 10:30',
  'We live in Pune 411004, second floor.',
  'From 2012 to 2016 I studied, then 2016-2018 again.',
  '2012, 2014, 2016, 2018',
  'It costs ₹12,50,000 or 1,50,00,000.',
  'About 25000-30000 a month.',
  'I am 5\'8" and 70 kg, 28 years old.',
  'My brother has two daughters, one is five and the other three.',
  'Ek do din mein baat karte hain.',
  'I work at Infosys. Come and see us.',
  'We can meet at home dot on time.',
  'Shall we meet at 5 at the temple?',
  'He works at Tata Motors in Pune.',
  'My gmail is full.',
  'I am @ work till six.',
  'The outlook in India is good.',
  'Room 204, 3rd floor, wing 7',
  'Yes.No.Maybe.',
  'मेरी बहन के दो बच्चे हैं।',
  'நான் சென்னையில் வசிக்கிறேன்.',
  '🙏🙏🙏',
  '',
])('%j stays as it is', (text) => {
  expect(mask(text)).toBe(text);
});

test('a number in any grouping is found, in any script, whatever stands around it', () => {
  const zeros = [0x30, 0x966, 0x9e6, 0xbe6, 0xc66, 0xff10];
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 }),
      fc.integer({ min: 6, max: 9 }),
      fc.constantFrom(...zeros),
      fc.constantFrom('', ' ', '-', '.', ' - ', '  ', '*', '/'),
      fc.constantFrom('', 'call ', 'नंबर: '),
      (rest, first, zero, between, around) => {
        const number = [first, ...rest].map((digit) => String.fromCodePoint(zero + digit)).join(between);
        expect(mask(around + number)).toContain(MASK);
      },
    ),
  );
});

test('no text of the full length takes long', () => {
  const texts = [
    'a',
    'a.',
    'a@',
    'at ',
    'a at ',
    ' ',
    '9 ',
    'a (at) ',
    '.',
    'dot ',
    'a dot ',
    '٩',
    '-',
    'gmail ',
    '1,00',
    '@@',
  ];
  for (const part of texts) {
    const began = performance.now();
    mask(part.repeat(2000).slice(0, 2000));
    expect([part, performance.now() - began < 250]).toEqual([part, true]);
  }
});
