import { as, type Register } from './register.ts';

const googleForms: Register = {
  what: 'an export of Google Forms: long questions, an American timestamp, lines within cells',
  format: { encoding: 'utf-8' },
  right: 48,
  asked: 4,
  sheets: [
    {
      columns: [
        ['Timestamp', 'register.registeredOn'],
        ['Email Address', 'account.email'],
        ['Full name of the candidate / उमेदवाराचे नाव *', 'person.name'],
        ['स्त्री / पुरुष (MALE / FEMALE)', 'person.gender'],
        ['Date of Birth', 'person.dateOfBirth'],
        ['Birth Time (AM/PM)', 'horoscope.timeOfBirth'],
        ['Height (in feet)', 'facts.heightCm'],
        ['Marital Status', 'facts.maritalStatus'],
        ['What is your annual income?', 'facts.incomeMinRupees'],
        ['Residential Address', 'register.address'],
        ['WhatsApp Number', 'account.phones'],
        ['Upload your photo', 'register.photoFiles'],
        ['I agree', 'register.consent'],
      ],
      rows: [
        [
          as('10/25/2026 10:22:33', '2026-10-25'),
          'asha@example.in',
          'Asha Patil',
          as('FEMALE', 'female'),
          as('8/5/1994', '1994-08-05'),
          as('10:30:00 AM', '10:30'),
          as("5'4", 163),
          as('Unmarried', 'never_married'),
          as('6,00,000', 600_000),
          as('12, M.G. Road\nPune 411001', '12, M.G. Road\nPune 411001'),
          as('9823044558', ['+919823044558']),
          as('https://drive.example/open?id=1', ['https://drive.example/open?id=1']),
          as('Yes', true),
        ],
        [
          as('10/26/2026 9:01:00', '2026-10-26'),
          as('RAVI@EXAMPLE.IN', 'ravi@example.in'),
          'Ravi Kale',
          as('पुरुष / MALE', 'male'),
          as('12/25/1990', '1990-12-25'),
          as('', null),
          as('5.9', 175),
          as('Divorcee', 'divorced'),
          as('8-10 lakhs', 800_000),
          '"Shanti", Nagpur',
          as('+91 98230 44559', ['+919823044559']),
          as('https://drive.example/open?id=2', ['https://drive.example/open?id=2']),
          as('Yes', true),
        ],
        [
          as('10/26/2026 9:05:00', '2026-10-26'),
          'meena@example.in',
          'Meena Shah',
          as('स्त्री', 'female'),
          as('7/7/1996', '1996-07-07'),
          as('9:15:00 PM', '21:15'),
          as('5.1', 155),
          as('Second marriage', 'divorced'),
          as('45000', 540_000),
          'Surat',
          as('9823044560 9823044561', ['+919823044560', '+919823044561']),
          as('https://drive.example/open?id=3', ['https://drive.example/open?id=3']),
          as('No', false),
        ],
        [
          as('11/1/2026 23:59:00', '2026-11-01'),
          as('neha@gmail,com', 'neha@gmail.com'),
          'Neha Joshi',
          as('FEMALE', 'female'),
          as('2/3/1997', '1997-02-03'),
          as('12:10:00 AM', '00:10'),
          as('5 feet 2 inches', 157),
          as('Never Married', 'never_married'),
          as('nil', null),
          'Indore',
          as('9823044562', ['+919823044562']),
          as('https://drive.example/open?id=4', ['https://drive.example/open?id=4']),
          as('Yes', true),
        ],
      ],
    },
  ],
};

const partsInColumns: Register = {
  what: 'a form whose name is in three columns, three contacts, and birth in one',
  format: { delimiter: ';', encoding: 'utf-8-mark' },
  right: 25,
  asked: 3,
  sheets: [
    {
      columns: [
        ['Surname', null],
        ['First Name', 'person.name'],
        ['Middle Name', null],
        ['Gender', 'person.gender'],
        ['Date and Time of Birth', 'person.dateOfBirth'],
        ['Contact 1', 'account.phones'],
        ['Contact 2', null],
        ['Contact No. (Father)', null],
        ['Current City', 'facts.city'],
        ['Brothers and Sisters', 'facts.brothers'],
        ['Hobbies', 'facts.hobbies'],
      ],
      rows: [
        [
          'Patil',
          as('Asha', 'Asha Ramesh Patil'),
          'Ramesh',
          as('Girl', 'female'),
          as('05/08/1994 10.30 AM', '1994-08-05'),
          as('9823044558', ['+919823044558', '+919823044559', '+919823044560']),
          '9823044559',
          '9823044560',
          as('Pune, Maharashtra', 'Pune'),
          as('1 brother, 2 sisters (1 married)', 1),
          as('Reading, Music', ['Reading', 'Music']),
        ],
        [
          'KALE',
          as('RAVI', 'Ravi Kale'),
          null,
          as('Boy', 'male'),
          as('25-12-1990, रात्री 10.30', '1990-12-25'),
          as('9823044561', ['+919823044561']),
          'NA',
          '0253-2461234',
          as('Nashik (MH)', 'Nashik'),
          as('2 elder brothers', 2),
          as('Cricket', ['Cricket']),
        ],
        [
          'Shah',
          as('Meena', 'Meena Shah'),
          '-',
          as('f', 'female'),
          as('01/01/1995', '1995-01-01'),
          as('9823044562', ['+919823044562', '+919823044563']),
          '9823044563',
          null,
          'Surat',
          as('No', 0),
          as('-', null),
        ],
        [
          'Joshi',
          as('Neha', 'Neha Joshi'),
          null,
          as('F', 'female'),
          as('03/04/1996 / 10.30', '1996-04-03'),
          as('9823044564', ['+919823044564']),
          null,
          null,
          'Indore',
          as('Rahul and Amit', 2),
          as('Travel & Yoga', ['Travel & Yoga']),
        ],
      ],
    },
  ],
};

const handMade: Register = {
  what: 'a CSV file made by hand: commas in addresses without quotes, inches, line breaks',
  format: {},
  right: 16,
  asked: 0,
  text: `Name,Gender,DOB,Height,Address,Mobile
${Array.from({ length: 12 }, (_, index) => `Person ${'ABCDEFGHIJKL'[index]},F,0${(index % 9) + 1}/08/1994,5'4",Pune,98230445${58 + index}`).join('\n')}
Asha Patil,F,05/08/1994,5'4",12, M.G. Road, Pune,9823044530
Ravi Kale,M,25/12/1990,5'9","Shanti", Nagpur,9823044531
Neha Joshi,F,06/08/1996
`,
  sheets: [
    {
      columns: [
        ['Name', 'person.name'],
        ['Gender', 'person.gender'],
        ['DOB', 'person.dateOfBirth'],
        ['Height', 'facts.heightCm'],
        ['Address', 'register.address'],
        ['Mobile', 'account.phones'],
      ],
      rows: [
        ...Array.from({ length: 2 }, (_, index) => [
          `Person ${'AB'[index]}`,
          as('F', 'female'),
          as('', `1994-08-0${index + 1}`),
          as('', 163),
          'Pune',
          as('', [`+9198230445${58 + index}`]),
        ]),
        ...Array.from({ length: 2 }, (_, index) => [`Person ${'CD'[index]}`, as('F', 'female')]),
      ],
    },
  ],
};

const noHeader: Register = {
  what: 'a sheet without a header',
  format: 'ods',
  right: 0,
  asked: 12,
  sheets: [
    {
      header: [],
      columns: [
        ['', 'person.name'],
        ['', 'person.dateOfBirth'],
        ['', 'facts.heightCm'],
        ['', 'account.phones'],
      ],
      rows: [
        ['Asha Patil', as('05/08/1994', '1994-08-05'), as('5\'4"', 163), as('9823044558', ['+919823044558'])],
        ['Neha Joshi', as('06/08/1995', '1995-08-06'), as('5\'2"', 157), as('9823044559', ['+919823044559'])],
        ['Meena Shah', as('07/08/1996', '1996-08-07'), as('5\'1"', 155), as('9823044560', ['+919823044560'])],
      ],
    },
  ],
};

export const forms: Register[] = [googleForms, partsInColumns, handMade, noHeader];
