import { split } from './split.ts';

const fields = split(
  'banking, insurance, retail, telecom, logistics, pharmaceuticals, automobiles, textiles, education, health, energy, construction, media, travel, food processing, agriculture, software, payments, real estate, mining',
);
const across = (titles: string) =>
  split(titles).flatMap((title) => [title, ...fields.map((field) => `${title}, ${field}`)]);
export const engineers = [
  ...split(
    'Software engineer, Software engineer, Software engineer, Senior software engineer, Data engineer, Test engineer, Network engineer, Civil engineer, Mechanical engineer, Electrical engineer, Site engineer, Production engineer, Quality engineer, Design engineer, Railway engineer, Systems administrator, Cloud engineer, Security analyst, Product manager, Technical writer',
  ),
  ...across('Project engineer, Business analyst'),
];
export const office = across(
  'Accountant, Accounts executive, Sales executive, Sales officer, Office assistant, Clerk, Branch officer, Customer support executive',
);
export const managers = across(
  'Manager, Assistant manager, Area manager, Marketing manager, Human resources manager, Operations manager, Consultant, Analyst, Relationship manager, Team leader',
);
export const trades = split(
  'Shop owner, Farmer, Dairy farmer, Electrician, Plumber, Tailor, Driver, Mechanic, Carpenter, Mason, Photographer, Cook, Baker, Security guard, Jeweller, Weaver, Courier, Kirana shop owner, Beautician, Mobile repairer',
);
