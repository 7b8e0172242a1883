import { as, type Register } from './register.ts';

const american: Register = {
  what: 'a workbook from an American machine: some dates were changed, others stayed texts',
  format: 'xlsx',
  right: 9,
  asked: 6,
  sheets: [
    {
      name: 'Boys',
      columns: [
        ['Name', 'person.name'],
        ['D.O.B.', 'person.dateOfBirth'],
        ['Height', 'facts.heightCm'],
      ],
      rows: [
        // Typed as 05/08/1994, and taken for 8 May.
        ['Ravi Kale', as({ date: '1994-05-08' }, '1994-08-05'), as('5\'9"', 175)],
        ['Amit Rane', as('25/08/1992', '1992-08-25'), as({ date: '2026-05-09' }, 175)],
        ['Sagar More', as({ date: '1991-03-02' }, '1991-02-03'), as('number', null)],
        ['Anil Pawar', as('30/11/1990', '1990-11-30'), as(5.1, 178)],
        ['Nitin Jadhav', as({ date: '1993-07-07' }, '1993-07-07'), as(5.1, 155)],
      ],
    },
  ],
};

const contradictory: Register = {
  what: 'a list that two people typed: one wrote the day first, the other the month',
  format: { delimiter: '\t', encoding: 'utf-16le' },
  right: 9,
  asked: 3,
  sheets: [
    {
      columns: [
        ['Name', 'person.name'],
        ['Date of Birth', 'person.dateOfBirth'],
        ['Sex', 'person.gender'],
      ],
      rows: [
        ['Asha Patil', as('25/08/1994', '1994-08-25'), as('F', 'female')],
        ['Neha Joshi', as('08/26/1995', '1995-08-26'), as('F', 'female')],
        ['Meena Shah', as('05/06/1996', '1996-05-06'), as('F', 'female')],
        ['Ravi Kale', as('06/05/1990', '1990-05-06'), as('X', null)],
      ],
    },
  ],
};

const exponents: Register = {
  what: 'a CSV file that Excel saved: rounded phone numbers, lost zeros, dates as numbers',
  format: { encoding: 'windows-1252' },
  right: 22,
  asked: 14,
  sheets: [
    {
      columns: [
        ['Candidate’s Name', 'person.name'],
        ['Gender', 'person.gender'],
        ['Birth date', 'person.dateOfBirth'],
        ['Birth time', 'horoscope.timeOfBirth'],
        ['Height', 'facts.heightCm'],
        ['Phone', 'account.phones'],
      ],
      rows: [
        [
          'Asha Patil',
          as('F', 'female'),
          as('34550', '1994-08-04'),
          as('10.3', '10:30'),
          as('5’4"', 163),
          as('9.82E+09', null),
        ],
        [
          as('Zoë D’Souza', "Zoë D'Souza"),
          as('F', 'female'),
          as('05-Aug-94', '1994-08-05'),
          as('0.4375', '10:30'),
          as('5.1', 178),
          as('9.19E+11', null),
        ],
        [
          'Ravi Kale',
          as('M', 'male'),
          as('5081994', '1994-08-05'),
          as('22:30', '22:30'),
          as('5-9', 175),
          as('9823044560', ['+919823044560']),
        ],
        [
          'Amit Rane',
          as('M', 'male'),
          as('1994', null),
          as('10:70', null),
          as('05-Sep', null),
          as('982304456', null),
        ],
        [
          'Sagar More',
          as('M', 'male'),
          as('########', null),
          as('NA', null),
          as('#REF!', null),
          as('98230445629823044563', ['+919823044562', '+919823044563']),
        ],
        [
          'Anil Pawar',
          as('M', 'male'),
          as('31/02/1990', null),
          as('12 noon', '12:00'),
          as('175 cms', 175),
          as('9823044564.0', ['+919823044564']),
        ],
      ],
    },
  ],
};

const formulas: Register = {
  what: 'a workbook with formulas, errors and a hidden sheet of lookups',
  format: 'xlsx',
  right: 16,
  asked: 4,
  sheets: [
    {
      name: 'Bride',
      columns: [
        ['Name', 'person.name'],
        ['DOB', 'person.dateOfBirth'],
        ['Age', null],
        ['City', 'facts.city'],
        ['State', 'facts.state'],
        ['Fee', null],
        ['Religion', 'person.religion'],
      ],
      rows: [
        [
          as({ formula: 'A9&B9', value: 'Asha Patil' }, 'Asha Patil'),
          as({ date: '1994-08-05' }, '1994-08-05'),
          { formula: 'YEAR(NOW())-1994', value: 32 },
          'Pune',
          as({ formula: 'VLOOKUP(D2,Lists!A:B,2)', value: 'Maharashtra' }, 'mh'),
          500,
          as('Hindu', 'hindu'),
        ],
        [
          'Neha Joshi',
          as({ date: '1996-02-29' }, '1996-02-29'),
          { formula: 'YEAR(NOW())-1996', value: 30 },
          'Indore',
          as({ error: '#N/A' }, 'mp'),
          { formula: 'F2' },
          as('Hindu', 'hindu'),
        ],
        [
          as({ formula: 'A10&B10' }, null),
          as({ date: '1995-05-01' }, '1995-05-01'),
          { formula: 'YEAR(NOW())-1995', value: 21 },
          'Surat',
          as('GJ', 'gj'),
          null,
          as('Jain', 'jain'),
        ],
        [
          'Meena Shah',
          as({ date: '2012-05-01' }, '2012-05-01'),
          null,
          'Rajkot',
          as('Gujrat', 'gj'),
          null,
          as('Jaine', 'jain'),
        ],
      ],
    },
    {
      name: 'Lists',
      hidden: true,
      columns: [
        ['Name', null],
        ['State', null],
      ],
      rows: [],
    },
  ],
};

const between: Register = {
  what: 'a printed list: numbers without people, totals, titles between, the header again',
  format: 'ods',
  right: 23,
  asked: 1,
  sheets: [
    {
      name: 'वधू',
      merges: ['A1:E1', 'A6:E6'],
      above: [
        ['श्री मंडळ, नागपूर', null, null, null, null],
        [null, null, null, null, null],
      ],
      columns: [
        ['Sr No', null],
        ['Name', 'person.name'],
        ['Birth date', 'person.dateOfBirth'],
        ['Gotra', 'facts.gotra'],
        ['Mobile', 'account.phones'],
      ],
      rows: [
        [
          1,
          'Asha Patil',
          as({ date: '1994-08-05' }, '1994-08-05'),
          'Kashyap',
          as('9823044558', ['+919823044558']),
        ],
        [2, 'Neha Joshi', as('06 Aug 1995', '1995-08-06'), 'Vatsa', as('9823044559', ['+919823044559'])],
        { between: ['Mumbai', null, null, null, null] },
        { between: ['Sr No', 'Name', 'Birth date', 'Gotra', 'Mobile'] },
        [3, 'Meena Shah', as('25.12.96', '1996-12-25'), as('-', null), as('9823044560', ['+919823044560'])],
        [4, 'Usha Rane', as('1997-01-02', '1997-01-02'), 'Garg', as(9823044561, ['+919823044561'])],
        { between: [5, null, null, null, null] },
        { between: [6, null, null, null, null] },
        [
          7,
          'Rekha More',
          as('01/02/98', '1998-02-01'),
          as('Not specified', null),
          as('98230-44562', ['+919823044562']),
        ],
        [8, 'Sima Kale', as('4 March 1999', '1999-03-04'), 'Atri', as('0 98230 44563', ['+919823044563'])],
        { between: ['Total', 6, null, null, null] },
      ],
    },
  ],
};

export const damaged: Register[] = [american, contradictory, exponents, formulas, between];
