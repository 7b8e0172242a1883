import { engineers, managers, office, trades } from './professions.ts';
import { split } from './split.ts';

/** An education, how common it is among people who look for a match, their age at its end, and their occupations. */
export type Career = {
  education: string;
  weight: number;
  from: number;
  /** Rupees a year at the start, in lakhs; grows with age. */
  lakhs: number;
  professions: string[];
};

export const careers: Career[] = [
  { education: 'B.Tech', weight: 17, from: 22, lakhs: 5, professions: engineers },
  { education: 'MBA', weight: 10, from: 24, lakhs: 7, professions: managers },
  {
    education: 'MBBS',
    weight: 2.5,
    from: 24,
    lakhs: 8,
    professions: split(
      'Doctor, Resident doctor, Medical officer, General physician, Casualty medical officer',
    ),
  },
  {
    education: 'M.Tech',
    weight: 3,
    from: 25,
    lakhs: 8,
    professions: [...engineers, ...split('Research engineer, Lecturer, Scientist')],
  },
  { education: 'B.Com', weight: 13, from: 21, lakhs: 3, professions: office },
  {
    education: 'BA',
    weight: 12,
    from: 21,
    lakhs: 2.5,
    professions: [
      ...office,
      ...split(
        'Teacher, Journalist, Police constable, Police sub-inspector, Musician, Government employee, Librarian, Translator',
      ),
    ],
  },
  {
    education: 'B.Sc',
    weight: 8,
    from: 21,
    lakhs: 3,
    professions: split(
      'Laboratory technician, Teacher, Pharmaceutical sales officer, Agriculture officer, Government employee, Forest guard, Research assistant, Chemist, Dietician, Optometrist',
    ),
  },
  { education: 'BBA', weight: 3, from: 21, lakhs: 3, professions: office },
  {
    education: 'BCA',
    weight: 4,
    from: 21,
    lakhs: 3.5,
    professions: split(
      'Programmer, Web developer, Software tester, Computer operator, Technical support engineer, Graphic designer',
    ),
  },
  {
    education: 'B.Ed',
    weight: 4,
    from: 23,
    lakhs: 3.5,
    professions: split(
      'Teacher, Primary school teacher, High school teacher, Headmaster, Mathematics teacher, Science teacher, English teacher, Hindi teacher',
    ),
  },
  {
    education: 'B.Arch',
    weight: 0.7,
    from: 23,
    lakhs: 5,
    professions: split('Architect, Interior designer, Town planner, Landscape architect'),
  },
  {
    education: 'B.Pharm',
    weight: 1.6,
    from: 22,
    lakhs: 3.5,
    professions: split('Pharmacist, Medical representative, Drug inspector, Medical shop owner'),
  },
  {
    education: 'B.Sc Nursing',
    weight: 1.6,
    from: 22,
    lakhs: 3.5,
    professions: split('Nurse, Staff nurse, Head nurse, Intensive care nurse'),
  },
  { education: 'BDS', weight: 0.8, from: 23, lakhs: 5, professions: split('Dentist, Orthodontist') },
  {
    education: 'LLB',
    weight: 1.5,
    from: 23,
    lakhs: 4,
    professions: split('Advocate, Legal officer, Judge, Notary, Company lawyer'),
  },
  {
    education: 'CA',
    weight: 1.6,
    from: 24,
    lakhs: 9,
    professions: split('Chartered accountant, Auditor, Finance manager, Tax consultant'),
  },
  { education: 'M.Com', weight: 3, from: 23, lakhs: 3.5, professions: office },
  {
    education: 'MA',
    weight: 4.5,
    from: 23,
    lakhs: 3,
    professions: split(
      'Lecturer, Teacher, Government employee, Social worker, Journalist, Translator, Clerk, Revenue officer, Postal officer',
    ),
  },
  {
    education: 'M.Sc',
    weight: 3.5,
    from: 23,
    lakhs: 4,
    professions: split(
      'Lecturer, Scientist, Chemist, Biologist, Statistician, Research fellow, Data analyst, Geologist',
    ),
  },
  { education: 'MCA', weight: 2.5, from: 24, lakhs: 5.5, professions: engineers.slice(0, 8) },
  {
    education: 'MD',
    weight: 0.6,
    from: 28,
    lakhs: 18,
    professions: split(
      'Paediatrician, Physician, Radiologist, Anaesthetist, Cardiologist, Dermatologist, Psychiatrist',
    ),
  },
  {
    education: 'PhD',
    weight: 0.7,
    from: 28,
    lakhs: 9,
    professions: split('Professor, Assistant professor, Scientist, Research scientist'),
  },
  {
    education: 'Diploma',
    weight: 5,
    from: 20,
    lakhs: 2.5,
    professions: split(
      'Junior engineer, Technician, Draughtsman, Supervisor, Railway technician, Machine operator',
    ),
  },
  {
    education: '12th',
    weight: 6,
    from: 18,
    lakhs: 1.8,
    professions: [...trades, ...split('Army jawan, Police constable')],
  },
  { education: '10th', weight: 3, from: 18, lakhs: 1.5, professions: trades },
];
