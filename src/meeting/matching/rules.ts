/** Worth of a promotion: as if the viewer fitted the profile's wishes so many hundredths better. */
export const LIFT = 8;
