export { WithheldNotice as default } from './ConsentNotice.tsx';
