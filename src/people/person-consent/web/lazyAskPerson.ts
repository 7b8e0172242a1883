export { AskPerson as default } from './ConsentNotice.tsx';
