// The one person who can sign in to the illustrations.
export const PERSON = { name: 'ada', password: 'welcome' };
