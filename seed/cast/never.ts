/** Facts that most of the cast share. */
export const never = { maritalStatus: 'Never Married', country: 'India', smoking: 'No' };
